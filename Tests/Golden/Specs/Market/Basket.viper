import Payment

/// The checkout screen, a module of the package Payment.
external module Checkout(amount: Int): Payment.AppDependencies {
    PaymentModule(amount: amount, delegate: delegate).build(dependencies)

    delegate as PaymentDelegate { func paymentDidEnd() }
    interface as PaymentModuleProtocol { func change(to amount: Int) }
}

service BasketStore { func total() -> Int }

module Basket {
    view { func showThanks() }

    presenter {
        func didTapPay() { interactor.sum() }
    }

    interactor(store: any BasketStore) {
        func sum() { output?.didSum(store.total()) }
    }

    output {
        func didSum(_ amount: Int) { router.openCheckout(amount, delegate: self) }
    }

    router {
        func openCheckout(_ amount: Int, delegate: any PaymentDelegate) {
            navigation.push(CheckoutModule(amount: amount, delegate: delegate))
        }
        func closeCheckout() { navigation.pop() }
    }

    on Checkout {
        func paymentDidEnd() {
            router.closeCheckout()
            view?.showThanks()
        }
    }
}
