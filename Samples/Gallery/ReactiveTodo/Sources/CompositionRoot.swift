import Common

/// Creates the dependencies of all modules.
struct CompositionRoot: AppDependencies {
    var clock: any Clock = DayClock()
    var dataStore: any DataStore = MemoryDataStore()
}

extension DayClock: Clock {}
