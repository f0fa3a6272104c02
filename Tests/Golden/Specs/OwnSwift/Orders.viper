/// Two modules of which the view, the output and what they are made from are the same protocols of the app's own.
module Orders {
    view: Loading { func show(_ orders: [Order]) }

    presenter {
        var newest: Order? = nil

        func viewDidLoad() async {
            view?.setLoading(true)
            await interactor.load()
        }
        func didTapSave(_ order: Order) async { await interactor.save(order) }
        func didTapBasket() { router.openBasket() }
    }

    interactor(orders: any Repository<Order>) {
        func load() async {
            do {
                let all = try await orders.all()
                let newest = await orders.newest
                output?.didLoad(all, newest: newest)
            } catch {
                output?.didFail("\(error)")
            }
        }
        func save(_ order: Order) async {
            do {
                try await orders.save(order)
                output?.didSave()
            } catch {
                output?.didFail("\(error)")
            }
        }
    }

    output: SavingOutput {
        func didLoad(_ orders: [Order], newest: Order?) {
            self.newest = newest
            view?.setLoading(false)
            view?.show(orders)
        }
        func didFail(_ reason: String) { view?.setLoading(false) }
    }

    router { func openBasket() { navigation.push(BasketModule()) } }
}

module Basket {
    view: Loading {}

    presenter {
        func didTapPay(_ money: Money) async {
            view?.setLoading(true)
            await interactor.pay(money)
        }
        func hasOrders() async throws -> Bool { try await interactor.count() > 0 }
    }

    interactor(accounts: any Repository<Money>, orders: any Repository<Order>) {
        func pay(_ money: Money) async {
            do {
                try await accounts.save(money)
                output?.didSave()
            } catch {
                output?.didFail("\(error)")
            }
        }
        func count() async throws -> Int { try await orders.all().count }
    }

    output: SavingOutput {
        func didSave() { view?.setLoading(false) }
        func didFail(_ reason: String) { view?.setLoading(false) }
    }
}
