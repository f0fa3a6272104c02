import Foundation

final class NoteAddTerminalView: TerminalView {
    private let presenter: any NoteAddPresenterProtocol

    init(presenter: any NoteAddPresenterProtocol) {
        self.presenter = presenter
    }

    override func draw(on canvas: inout Canvas) {
        canvas.write("NoteAdd", row: 0, style: .bold)
        canvas.write("q to close", row: canvas.height - 1, style: .dim)
    }

    override func handle(_ key: Key) async {
        switch key {
        case .character("q"): pop()
        default: break
        }
    }

    override func handle(line: String) async {
        switch line {
        case "quit": pop()
        default: printError("There is no command '\(line)'.")
        }
    }

    // MARK: - NoteAddViewProtocol

    func show(_ text: String) {
        // TODO: show(_:)
    }

    func show(error message: String) {
        // TODO: show(error:)
    }
}
