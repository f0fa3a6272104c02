import Foundation

@MainActor
final class ThirdView {
    let presenter: any ThirdPresenterProtocol

    init(presenter: any ThirdPresenterProtocol) {
        self.presenter = presenter
    }

    // MARK: - ThirdViewProtocol

    func show(turn: Int) {
        // TODO: show(turn:)
    }
}
