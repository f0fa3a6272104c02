import Foundation

final class ConvertInteractor {
    weak var output: (any ConvertInteractorOutputProtocol)?
    let target: String
    let rates: any Rates

    init(target: String, rates: any Rates) {
        self.target = target
        self.rates = rates
    }
}
