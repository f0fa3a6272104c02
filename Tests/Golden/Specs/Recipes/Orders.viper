struct Order: Equatable {
    let id: Int
    let title: String
}

enum SortOrder { case byDate, byTitle }

/// The orders. All modules share one store.
service OrderStore {
    func orders(_ sorting: SortOrder) async -> [Order]
    func cancel(id: Int) async
}

enum Feature { case newDetails }

service FeatureFlags {
    func isOn(_ feature: Feature) -> Bool
}

external module CancelQuestion(title: String) {
    Alerts.cancel(title, delegate: delegate)

    delegate { func cancelQuestionDidConfirm() async }
}

external module SortSheet {
    Alerts.sort(delegate: delegate)

    delegate { func sortSheetDidPick(_ sorting: SortOrder) async }
}

module OrderList {
    view { func show(_ orders: [Order]) }

    presenter {
        var asked: Order?

        func viewDidLoad() async { await interactor.load(.byDate) }
        func didTapSort() { router.askForSorting(delegate: self) }
        func didSelect(_ order: Order) { interactor.choose(order) }

        func didTapCancel(_ order: Order) {
            asked = order
            router.askWhetherToCancel(order.title, delegate: self)
        }
    }

    interactor(store: any OrderStore, flags: any FeatureFlags) {
        func load(_ sorting: SortOrder) async {
            let orders = await store.orders(sorting)
            output?.didLoad(orders)
        }

        func cancel(id: Int) async {
            await store.cancel(id: id)
            await load(.byDate)
        }

        func choose(_ order: Order) {
            if flags.isOn(.newDetails) {
                output?.didChoose(order.id)
            } else {
                output?.didChooseOld(order.id)
            }
        }
    }

    output {
        func didLoad(_ orders: [Order]) { view?.show(orders) }
        func didChoose(_ id: Int) { router.openDetails(id) }
        func didChooseOld(_ id: Int) { router.openOldDetails(id) }
    }

    router {
        func askForSorting(delegate: any SortSheetDelegate) {
            navigation.present(SortSheetModule(delegate: delegate))
        }

        func askWhetherToCancel(_ title: String, delegate: any CancelQuestionDelegate) {
            navigation.present(CancelQuestionModule(title: title, delegate: delegate))
        }

        func openDetails(_ id: Int) { navigation.push(OrderDetailsModule(id: id)) }
        func openOldDetails(_ id: Int) { navigation.push(OldDetailsModule(id: id)) }
    }

    on CancelQuestion {
        func cancelQuestionDidConfirm() async {
            if let asked { await interactor.cancel(id: asked.id) }
        }
    }

    on SortSheet {
        func sortSheetDidPick(_ sorting: SortOrder) async { await interactor.load(sorting) }
    }
}
