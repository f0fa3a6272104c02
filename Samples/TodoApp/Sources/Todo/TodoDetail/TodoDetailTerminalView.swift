import Foundation

/// One to-do as a terminal shows it: to read, or as a form.
final class TodoDetailTerminalView: TerminalView {
    let presenter: any TodoDetailPresenterProtocol

    /// What the keys are for at present.
    private enum Mode {
        case reading
        case editing(Form)
        case deletion(title: String)
    }

    private var mode = Mode.reading
    private var content = TodoDetailContent(title: "", notes: "", due: "", state: "")
    private var dueHint = ""
    private var canSave = false
    private var error: String?

    init(presenter: any TodoDetailPresenterProtocol) {
        self.presenter = presenter
    }

    override func viewWillAppear() async {
        await presenter.viewWillAppear()
    }

    // MARK: - TodoDetailViewProtocol

    func show(_ content: TodoDetailContent) {
        self.content = content
        mode = .reading
        printLine("\(content.title)\n\(content.state), \(content.due)")
        if !content.notes.isEmpty { printLine(content.notes) }
        setNeedsDisplay()
    }

    func edit(title: String, notes: String, due: String) {
        mode = .editing(
            Form([
                Form.Field(label: "Title", input: TextField(title)),
                Form.Field(label: "Due", input: TextField(due)),
                Form.Field(label: "Notes", input: TextField(notes, isMultiline: true)),
            ])
        )
        setNeedsDisplay()
    }

    func show(dueHint: String) {
        self.dueHint = dueHint
        setNeedsDisplay()
    }

    func setSaveEnabled(_ isEnabled: Bool) {
        canSave = isEnabled
        setNeedsDisplay()
    }

    func confirmDeletion(of title: String) {
        mode = .deletion(title: title)
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
        switch mode {
        case .reading: await handleWhileReading(key)
        case .editing(var form):
            let event = form.handle(key)
            mode = .editing(form)
            await handle(event, of: form)
        case .deletion:
            mode = .reading
            if key == .character("y") || key == .character("Y") {
                await presenter.didConfirmDeletion()
            }
        }
    }

    private func handleWhileReading(_ key: Key) async {
        switch key {
        case .character("e"), .enter: presenter.didTapEdit()
        case .character(" "): await presenter.didTapDone()
        case .character("d"), .delete: presenter.didTapDelete()
        case .character("q"), .escape, .left: presenter.didTapClose()
        default: break
        }
    }

    private func handle(_ event: Form.Event, of form: Form) async {
        switch event {
        case .changed(0): presenter.didChange(title: form.fields[0].input.text)
        case .changed(1): presenter.didChange(due: form.fields[1].input.text)
        case .changed: presenter.didChange(notes: form.fields[2].input.text)
        case .submitted where canSave: await presenter.didTapSave()
        case .submitted, .none: break
        case .cancelled: await presenter.didTapCancel()
        }
    }

    // MARK: - Lines of a script

    override func handle(line: String) async {
        let (command, argument) = line.command
        switch command {
        case "": break
        case "title": await change { presenter.didChange(title: argument) }
        case "due": await change { presenter.didChange(due: argument) }
        case "notes": await change { presenter.didChange(notes: argument) }
        case "done": await presenter.didTapDone()
        case "delete":
            presenter.didTapDelete()
            // Whoever writes a script has made up their mind.
            await presenter.didConfirmDeletion()
        case "back": presenter.didTapClose()
        case "quit": app?.quit()
        default:
            printError(
                "There is no command '\(command)' here, but title, due, notes, done, delete, back and quit."
            )
        }
    }

    /// Edits one field and saves.
    private func change(_ field: () -> Void) async {
        presenter.didTapEdit()
        field()
        guard canSave else {
            printError("That would be no to-do: it needs a title and a date. \(dueHint)")
            return await presenter.didTapCancel()
        }
        await presenter.didTapSave()
    }

    // MARK: - Drawing

    override func draw(on canvas: inout Canvas) {
        switch mode {
        case .editing(var form):
            canvas.write("Edit to-do", row: 0, column: 1, style: .bold)
            form.fields[1].hint = dueHint
            form.draw(on: &canvas, from: 2, rows: canvas.height - 4)
            canvas.writeFormFooter(canSave: canSave, error: error)
        case .reading, .deletion:
            drawContent(on: &canvas)
            drawFooter(on: &canvas)
        }
    }

    private func drawContent(on canvas: inout Canvas) {
        let width = canvas.width - 2
        canvas.write("To-do", row: 0, column: 1, style: .bold)
        var row = 2
        func write(_ text: String, style: TextStyle = .plain) {
            for line in text.lines(width: width) where row < canvas.height - 1 {
                canvas.write(line, row: row, column: 1, style: style)
                row += 1
            }
        }
        write(content.title, style: .bold)
        if !content.due.isEmpty { write("\(content.state), \(content.due)") }
        if !content.notes.isEmpty {
            row += 1
            write(content.notes)
        }
    }

    private func drawFooter(on canvas: inout Canvas) {
        let row = canvas.height - 1
        let width = canvas.width - 2
        if case .deletion(let title) = mode {
            let title = title.oneLine.truncated(to: width - 16)
            canvas.write("Delete “\(title)”? y/n", row: row, column: 1, style: .bold)
        } else if let error {
            canvas.write(error.truncated(to: width), row: row, column: 1, style: .color(.red))
        } else {
            let hints = "e edit  space done  d delete  esc back".truncated(to: width)
            canvas.write(hints, row: row, column: 1, style: .dim)
        }
    }
}
