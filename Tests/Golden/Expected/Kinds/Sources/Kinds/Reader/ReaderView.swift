import Foundation

@MainActor
final class ReaderView {
    let presenter: any ReaderPresenterProtocol

    init(presenter: any ReaderPresenterProtocol) {
        self.presenter = presenter
    }

    // MARK: - ReaderViewProtocol

    func show(_ page: Page) {
        // TODO: show(_:)
    }
}
