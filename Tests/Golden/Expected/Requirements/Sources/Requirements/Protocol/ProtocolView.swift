import Foundation

@MainActor
final class ProtocolView {
    let presenter: any ProtocolPresenterProtocol

    init(presenter: any ProtocolPresenterProtocol) {
        self.presenter = presenter
    }

    // MARK: - ProtocolViewProtocol

    func show(_ lines: [String]) {
        // TODO: show(_:)
    }
}
