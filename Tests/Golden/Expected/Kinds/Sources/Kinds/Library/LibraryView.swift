import Foundation

@MainActor
final class LibraryView {
    let presenter: any LibraryPresenterProtocol

    init(presenter: any LibraryPresenterProtocol) {
        self.presenter = presenter
    }

    // MARK: - LibraryViewProtocol

    func show(_ rows: Rows) {
        // TODO: show(_:)
    }

    func show(order: Order) {
        // TODO: show(order:)
    }

    func showNothing() {
        // TODO: showNothing()
    }
}
