import Common

/// What is due this week and next, grouped by when.
module List {
    // What Add has saved comes back through the router that opens it.
    let updates = Channel<Void>()
    let updated: Signal<Void> = updates.signal
    let saved: Sender<Void> = updates.sender

    /// What the interactor answers with.
    struct UpcomingItem: Equatable {
        let dateRelation: NearTermDateRelation
        let dueDate: Date
        let title: String
    }

    /// What the view shows.
    struct UpcomingDisplaySection: Equatable {
        let name: String
        let imageName: String
        let items: [UpcomingDisplayItem]
    }

    struct UpcomingDisplayItem: Equatable {
        let title: String
        let dueDay: String
    }

    presenter(updated, clock: any Clock) {
        func add()
        func refresh()
    }

    view {
        func isRefreshing(_ isRefreshing: Bool)
        func displaySections(_ sections: [UpcomingDisplaySection])
        func backgroundViewHidden(_ isHidden: Bool)
    }

    interactor(dataStore: any DataStore) {
        /// What is due within 14 days, in the order of its days.
        func getTodos(today: Date) async throws -> [UpcomingItem]
    }

    router(saved, clock: any Clock) {
        func add() { navigation.present(AddModule(minimumDate: clock.today(), saved: saved)) }
        func error(_ error: any Error) {
            navigation.present(ErrorAlertModule(message: error.localizedDescription))
        }
    }
}
