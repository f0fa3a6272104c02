/// What a terminal shows after some bytes: as much of one as a test needs.
struct TerminalScreen {
    private var columns: Int
    private var rows: Int
    /// The cells by row and column; the second half of a wide character is empty.
    private(set) var cells: [[String]]
    private var row = 0
    private var column = 0
    /// What the main screen showed while the alternate one is on.
    private var main: (cells: [[String]], row: Int, column: Int)?
    private var pending: [UInt8] = []
    private(set) var isCursorVisible = true
    /// Sequences that this terminal does not know, so that a test can see that there are none.
    private(set) var unknown: [String] = []

    init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
        cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    }

    /// Whether the alternate screen is on.
    var isAlternate: Bool { main != nil }
    /// The rows, without the blanks at their ends.
    var lines: [String] {
        cells.map { row in
            var line = row.joined()
            while line.hasSuffix(" ") { line.removeLast() }
            return line
        }
    }
    /// Where the cursor stands, counted from 0.
    var cursor: (row: Int, column: Int) { (row, column) }

    mutating func resize(columns: Int, rows: Int) {
        (self.columns, self.rows) = (columns, rows)
        cells = (0..<rows).map { row in
            (0..<columns).map { column in
                cells.indices.contains(row) && cells[row].indices.contains(column) ? cells[row][column] : " "
            }
        }
        row = min(row, rows - 1)
        column = min(column, columns)
    }

    mutating func show(_ bytes: some Sequence<UInt8>) {
        pending += bytes
        while let first = pending.first {
            if first == 0x1B {
                guard let length = sequenceLength() else { return }
                run(Array(pending[2..<length]))
                pending.removeFirst(length)
            } else if first < 0x20 || first == 0x7F {
                control(first)
                pending.removeFirst()
            } else {
                let run = pending.prefix { $0 >= 0x20 && $0 != 0x7F }
                // A character that is cut off is completed by the next bytes.
                let text = String(decoding: run, as: UTF8.self)
                guard text.utf8.elementsEqual(run) else { return }
                text.forEach { put(String($0)) }
                pending.removeFirst(run.count)
            }
        }
    }

    /// Of `ESC [ … letter` at the beginning; nil while its end is missing.
    private mutating func sequenceLength() -> Int? {
        guard pending.count > 1 else { return nil }
        guard pending[1] == UInt8(ascii: "[") else { return 2 }
        return pending[2...].firstIndex { (0x40...0x7E).contains($0) }.map { $0 + 1 }
    }

    private mutating func control(_ byte: UInt8) {
        switch byte {
        case 0x0D: column = 0
        case 0x0A:
            row += 1
            if row == rows {
                cells.removeFirst()
                cells.append(Array(repeating: " ", count: columns))
                row = rows - 1
            }
        case 0x08: column = max(column - 1, 0)
        case 0x07: break
        default: unknown.append("control \(byte)")
        }
    }

    private mutating func put(_ character: String) {
        guard column < columns else { return }
        cells[row][column] = character
        column += 1
    }

    private mutating func run(_ sequence: [UInt8]) {
        let text = String(decoding: sequence, as: UTF8.self)
        let numbers = text.dropLast().split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 1 }
        switch text.last {
        case "H":
            row = min(numbers[0], rows) - 1
            column = min(numbers.count > 1 ? numbers[1] : 1, columns) - 1
        case "G":
            // Behind a wide character.
            let target = min(numbers[0] - 1, columns)
            for skipped in column..<max(column, target) { cells[row][skipped] = "" }
            column = target
        case "K": for index in column..<columns { cells[row][index] = " " }
        case "J" where text == "2J": cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
        case "m": break
        case "h" where text == "?1049h":
            main = (cells, row, column)
            cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
        case "l" where text == "?1049l":
            if let main { (cells, row, column) = main }
            main = nil
            resize(columns: columns, rows: rows)
        case "h" where text == "?25h": isCursorVisible = true
        case "l" where text == "?25l": isCursorVisible = false
        case "h" where ["?7h", "?2004h"].contains(text), "l" where ["?7l", "?2004l"].contains(text): break
        default: unknown.append(text)
        }
    }
}
