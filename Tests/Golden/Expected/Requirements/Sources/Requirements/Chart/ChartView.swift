import Foundation

@MainActor
final class ChartView {
    let presenter: any ChartPresenterProtocol

    init(presenter: any ChartPresenterProtocol) {
        self.presenter = presenter
    }
}
