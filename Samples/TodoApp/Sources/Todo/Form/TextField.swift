/// Text that is being edited, and where in it.
struct TextField: Equatable, Sendable {
    private(set) var characters: [Character]
    /// How many characters stand before the cursor.
    private(set) var cursor: Int
    /// Whether Enter begins a new line.
    let isMultiline: Bool

    init(_ text: String = "", isMultiline: Bool = false) {
        characters = Array(text)
        cursor = characters.count
        self.isMultiline = isMultiline
    }

    var text: String { String(characters) }

    /// Whether the key was one for editing.
    mutating func handle(_ key: Key) -> Bool {
        switch key {
        case .character(let character): insert(String(character))
        case .paste(let text): insert(text)
        case .enter where isMultiline: insert("\n")
        case .backspace where cursor > 0: remove(from: cursor - 1, to: cursor)
        case .delete where cursor < characters.count: remove(from: cursor, to: cursor + 1)
        case .left, .control("b"): cursor = max(cursor - 1, 0)
        case .right, .control("f"): cursor = min(cursor + 1, characters.count)
        case .home, .control("a"): cursor = lineStart
        case .end, .control("e"): cursor = lineEnd
        case .control("u"): remove(from: lineStart, to: cursor)
        case .control("k"): remove(from: cursor, to: lineEnd)
        case .control("w"): remove(from: wordStart, to: cursor)
        case .up where isMultiline: return moveLine(by: -1)
        case .down where isMultiline: return moveLine(by: 1)
        case .backspace, .delete: break
        default: return false
        }
        return true
    }

    private mutating func insert(_ text: String) {
        let lines = text.replacingLineEnds(by: isMultiline ? "\n" : " ")
        // What is inserted may join its neighbours: an accent, the next part of an emoji.
        let before = String(characters[..<cursor]) + lines
        let after = String(characters[cursor...])
        characters = Array(before + after)
        cursor = min(Array(before).count, characters.count)
    }

    private mutating func remove(from start: Int, to end: Int) {
        characters.removeSubrange(start..<end)
        cursor = start
    }

    private var lineStart: Int {
        characters[..<cursor].lastIndex { $0.isNewline }.map { $0 + 1 } ?? 0
    }

    private var lineEnd: Int {
        characters[cursor...].firstIndex { $0.isNewline } ?? characters.count
    }

    private var wordStart: Int {
        let end = characters[..<cursor].lastIndex { !$0.isWhitespace } ?? 0
        return characters[..<end].lastIndex { $0.isWhitespace }.map { $0 + 1 } ?? 0
    }

    /// False where there is no such line: then the key is for whoever has the field.
    private mutating func moveLine(by step: Int) -> Bool {
        let column = cursor - lineStart
        if step < 0 {
            guard lineStart > 0 else { return false }
            cursor = lineStart - 1
        } else {
            guard lineEnd < characters.count else { return false }
            cursor = lineEnd + 1
        }
        cursor = min(lineStart + column, lineEnd)
        return true
    }
}
