import Foundation

final class ChartView {
    let presenter: any ChartPresenterProtocol

    init(presenter: any ChartPresenterProtocol) {
        self.presenter = presenter
    }

    // MARK: - ChartViewProtocol

    func show(_ title: String) {
        // TODO: show(_:)
    }
}
