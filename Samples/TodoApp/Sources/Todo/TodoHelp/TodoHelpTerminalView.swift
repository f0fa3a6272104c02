import Foundation

/// Lists the keys in a terminal, in as many columns as the terminal's height requires.
final class TodoHelpTerminalView: TerminalView {
    let presenter: any TodoHelpPresenterProtocol
    private var place = ""

    private static let keys = [
        ("↑↓ kj", "up, down"),
        ("←→ {}", "section"),
        ("Enter", "open"),
        ("a", "add"),
        ("e", "edit"),
        ("Space", "done, or not"),
        ("d", "delete"),
        ("/", "search"),
        ("g G", "first, last"),
        ("Esc", "back"),
        ("q", "quit"),
    ]

    init(presenter: any TodoHelpPresenterProtocol) {
        self.presenter = presenter
    }

    override func viewDidLoad() async {
        await presenter.viewDidLoad()
    }

    override func draw(on canvas: inout Canvas) {
        canvas.write("Keys", row: 0, column: 1, style: .bold)
        let rows = max(canvas.height - 3, 1)
        for (index, (key, meaning)) in Self.keys.enumerated() {
            let column = 1 + index / rows * 21
            canvas.write(key, row: 1 + index % rows, column: column, style: .bold)
            canvas.write(meaning, row: 1 + index % rows, column: column + 7)
        }
        let text = "Kept in \(place)".truncated(to: canvas.width - 2)
        canvas.write(text, row: canvas.height - 2, column: 1, style: .dim)
        canvas.write("any key: back", row: canvas.height - 1, column: 1, style: .dim)
    }

    override func handle(_ key: Key) async {
        presenter.didTapClose()
    }

    override func handle(line: String) async {
        presenter.didTapClose()
    }

    // MARK: - TodoHelpViewProtocol

    func show(place: String) {
        self.place = place
        setNeedsDisplay()
    }
}
