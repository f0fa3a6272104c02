import Foundation

@MainActor
final class PlayerView {
    let presenter: any PlayerPresenterProtocol

    init(presenter: any PlayerPresenterProtocol) {
        self.presenter = presenter
    }

    // MARK: - PlayerViewProtocol

    func show(title: String) {
        // TODO: The title, in full.
    }

    func show(subtitle: String) {
        // TODO: show(subtitle:)
    }
}
