import Foundation

@MainActor
final class LegendView {
    let presenter: any LegendPresenterProtocol

    init(presenter: any LegendPresenterProtocol) {
        self.presenter = presenter
    }

    // MARK: - LegendViewProtocol

    func show(_ lines: Lines) {
        // TODO: show(_:)
    }
}
