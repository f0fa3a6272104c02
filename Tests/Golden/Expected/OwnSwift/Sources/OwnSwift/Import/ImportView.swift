import Foundation

@MainActor
final class ImportView {
    let presenter: any ImportPresenterProtocol

    init(presenter: any ImportPresenterProtocol) {
        self.presenter = presenter
    }

    // MARK: - ImportViewProtocol

    func show(_ text: String) {
        // TODO: show(_:)
    }
}
