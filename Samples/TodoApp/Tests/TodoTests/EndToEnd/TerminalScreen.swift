@testable import Todo

/// What a terminal shows after some bytes were written to it: as much of xterm as the app uses.
struct TerminalScreen {
    private var cells: [[String]]
    private var row = 0
    private var column = 0
    private var pending: [UInt8] = []
    private let width: Int
    /// Which private modes are switched on: 1049 is the other screen.
    private(set) var modes: Set<Int> = []
    private(set) var hasColors = false

    init(width: Int, height: Int) {
        self.width = width
        cells = Array(repeating: Array(repeating: " ", count: width), count: height)
    }

    /// The rows, without the blanks at their ends.
    var lines: [String] {
        cells.map { row in
            let text = row.joined()
            return String(text.reversed().drop { $0 == " " }.reversed())
        }
    }

    var text: String { lines.joined(separator: "\n") }

    mutating func write(_ bytes: some Sequence<UInt8>) {
        pending += bytes
        var rest = Substring(String(decoding: pending, as: UTF8.self))
        pending = []
        while let first = rest.first {
            if first == "\u{1B}" {
                guard let length = sequence(rest) else {
                    pending = Array(rest.utf8)
                    return
                }
                rest = rest.dropFirst(length)
            } else {
                put(first)
                rest = rest.dropFirst()
            }
        }
    }

    private mutating func put(_ character: Character) {
        switch character {
        case "\r": column = 0
        case "\n": row = min(row + 1, cells.count - 1)
        case "\r\n":
            column = 0
            row = min(row + 1, cells.count - 1)
        default:
            let size = String(character).displayWidth
            guard column + size <= width else { return }
            cells[row][column] = String(character)
            if size == 2 { cells[row][column + 1] = "" }
            column += size
        }
    }

    /// How many characters the sequence takes; nil where its end is yet to come.
    private mutating func sequence(_ text: Substring) -> Int? {
        guard text.dropFirst().first == "[" else { return text.count > 1 ? 2 : nil }
        let parameters = text.dropFirst(2).prefix { !$0.isLetter }
        guard let final = text.dropFirst(2 + parameters.count).first else { return nil }
        let numbers = parameters.drop { $0 == "?" }.split(separator: ";").compactMap { Int($0) }
        switch final {
        case "H":
            row = min((numbers.first ?? 1) - 1, cells.count - 1)
            column = (numbers.dropFirst().first ?? 1) - 1
        case "G": column = (numbers.first ?? 1) - 1
        case "K": for index in min(column, width)..<width { cells[row][index] = " " }
        case "J": cells = cells.map { $0.map { _ in " " } }
        case "h": modes.formUnion(numbers)
        case "l": modes.subtract(numbers)
        case "m" where numbers.contains { 30...37 ~= $0 }: hasColors = true
        default: break
        }
        return 3 + parameters.count
    }
}
