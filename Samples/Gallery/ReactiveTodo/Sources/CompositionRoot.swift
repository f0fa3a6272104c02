/// The one place that knows what is behind the services.
struct CompositionRoot: AppDependencies {
    var clock: any Clock = DeviceClock()
    var dataStore: any DataStore = MemoryDataStore()
}
