service PaymentAPI {
    func pay(_ amount: Int) async -> Bool
}

/// Takes the money.
public module Payment(amount: Int) {
    view { func showRefused() }

    presenter {
        func didTapPay() async { await interactor.pay() }
    }

    interactor(amount, api: any PaymentAPI) {
        func pay() async {
            if await api.pay(amount) { output?.didPay() } else { output?.didFail() }
        }
        func change(to amount: Int)
    }

    output {
        func didPay() { delegate?.paymentDidEnd() }
        func didFail() { view?.showRefused() }
    }

    interface { func change(to amount: Int) { interactor.change(to: amount) } }
    delegate { func paymentDidEnd() }
}
