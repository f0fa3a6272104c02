import Foundation

@MainActor
final class NotFollowedView {
    let presenter: any NotFollowedPresenterProtocol

    init(presenter: any NotFollowedPresenterProtocol) {
        self.presenter = presenter
    }

    // MARK: - NotFollowedViewProtocol

    func show(_ text: String) {
        // TODO: show(_:)
    }

    func put(_ row: Row?) {
        // TODO: put(_:)
    }

    var isBusy: Bool {
        get {
            // TODO: isBusy
            fatalError("NotFollowedView.isBusy is not implemented")
        }
        set {
            // TODO: isBusy
        }
    }
}
