service Rates { func rate(from: String, to: String) -> Double? }

/// Converts an amount.
module Convert(target: String = "EUR") {
    view {
        func show(amount: Double)
        func showUnknown(currency: String)
    }

    presenter { func didEnter(_ amount: Double, currency: String) { interactor.convert(amount, from: currency) } }

    interactor(target, rates: any Rates) {
        func convert(_ amount: Double, from currency: String) {
            if let rate = rates.rate(from: currency, to: target) {
                output?.didConvert(amount * rate)
            } else {
                output?.didFail(currency)
            }
        }
    }

    output {
        func didConvert(_ amount: Double) { view?.show(amount: amount) }
        func didFail(_ currency: String) { view?.showUnknown(currency: currency) }
    }
}

/// Opens only for a currency that it knows.
module Chart(currency: String, days: Int = 7) {
    guard let sign = ["EUR": "€", "USD": "$"][currency]

    view { func show(_ title: String) }

    presenter(sign: String, days) { func viewDidLoad() { view?.show("\(sign), \(days)") } }
}
