import Foundation

/// The form for a new to-do, as a terminal shows it.
final class TodoAddTerminalView: TerminalView {
    let presenter: any TodoAddPresenterProtocol

    private var form = Form([
        Form.Field(label: "Title", input: TextField()),
        Form.Field(label: "Due", input: TextField()),
    ])
    private var canSave = false
    private var error: String?

    init(presenter: any TodoAddPresenterProtocol) {
        self.presenter = presenter
    }

    override func viewDidLoad() async {
        await presenter.viewDidLoad()
    }

    // MARK: - TodoAddViewProtocol

    func show(title: String, due: String) {
        form.fields[0].input = TextField(title)
        form.fields[1].input = TextField(due)
        setNeedsDisplay()
    }

    func show(dueHint: String) {
        form.fields[1].hint = dueHint
        setNeedsDisplay()
    }

    func setSaveEnabled(_ isEnabled: Bool) {
        canSave = isEnabled
        setNeedsDisplay()
    }

    func show(error message: String) {
        error = message
        printError(message)
        setNeedsDisplay()
    }

    // MARK: - Keys

    override func handle(_ key: Key) async {
        error = nil
        switch form.handle(key) {
        case .changed(0): presenter.didChange(title: form.fields[0].input.text)
        case .changed: presenter.didChange(due: form.fields[1].input.text)
        case .submitted where canSave: await presenter.didTapSave()
        case .submitted, .none: break
        case .cancelled: presenter.didTapCancel()
        }
    }

    /// A script says all in one line, and never sees the form.
    override func handle(line: String) async {
        presenter.didTapCancel()
    }

    // MARK: - Drawing

    override func draw(on canvas: inout Canvas) {
        canvas.write("New to-do", row: 0, column: 1, style: .bold)
        form.draw(on: &canvas, from: 2, rows: canvas.height - 4)
        canvas.writeFormFooter(canSave: canSave, error: error)
    }
}
