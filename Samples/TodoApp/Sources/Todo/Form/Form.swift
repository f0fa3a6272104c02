/// Fields below one another, one of which is edited.
struct Form: Sendable {
    struct Field: Sendable {
        let label: String
        var input: TextField
        /// What stands below it.
        var hint = ""
    }

    /// What a key led to.
    enum Event: Equatable {
        case none
        case changed(field: Int)
        case submitted
        case cancelled
    }

    var fields: [Field]
    private(set) var focus = 0

    init(_ fields: [Field]) {
        self.fields = fields
    }

    /// Enter goes on to the next line; from the last field of one line it submits, as Ctrl-S does from everywhere.
    mutating func handle(_ key: Key) -> Event {
        if key == .escape { return .cancelled }
        if key == .control("s") { return .submitted }
        let before = fields[focus].input.characters
        if fields[focus].input.handle(key) {
            return fields[focus].input.characters == before ? .none : .changed(field: focus)
        }
        switch key {
        case .tab: focus = (focus + 1) % fields.count
        case .backTab: focus = (focus + fields.count - 1) % fields.count
        case .down: focus = min(focus + 1, fields.count - 1)
        case .up: focus = max(focus - 1, 0)
        case .enter where isLastLine: return .submitted
        case .enter: focus += 1
        default: break
        }
        return .none
    }

    private var isLastLine: Bool {
        focus + 1 == fields.count || fields[focus + 1].input.isMultiline
    }

    /// Draws the fields from a row on, in as many rows as there are; puts the cursor into the one that is edited.
    func draw(on canvas: inout Canvas, from top: Int, rows: Int) {
        let indent = (fields.map(\.label.displayWidth).max() ?? 0) + 3
        var row = top
        for (index, field) in fields.enumerated() where row < top + rows {
            let isEdited = index == focus
            canvas.write(field.label, row: row, column: 1, style: isEdited ? .bold : .plain)
            let width = max(canvas.width - indent - 1, 2)
            let box = field.input.box(width: width, height: max(top + rows - row, 1))
            for (offset, line) in box.lines.enumerated() {
                canvas.write(line, row: row + offset, column: indent)
            }
            if isEdited {
                canvas.cursor = Canvas.Position(row: row + box.row, column: indent + box.column)
            }
            row += box.lines.count
            if !field.hint.isEmpty, row < top + rows {
                canvas.write(field.hint.truncated(to: width), row: row, column: indent, style: .dim)
                row += 1
            }
        }
    }
}
