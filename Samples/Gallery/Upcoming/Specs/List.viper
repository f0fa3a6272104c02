import Common

/// Lists the items due by the end of next week.
module List {
    /// A result of the interactor.
    struct UpcomingItem: Equatable {
        let title: String
        let dueDate: Date
        let dateRelation: NearTermDateRelation
    }

    /// The content of the view.
    struct UpcomingDisplayData: Equatable {
        let sections: [UpcomingDisplaySection]
    }

    struct UpcomingDisplaySection: Equatable {
        let name: String
        let imageName: String
        let items: [UpcomingDisplayItem]
    }

    struct UpcomingDisplayItem: Equatable {
        let title: String
        let dueDate: String
    }

    view {
        func showNoContentMessage()
        func showUpcomingDisplayData(_ data: UpcomingDisplayData)
        func reloadEntries()
    }

    presenter {
        func addNewEntry() { wireframe.presentAddInterface(delegate: self) }
        func updateView() { interactor.findUpcomingItems() }
    }

    interactor(clock: any Clock, listDataManager: any ListDataManager) {
        /// Requests the items due from today to the end of next week.
        func findUpcomingItems()
    }

    output {
        func foundUpcomingItems(_ upcomingItems: [UpcomingItem]) {
            if upcomingItems.isEmpty {
                userInterface?.showNoContentMessage()
            } else {
                userInterface?.showUpcomingDisplayData(UpcomingDisplayData(upcomingItems: upcomingItems))
            }
        }
    }

    router {
        func presentAddInterface(delegate: any AddModuleDelegate) {
            let add = navigation.present(AddModule(delegate: delegate))
            add?.configureUserInterfaceForPresentation()
        }
    }

    on Add {
        func addModuleDidCancelAddAction() {}
        func addModuleDidSaveAddAction() { updateView() }
    }
}
