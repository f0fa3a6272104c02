import Common

/// Creates the dependencies of all modules: one store, and a data manager for each module.
@MainActor
struct CompositionRoot: AppDependencies {
    let clock: any Clock
    let listDataManager: any ListDataManager
    let addDataManager: any AddDataManager

    init(clock: any Clock = DayClock(), store: TodoStore = TodoStore()) {
        self.clock = clock
        listDataManager = StoreListDataManager(store: store)
        addDataManager = StoreAddDataManager(store: store)
    }
}

extension DayClock: Clock {}
