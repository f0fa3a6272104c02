import Common

/// Lists the items due this week and next week, in groups.
module List {
    // The router passes this to Add, which reports saved to-dos through it.
    let updates = Channel<Void>()
    let updated: Signal<Void> = updates.signal
    let saved: Sender<Void> = updates.sender

    /// A result of the interactor.
    struct UpcomingItem: Equatable {
        let dateRelation: NearTermDateRelation
        let dueDate: Date
        let title: String
    }

    /// A section of the view.
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
        /// Returns the items due within 14 days, sorted by day.
        func getTodos(today: Date) async throws -> [UpcomingItem]
    }

    router(saved, clock: any Clock) {
        func add() { navigation.present(AddModule(minimumDate: clock.today(), saved: saved)) }
        func error(_ error: any Error) {
            navigation.present(ErrorAlertModule(message: error.localizedDescription))
        }
    }
}
