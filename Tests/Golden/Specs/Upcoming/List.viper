/// What is due by the end of next week.
module List {
    enum NearTermDateRelation: CaseIterable {
        case outOfRange, today, tomorrow, laterThisWeek, nextWeek
    }

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

    extension NearTermDateRelation {
        var sectionName: String {
            switch self {
            case .outOfRange: ""
            case .today: "Today"
            case .tomorrow: "Tomorrow"
            case .laterThisWeek: "Later This Week"
            case .nextWeek: "Next Week"
            }
        }

        var sectionImageName: String {
            switch self {
            case .outOfRange: "paper"
            case .today: "check"
            case .tomorrow: "alarm"
            case .laterThisWeek: "circle"
            case .nextWeek: "calendar"
            }
        }
    }

    extension UpcomingDisplayData {
        /// Groups the items by when they are due; within today no day is shown.
        init(upcomingItems: [UpcomingItem]) {
            let dayFormatter = DateFormatter()
            dayFormatter.dateFormat = "EEEE"
            sections = NearTermDateRelation.allCases.compactMap { relation in
                let items = upcomingItems.filter { $0.dateRelation == relation }
                guard relation != .outOfRange, !items.isEmpty else { return nil }
                return UpcomingDisplaySection(
                    name: relation.sectionName, imageName: relation.sectionImageName,
                    items: items.map { item in
                        UpcomingDisplayItem(
                            title: item.title,
                            dueDate: relation == .today ? "" : dayFormatter.string(from: item.dueDate))
                    })
            }
        }
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
