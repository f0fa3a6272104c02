import Foundation

@MainActor
final class FeedView {
    let presenter: any FeedPresenterProtocol

    init(presenter: any FeedPresenterProtocol) {
        self.presenter = presenter
    }

    // MARK: - FeedViewProtocol

    func show(_ text: String) {
        // TODO: show(_:)
    }

    func count(_ number: Int) {
        // TODO: count(_:)
    }

    func put(_ row: Row?) {
        // TODO: put(_:)
    }

    func list(_ rows: [Row]) {
        // TODO: list(_:)
    }

    func ask(_ question: String) async -> Bool {
        // TODO: ask(_:)
        fatalError("FeedView.ask(_:) is not implemented")
    }

    var isBusy: Bool {
        get {
            // TODO: isBusy
            fatalError("FeedView.isBusy is not implemented")
        }
        set {
            // TODO: isBusy
        }
    }
}
