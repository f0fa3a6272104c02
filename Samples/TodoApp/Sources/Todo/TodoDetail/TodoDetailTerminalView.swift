import Foundation

/// Shows a to-do in a terminal.
final class TodoDetailTerminalView: TerminalView {
    let presenter: any TodoDetailPresenterProtocol

    private var content = TodoDetailContent(title: "", notes: "", due: "", state: "")
    /// The title of the to-do that the user is asked to delete; nil before and after.
    private var deletion: String?
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
        printLine("\(content.title)\n\(content.state), \(content.due)")
        if !content.notes.isEmpty { printLine(content.notes) }
        setNeedsDisplay()
    }

    func confirmDeletion(of title: String) {
        deletion = title
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
        if deletion != nil {
            deletion = nil
            if key == .character("y") || key == .character("Y") {
                await presenter.didConfirmDeletion()
            }
            return
        }
        switch key {
        case .character("e"), .enter: presenter.didTapEdit()
        case .character(" "): await presenter.didTapDone()
        case .character("d"), .delete: presenter.didTapDelete()
        case .character("q"), .escape, .left: presenter.didTapClose()
        default: break
        }
    }

    // MARK: - Lines of a script

    override func handle(line: String) async {
        let command = line.command.name
        switch command {
        case "": break
        case "edit": presenter.didTapEdit()
        case "done": await presenter.didTapDone()
        case "delete":
            // A script needs no confirmation.
            await presenter.didConfirmDeletion()
        case "back": presenter.didTapClose()
        case "quit": app?.quit()
        default:
            printError(
                "There is no command '\(command)' here. There are edit, done, delete, back and quit."
            )
        }
    }

    // MARK: - Drawing

    override func draw(on canvas: inout Canvas) {
        drawContent(on: &canvas)
        drawFooter(on: &canvas)
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
        if let deletion {
            let title = deletion.oneLine.truncated(to: width - 16)
            canvas.write("Delete “\(title)”? y/n", row: row, column: 1, style: .bold)
        } else if let error {
            canvas.write(error.truncated(to: width), row: row, column: 1, style: .color(.red))
        } else {
            let hints = "e edit  space done  d delete  esc back".truncated(to: width)
            canvas.write(hints, row: row, column: 1, style: .dim)
        }
    }
}
