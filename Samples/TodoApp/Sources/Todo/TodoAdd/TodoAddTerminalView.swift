import Foundation

/// A form for a new to-do, in a terminal.
final class TodoAddTerminalView: TerminalView {
    let presenter: any TodoAddPresenterProtocol

    private var form = TerminalForm(
        "New to-do",
        [
            TerminalForm.Field(label: "Title", input: TextField()),
            TerminalForm.Field(label: "Due", input: TextField()),
        ]
    )

    init(presenter: any TodoAddPresenterProtocol) {
        self.presenter = presenter
    }

    override func viewDidLoad() async {
        await presenter.viewDidLoad()
    }

    override func draw(on canvas: inout Canvas) {
        form.draw(on: &canvas)
    }

    override func handle(_ key: Key) async {
        switch form.handle(key) {
        case .changed(0): presenter.didChange(title: form.fields[0].input.text)
        case .changed: presenter.didChange(due: form.fields[1].input.text)
        case .submitted: await presenter.didTapSave()
        case .cancelled: presenter.didTapCancel()
        case .none: break
        }
    }

    /// A script adds a to-do in one line, without this form. So a line that arrives here closes the form.
    override func handle(line: String) async {
        presenter.didTapCancel()
    }

    // MARK: - TodoAddViewProtocol

    func show(title: String, due: String) {
        form.fields[0].input = TextField(title)
        form.fields[1].input = TextField(due, isSelected: true)
        setNeedsDisplay()
    }

    func show(dueHint: String) {
        form.fields[1].hint = dueHint
        setNeedsDisplay()
    }

    func setSaveEnabled(_ isEnabled: Bool) {
        form.canSave = isEnabled
        let title = form.fields[0].input.text
        form.missing = title.trimmed.isEmpty ? "It needs a title." : form.fields[1].hint
        setNeedsDisplay()
    }

    func show(error message: String) {
        form.error = message
        printError(message)
        setNeedsDisplay()
    }
}
