import Foundation

/// A form to edit a to-do, in a terminal.
final class TodoEditTerminalView: TerminalView {
    let presenter: any TodoEditPresenterProtocol

    private var form = TerminalForm(
        "Edit to-do",
        [
            TerminalForm.Field(label: "Title", input: TextField()),
            TerminalForm.Field(label: "Due", input: TextField()),
            TerminalForm.Field(label: "Notes", input: TextField(isMultiline: true)),
        ]
    )

    init(presenter: any TodoEditPresenterProtocol) {
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
        case .changed(1): presenter.didChange(due: form.fields[1].input.text)
        case .changed: presenter.didChange(notes: form.fields[2].input.text)
        case .submitted: await presenter.didTapSave()
        case .cancelled: presenter.didTapCancel()
        case .none: break
        }
    }

    override func handle(line: String) async {
        let (command, argument) = line.command
        switch command {
        case "": break
        case "title": presenter.didChange(title: argument)
        case "due": presenter.didChange(due: argument)
        case "notes": presenter.didChange(notes: argument)
        case "save" where form.canSave: await presenter.didTapSave()
        case "save": printError("It needs a title and a date. \(form.fields[1].hint)")
        case "cancel": presenter.didTapCancel()
        case "quit": app?.quit()
        default:
            printError(
                "There is no command '\(command)' here. There are title, due, notes, save, cancel and quit."
            )
        }
    }

    // MARK: - TodoEditViewProtocol

    func show(title: String, due: String, notes: String) {
        form.fields[0].input = TextField(title)
        form.fields[1].input = TextField(due)
        form.fields[2].input = TextField(notes, isMultiline: true)
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
