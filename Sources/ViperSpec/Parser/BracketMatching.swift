import SwiftSource

/// The brackets of a token list without a partner. Braces have precedence over parentheses: a `}` ends a `(` left
/// open before it.
struct BracketMatching {
    /// The `(` and `[` that are never closed, by token index, in order.
    private(set) var unclosedGroups: [Int] = []
    /// The `)` and `]` without an opening bracket.
    private(set) var strayClosers: Set<Int> = []
    /// The number of opening braces minus the number of closing braces.
    private(set) var braceBalance = 0
    /// The first bracket that is nested too deeply.
    private(set) var tooDeep: Int?
    private var hasUnmatchedBrace = false
    private var stack: [(bracket: Bracket, index: Int)] = []

    private enum Bracket {
        case brace, paren, square, interpolation

        /// Whether it has lower precedence than a brace.
        var isGroup: Bool { self == .paren || self == .square }
    }

    var isBalanced: Bool { unclosedGroups.isEmpty && strayClosers.isEmpty && !hasUnmatchedBrace }

    init(_ tokens: [Token]) {
        for (index, token) in tokens.enumerated() {
            switch token.kind {
            case .punctuation(let byte): take(byte, at: index)
            case .interpolationStart: open(.interpolation, at: index)
            case .interpolationEnd: close(.interpolation)
            default: continue
            }
            if tooDeep != nil { return }
        }
        while let open = stack.popLast() { leaveOpen(open) }
        unclosedGroups.sort()
    }

    private mutating func take(_ punctuation: UInt8, at index: Int) {
        switch punctuation {
        case ASCII.openBrace:
            braceBalance += 1
            open(.brace, at: index)
        case ASCII.openParen: open(.paren, at: index)
        case ASCII.openBracket: open(.square, at: index)
        case ASCII.closeBrace:
            braceBalance -= 1
            close(.brace)
        case ASCII.closeParen: closeGroup(.paren, at: index)
        case ASCII.closeBracket: closeGroup(.square, at: index)
        default: break
        }
    }

    private mutating func open(_ bracket: Bracket, at index: Int) {
        if stack.count >= SpecLimits.nesting { tooDeep = index }
        stack.append((bracket, index))
    }

    /// Closes the innermost bracket of this kind, and everything left open in it.
    private mutating func close(_ bracket: Bracket) {
        if stack.last?.bracket == bracket {
            stack.removeLast()
            return
        }
        guard stack.contains(where: { $0.bracket == bracket }) else {
            hasUnmatchedBrace = true
            return
        }
        while let open = stack.popLast(), open.bracket != bracket { leaveOpen(open) }
    }

    private mutating func closeGroup(_ bracket: Bracket, at index: Int) {
        if let last = stack.last, last.bracket == bracket {
            stack.removeLast()
        } else if stack.count > 1, stack[stack.count - 2].bracket == bracket, stack[stack.count - 1].bracket.isGroup {
            leaveOpen(stack.removeLast())
            stack.removeLast()
        } else {
            strayClosers.insert(index)
        }
    }

    private mutating func leaveOpen(_ open: (bracket: Bracket, index: Int)) {
        if open.bracket.isGroup { unclosedGroups.append(open.index) } else { hasUnmatchedBrace = true }
    }
}
