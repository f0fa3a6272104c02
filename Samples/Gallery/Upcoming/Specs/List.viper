import Common

/// What is due by the end of next week.
module List {
    /// What the interactor answers with.
    struct UpcomingItem: Equatable {
        let title: String
        let dueDate: Date
        let dateRelation: NearTermDateRelation
    }

    /// What the view shows.
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

    view as ListViewInterface {
        func showNoContentMessage()
        func showUpcomingDisplayData(_ data: UpcomingDisplayData)
        func reloadEntries()
    }

    presenter as ListModuleInterface {
        func addNewEntry() { router.presentAddInterface(delegate: self) }
        func updateView() { interactor.findUpcomingItems() }
    }

    interactor(clock: any Clock, listDataManager: any ListDataManager) as ListInteractorInput {
        /// Asks for what is due from today to the end of next week.
        func findUpcomingItems()
    }

    output as ListInteractorOutput {
        func foundUpcomingItems(_ upcomingItems: [UpcomingItem]) {
            if upcomingItems.isEmpty {
                view?.showNoContentMessage()
            } else {
                view?.showUpcomingDisplayData(UpcomingDisplayData(upcomingItems: upcomingItems))
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
