import Foundation

@MainActor
final class OnlyViewView {
    let presenter: any OnlyViewPresenterProtocol

    init(presenter: any OnlyViewPresenterProtocol) {
        self.presenter = presenter
    }

    // MARK: - OnlyViewViewProtocol

    func show() {
        // TODO: show()
    }
}
