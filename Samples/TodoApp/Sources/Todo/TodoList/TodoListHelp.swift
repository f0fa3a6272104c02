/// What can be done in the list.
enum TodoListHelp {
    private static let keys = [
        ("↑ ↓  k j", "up, down"),
        ("← →  { }", "section before, after"),
        ("Enter", "open"),
        ("a", "add"),
        ("e", "edit"),
        ("Space", "done, or to do again"),
        ("d", "delete"),
        ("/", "search; Esc ends it"),
        ("g G", "first, last"),
        ("q", "quit"),
    ]

    /// For scripts.
    static let commands = [
        "add TITLE DATE   Buy milk tomorrow; Pay rent 1 dec; Call Ann in 3 days",
        "list             everything, numbered",
        "search TEXT      what matches",
        "show NUMBER      one of them, to change it: title, due, notes, done, delete, back",
        "done NUMBER      done, or to do again",
        "delete NUMBER",
        "quit",
    ]

    static func draw(on canvas: inout Canvas, place: String) {
        canvas.write("Keys", row: 0, column: 1, style: .bold)
        // Where rows are few, two keys share one.
        let rows = max(canvas.height - 3, 1)
        let columns = (keys.count + rows - 1) / rows
        let width = (canvas.width - 1) / max(columns, 1)
        for (index, key) in keys.enumerated() {
            let row = 1 + index % rows
            let column = 1 + index / rows * width
            canvas.write(key.0, row: row, column: column, style: .bold)
            let start = columns == 1 ? 11 : 9
            let text = key.1.truncated(to: width - start - 1)
            canvas.write(text, row: row, column: column + start)
        }
        let text = "Kept in \(place)".truncated(to: canvas.width - 2)
        canvas.write(text, row: canvas.height - 2, column: 1, style: .dim)
        canvas.write("any key: back", row: canvas.height - 1, column: 1, style: .dim)
    }

    /// As many hints as fit; help and the way out always.
    static func footer(width: Int) -> String {
        let hints = ["a add", "space done", "e edit", "d delete", "enter open", "/ search"]
        let always = "? help  q quit"
        var text = ""
        for hint in hints where text.count + hint.count + 2 + always.count <= width {
            text += hint + "  "
        }
        return text + always
    }
}
