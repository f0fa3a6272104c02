import Common

/// The one place that knows what is behind the services.
struct CompositionRoot: AppDependencies {
    var clock: any Clock = DayClock()
    var dataStore: any DataStore = MemoryDataStore()
}

extension DayClock: Clock {}
