import Foundation

@MainActor
final class SecondView {
    let presenter: any SecondPresenterProtocol

    init(presenter: any SecondPresenterProtocol) {
        self.presenter = presenter
    }

    // MARK: - SecondViewProtocol

    func show(turn: Int) {
        // TODO: show(turn:)
    }
}
