import Foundation

final class NotesTerminalView: TerminalView {
    private let presenter: any NotesModuleInterface

    init(presenter: any NotesModuleInterface) {
        self.presenter = presenter
    }

    override func viewWillAppear() async {
        await presenter.viewWillAppear()
    }

    override func draw(on canvas: inout Canvas) {
        canvas.write("Notes", row: 0, style: .bold)
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

    // MARK: - NotesViewInterface

    func show(_ rows: [NoteRow]) {
        // TODO: show(_:)
    }

    func showNoContent() {
        // TODO: showNoContent()
    }

    func show(error message: String) {
        // TODO: show(error:)
    }
}
