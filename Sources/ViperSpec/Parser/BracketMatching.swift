import SwiftSource

/// Which brackets of a token list have no partner. Braces are stronger than parentheses: a `}` ends a `(` left open before it.
struct BracketMatching {
    /// `(` and `[` that are never closed, by token index, in order.
    private(set) var unclosedGroups: [Int] = []
    /// `)` and `]` that close nothing.
    private(set) var strayClosers: Set<Int> = []
    /// How many more braces are opened than closed.
    private(set) var braceBalance = 0
    /// The first bracket that nests too deep.
    private(set) var tooDeep: Int?
    private var hasUnmatchedBrace = false
    private var stack: [(kind: Token.Kind, index: Int)] = []

    var isBalanced: Bool { unclosedGroups.isEmpty && strayClosers.isEmpty && !hasUnmatchedBrace }

    init(_ tokens: [Token]) {
        for index in tokens.indices {
            take(tokens[index].kind, at: index)
            if tooDeep != nil { return }
        }
        while let open = stack.popLast() { leaveOpen(open) }
        unclosedGroups.sort()
    }

    private mutating func take(_ kind: Token.Kind, at index: Int) {
        switch kind {
        case .punctuation(.openBrace), .punctuation(.openParen), .punctuation(.openBracket), .interpolationStart:
            if kind == .punctuation(.openBrace) { braceBalance += 1 }
            if stack.count >= SpecLimits.nesting { tooDeep = index }
            stack.append((kind, index))
        case .punctuation(.closeBrace):
            braceBalance -= 1
            close(.punctuation(.openBrace), at: index)
        case .interpolationEnd:
            close(.interpolationStart, at: index)
        case .punctuation(.closeParen):
            closeGroup(.punctuation(.openParen), at: index)
        case .punctuation(.closeBracket):
            closeGroup(.punctuation(.openBracket), at: index)
        default:
            break
        }
    }

    /// Ends the innermost bracket of this kind, and whatever was left open in it.
    private mutating func close(_ opening: Token.Kind, at index: Int) {
        if stack.last?.kind == opening {
            stack.removeLast()
            return
        }
        guard stack.contains(where: { $0.kind == opening }) else {
            hasUnmatchedBrace = true
            return
        }
        while let open = stack.popLast(), open.kind != opening { leaveOpen(open) }
    }

    private mutating func closeGroup(_ opening: Token.Kind, at index: Int) {
        if stack.last?.kind == opening {
            stack.removeLast()
        } else if stack.count > 1, stack[stack.count - 2].kind == opening, isGroup(stack[stack.count - 1].kind) {
            leaveOpen(stack.removeLast())
            stack.removeLast()
        } else {
            strayClosers.insert(index)
        }
    }

    private func isGroup(_ kind: Token.Kind) -> Bool {
        kind == .punctuation(.openParen) || kind == .punctuation(.openBracket)
    }

    private mutating func leaveOpen(_ open: (kind: Token.Kind, index: Int)) {
        if isGroup(open.kind) { unclosedGroups.append(open.index) } else { hasUnmatchedBrace = true }
    }
}

extension UInt8 {
    static let openBrace = UInt8(ascii: "{")
    static let closeBrace = UInt8(ascii: "}")
    static let openParen = UInt8(ascii: "(")
    static let closeParen = UInt8(ascii: ")")
    static let openBracket = UInt8(ascii: "[")
    static let closeBracket = UInt8(ascii: "]")
    static let semicolon = UInt8(ascii: ";")
    static let colon = UInt8(ascii: ":")
    static let comma = UInt8(ascii: ",")
    static let at = UInt8(ascii: "@")
}
