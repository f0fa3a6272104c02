import Foundation

@MainActor
final class FirstView {
    let presenter: any FirstPresenterProtocol

    init(presenter: any FirstPresenterProtocol) {
        self.presenter = presenter
    }

    // MARK: - FirstViewProtocol

    func show(turn: Int) {
        // TODO: show(turn:)
    }
}
