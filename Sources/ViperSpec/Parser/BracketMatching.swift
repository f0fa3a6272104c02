import SwiftSource

/// The unmatched brackets of a token list. Braces have precedence over parentheses: in `{ ( }`, only `(` is
/// unmatched.
struct BracketMatching {
    /// The token index of each `(` and `[` that is never closed, in order.
    private(set) var unclosedGroups: [Int] = []
    /// The token index of each `)` and `]` without an opening bracket.
    private(set) var strayClosers: Set<Int> = []
    /// The number of opening braces minus the number of closing braces.
    private(set) var braceBalance = 0
    /// The token index of the first bracket that is nested deeper than `SpecLimits.nesting`.
    private(set) var tooDeep: Int?
    private var hasUnmatchedBrace = false
    private var stack: [(bracket: Bracket, index: Int)] = []

    private enum Bracket {
        case brace, paren, square, interpolation

        /// Whether the bracket has lower precedence than a brace.
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

    /// Closes the innermost open bracket of this kind, and all brackets left open inside it.
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
