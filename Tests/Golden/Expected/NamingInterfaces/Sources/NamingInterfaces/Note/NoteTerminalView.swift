import Foundation

final class NoteTerminalView: TerminalView {
    private let presenter: any NoteModuleInterface

    init(presenter: any NoteModuleInterface) {
        self.presenter = presenter
    }

    override func viewDidLoad() async {
        presenter.viewDidLoad()
    }

    override func draw(on canvas: inout Canvas) {
        canvas.write("Note", row: 0, style: .bold)
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

    // MARK: - NoteViewInterface

    func show(_ text: String) {
        // TODO: show(_:)
    }
}
