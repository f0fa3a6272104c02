import Foundation

/// Shows the list in a terminal. Keys call the presenter. Properties keep the values from the presenter for drawing.
final class TodoListTerminalView: TerminalView {
    let presenter: any TodoListPresenterProtocol

    /// The state that determines what a key does.
    private enum Mode: Equatable {
        case list
        case search(TextField)
        case deletion(TodoListRow)
    }

    private enum Message {
        case notice(String)
        case error(String)
    }

    private var mode = Mode.list
    private var lines = ListLines()
    private var noContent = ""
    private var searchText = ""
    private var message: Message?
    private var cursor = ListCursor()
    /// The rows of the list that was last printed for a script. The script's commands refer to the rows by number.
    private var numbered: [TodoListRow] = []

    init(presenter: any TodoListPresenterProtocol) {
        self.presenter = presenter
    }

    override func viewWillAppear() async {
        await presenter.viewWillAppear()
    }

    // MARK: - TodoListViewProtocol

    func show(_ sections: [TodoListSection]) {
        lines = ListLines(sections)
        cursor.follow(lines)
        setNeedsDisplay()
    }

    func showNoContent(_ message: String) {
        lines = ListLines()
        cursor.follow(lines)
        noContent = message
        setNeedsDisplay()
    }

    func showAdded(id: UUID) {
        cursor.move(to: id, in: lines)
        if let index = lines.index(of: id), let row = lines.row(at: index) {
            printLine("Added: \(row.title), \(lines.title(ofRow: index).lowercased())")
        }
        setNeedsDisplay()
    }

    func confirmDeletion(of row: TodoListRow) {
        mode = .deletion(row)
        setNeedsDisplay()
    }

    func show(notice message: String) {
        self.message = .notice(message)
        printLine(message)
        setNeedsDisplay()
    }

    func show(error message: String) {
        self.message = .error(message)
        printError(message)
        setNeedsDisplay()
    }

    // MARK: - Keys

    override func handle(_ key: Key) async {
        message = nil
        switch mode {
        case .list: await handleInList(key)
        case .search(var field):
            mode = .list
            await handle(key, inSearch: &field)
        case .deletion(let row):
            mode = .list
            guard key == .character("y") || key == .character("Y") else { return }
            cursor.leave(lines)
            await presenter.didConfirmDeletion(id: row.id)
        }
    }

    private func handleInList(_ key: Key) async {
        switch key {
        case .up, .character("k"): cursor.move(by: -1, in: lines)
        case .down, .character("j"): cursor.move(by: 1, in: lines)
        case .pageUp, .control("b"): cursor.move(by: -cursor.pageSize, in: lines)
        case .pageDown, .control("f"): cursor.move(by: cursor.pageSize, in: lines)
        case .home, .character("g"): cursor.move(by: -lines.rowCount, in: lines)
        case .end, .character("G"): cursor.move(by: lines.rowCount, in: lines)
        case .character("{"), .left: cursor.moveSection(by: -1, in: lines)
        case .character("}"), .right: cursor.moveSection(by: 1, in: lines)
        case .character("a"): presenter.didTapAdd()
        case .character("/"): mode = .search(TextField(searchText))
        case .character("?"): presenter.didTapHelp()
        case .character("q"): presenter.didTapQuit()
        case .escape: await search("")
        default: await handleOnRow(key)
        }
    }

    private func handleOnRow(_ key: Key) async {
        guard let row = cursor.row(in: lines) else { return }
        switch key {
        case .enter: presenter.didSelect(id: row.id)
        case .character("e"): presenter.didTapEdit(id: row.id)
        case .character("d"), .delete: presenter.didTapDelete(row)
        case .character(" "):
            // The to-do moves to another section, but the cursor stays in this section.
            cursor.leave(lines)
            await presenter.didTapDone(id: row.id)
        default: break
        }
    }

    private func handle(_ key: Key, inSearch field: inout TextField) async {
        switch key {
        case .enter: break
        case .escape: await search("")
        case .up, .down: await handleInList(key)
        default:
            guard field.handle(key) else {
                mode = .search(field)
                return
            }
            mode = .search(field)
            if field.text != searchText { await search(field.text) }
        }
    }

    private func search(_ text: String) async {
        guard text != searchText else { return }
        searchText = text
        await presenter.didSearch(text)
    }

    // MARK: - Lines of a script

    override func handle(line: String) async {
        let (command, argument) = line.command
        switch command {
        case "": break
        case "add" where argument.isEmpty:
            printError("What is to be done? For example: add Buy milk tomorrow")
        case "add": presenter.didEnter(text: argument)
        case "list":
            await search("")
            await presenter.viewWillAppear()
            printList()
        case "search":
            await search(argument)
            printList()
        case "show":
            if let row = row(argument) { presenter.didSelect(id: row.id) }
        case "done":
            guard let row = row(argument) else { return }
            if await succeeds({ await presenter.didTapDone(id: row.id) }) {
                printLine(row.isDone ? "To do again: \(row.title)" : "Done: \(row.title)")
            }
        case "delete":
            guard let row = row(argument) else { return }
            presenter.didTapDelete(row)
            // A script needs no confirmation.
            mode = .list
            if await succeeds({ await presenter.didConfirmDeletion(id: row.id) }) {
                printLine("Deleted: \(row.title)")
            }
        case "help": printLine(TodoListHelp.commands)
        case "edit":
            if let row = row(argument) { presenter.didTapEdit(id: row.id) }
        case "quit": presenter.didTapQuit()
        default: printError("There is no command '\(command)'. 'help' lists them.")
        }
    }

