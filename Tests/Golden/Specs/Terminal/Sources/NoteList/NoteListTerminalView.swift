import Foundation

/// The notes below each other, one of them selected.
final class NoteListTerminalView: TerminalView {
    let presenter: any NoteListPresenterProtocol
    private var notes: [String] = []
    private var selected = 0

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
        canvas.write("Notes", row: 0, style: .bold)
        if notes.isEmpty { canvas.write("Nothing noted yet.", row: 2, style: .dim) }
        for (index, note) in notes.prefix(canvas.height - 4).enumerated() {
            canvas.write(note.truncated(to: canvas.width - 2), row: 2 + index, column: 2)
            if index == selected { canvas.style(row: 2 + index, .reversed) }
        }
        canvas.write("a add  ? help  q quit", row: canvas.height - 1, style: .dim)
    }

    override func handle(_ key: Key) async {
        switch key {
        case .up, .character("k"): selected = max(selected - 1, 0)
        case .down, .character("j"): selected = min(selected + 1, max(notes.count - 1, 0))
        case .character("a"): presenter.didTapAdd()
        case .character("?"): presenter.didTapHelp()
        case .character("q"): presenter.didTapClose()
        default: break
        }
    }

    override func handle(line: String) async {
        switch line.split(separator: " ", maxSplits: 1).map(String.init) {
        case ["list"]: for note in notes { printLine(note) }
        case let words where words.count == 2 && words[0] == "add": await presenter.didSubmit(words[1])
        case ["new"]: presenter.didTapAdd()
        case ["quit"]: presenter.didTapClose()
        default: printError("There is no command '\(line)'.")
        }
    }

    // MARK: - NoteListViewProtocol

    func show(_ notes: [String]) {
        self.notes = notes
        setNeedsDisplay()
    }

    func showNoContent() {
        show([])
    }
}
