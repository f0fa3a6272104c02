import Foundation

@MainActor
final class LegendPresenter {
    weak var view: (any LegendViewProtocol)?
    let day: String

    init(day: String) {
        self.day = day
    }
}