    private func printList() {
        numbered = []
        if lines.rowCount == 0 { printLine(noContent) }
        for index in 0..<lines.count {
            switch lines.line(at: index) {
            case .heading(let section): printLine(section.title)
            case .row(let row, _, _):
                numbered.append(row)
                let day = row.day.isEmpty ? "" : "  (\(row.day))"
                printLine("  \(numbered.count). [\(row.isDone ? "x" : " ")] \(row.title)\(day)")
            case nil: break
            }
        }
    }

    /// Returns the row with a number in the list that was last printed for a script.
    private func row(_ number: String) -> TodoListRow? {
        guard let number = Int(number), numbered.indices.contains(number - 1) else {
            printError("Which one? 'list' numbers them.")
            return nil
        }
        return numbered[number - 1]
    }

    private func succeeds(_ action: () async -> Void) async -> Bool {
        message = nil
        await action()
        if case .error = message { return false }
        return true
    }

    // MARK: - Drawing

    override func draw(on canvas: inout Canvas) {
        drawHeader(on: &canvas)
        let rows = max(canvas.height - 3, 1)
        cursor.scroll(lines, height: rows)
        if lines.rowCount == 0 {
            canvas.write(noContent.truncated(to: canvas.width - 2), row: 2, column: 1)
        }
        for offset in 0..<rows {
            guard let line = lines.line(at: cursor.top + offset) else { break }
            draw(line, on: &canvas, row: 1 + offset)
        }
        drawFooter(on: &canvas)
    }

    private func drawHeader(on canvas: inout Canvas) {
        canvas.write("To-dos", row: 0, column: 1, style: .bold)
        let place = lines.rowCount == 0 ? "" : "\(cursor.index + 1)/\(lines.rowCount)"
        canvas.write(place, row: 0, column: canvas.width - place.count - 1, style: .dim)
        guard !searchText.isEmpty else { return }
        let text = "matching “\(searchText)”".truncated(to: canvas.width - 12 - place.count)
        canvas.write(text, row: 0, column: 9, style: .dim)
    }

    private func draw(_ line: ListLines.Line, on canvas: inout Canvas, row: Int) {
        switch line {
        case .heading(let section):
            canvas.write(section.title, row: row, column: 1, style: section.tone.style)
        case .row(let item, let tone, let index):
            let isSelected = index == cursor.index
            let style = tone == .over ? TextStyle.dim : .plain
            let mark = (isSelected ? "> " : "  ") + (item.isDone ? "[x] " : "[ ] ")
            let column = canvas.write(mark, row: row, column: 1, style: style)
            let room = canvas.width - column - 1
            let title = item.title.truncated(to: room - (item.day.isEmpty ? 0 : item.day.count + 2))
            canvas.write(title, row: row, column: column, style: style)
            canvas.write(item.day, row: row, column: canvas.width - 1 - item.day.count, style: .dim)
            if isSelected { canvas.style(row: row, .reversed) }
        }
    }

    private func drawFooter(on canvas: inout Canvas) {
        let row = canvas.height - 1
        let width = canvas.width - 2
        switch (mode, message) {
        case (.search(let field), _):
            let column = canvas.write("/", row: row, column: 1)
            let box = field.box(width: max(canvas.width - column - 1, 2), height: 1)
            canvas.write(box.lines[0], row: row, column: column)
            canvas.cursor = Canvas.Position(row: row, column: column + box.column)
        case (.deletion(let item), _):
            let title = item.title.truncated(to: width - 16)
            canvas.write("Delete “\(title)”? y/n", row: row, column: 1, style: .bold)
        case (_, .error(let text)?): draw(text, style: .color(.red), on: &canvas)
        case (_, .notice(let text)?): draw(text, style: .color(.yellow), on: &canvas)
        case (_, nil):
            canvas.write(TodoListHelp.footer(width: width), row: row, column: 1, style: .dim)
        }
    }

    /// Draws a message at the bottom, in as many rows as it needs, so that an error can be read completely.
    private func draw(_ message: String, style: TextStyle, on canvas: inout Canvas) {
        let lines = message.lines(width: canvas.width - 2)
        for (offset, line) in lines.enumerated() {
            let row = canvas.height - lines.count + offset
            canvas.write(String(repeating: " ", count: canvas.width), row: row)
            canvas.write(line, row: row, column: 1, style: style)
        }
    }
}

extension TodoListTone {
    fileprivate var style: TextStyle {
        switch self {
        case .late: TextStyle(isBold: true, color: .red)
        case .soon: TextStyle(isBold: true, color: .yellow)
        case .calm: TextStyle(isBold: true, color: .cyan)
        case .over: TextStyle(isDim: true)
        }
    }
}
