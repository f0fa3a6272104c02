@MainActor
final class ProtocolView {
    let presenter: any ProtocolPresenterProtocol
    private(set) var lines: [String] = []

    init(presenter: any ProtocolPresenterProtocol) {
        self.presenter = presenter
    }

    // MARK: - ProtocolViewProtocol

    func show(_ lines: [String]) {
        self.lines = lines
    }

    #if DEBUG
    func showRaw(_ bytes: [UInt8]) {
        lines = bytes.map { "\($0)" }
    }
    #endif
}
