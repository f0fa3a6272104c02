import Diagnostics
import SwiftSource

/// Decides where the formatter writes spaces. If no rule applies, the space stays as written.
struct SpacingRules {
    let source: SourceFile
    /// The end offsets of names after which `(` follows without a space.
    let calledNames: Set<Int>

    func isNeeded(between left: LayoutFragment, and right: LayoutFragment) -> Bool {
        switch (left.content, right.content) {
        case (.comment, .token): return !isOneOf(right, ")", "]", ",")
        case (.token, .comment): return !isOneOf(left, "(", "[")
        case (.comment, _), (_, .comment), (_, .body), (_, .block), (.attribute, _): return true
        default: break
        }
        if isOneOf(left, "(", "[") || isOneOf(right, ")", "]", ",", ":") { return false }
        if isOneOf(left, ",", ":", "->", "=", "&") || isOneOf(right, "->", "=", "&") { return true }
        let first = source.bytes[right.range.lowerBound]
        if isOneOf(left, ")", "]"), first.startsAsciiName { return true }
        if endsName(left), first == ASCII.quote || first == ASCII.backtick { return true }
        if isOneOf(right, "("), calledNames.contains(left.range.upperBound) { return false }
        return right.hasSpaceBefore
    }

    private func endsName(_ piece: LayoutFragment) -> Bool {
        let last = source.bytes[piece.range.upperBound - 1]
        return last.continuesAsciiName || last == ASCII.backtick || last >= 0x80
    }

    /// Returns the number of brackets that a piece opens, minus the number of brackets that it closes.
    func depthChange(of piece: LayoutFragment) -> Int {
        if isOneOf(piece, "(", "[") { return 1 }
        return isOneOf(piece, ")", "]") ? -1 : 0
    }

    private func isOneOf(_ piece: LayoutFragment, _ tokens: String...) -> Bool {
        guard case .token = piece.content else { return false }
        let bytes = source.bytes[piece.range]
        return tokens.contains { bytes.elementsEqual($0.utf8) }
    }
}
