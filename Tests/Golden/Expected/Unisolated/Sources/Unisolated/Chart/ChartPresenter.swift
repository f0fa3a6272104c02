import Foundation

final class ChartPresenter {
    weak var view: (any ChartViewProtocol)?
    let sign: String
    let days: Int

    init(sign: String, days: Int) {
        self.sign = sign
        self.days = days
    }
}
