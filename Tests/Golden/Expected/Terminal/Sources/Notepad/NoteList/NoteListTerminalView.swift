import Foundation

final class NoteListTerminalView: TerminalView {
    private let presenter: any NoteListPresenterProtocol

    init(presenter: any NoteListPresenterProtocol) {
        self.presenter = presenter
    }

    override func viewDidLoad() async {
        presenter.viewDidLoad()
    }

    override func viewWillAppear() async {
        await presenter.viewWillAppear(false)
    }

    override func viewWillDisappear() async {
        presenter.viewWillDisappear(animated: false)
    }

    override func draw(on canvas: inout Canvas) {
        canvas.write("NoteList", row: 0, style: .bold)
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

    // MARK: - NoteListViewProtocol

    func show(_ notes: [String]) {
        // TODO: show(_:)
    }

    func showNoContent() {
        // TODO: showNoContent()
    }
}
