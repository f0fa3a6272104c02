import Diagnostics
import SwiftSource

/// The default type of a literal.
package enum LiteralType {
    /// Returns the type of a literal, or of the call of an initializer; nil for other text.
    package static func of(_ text: String) -> TypeSyntax? {
        var cursor = TokenCursor(source: SourceFile(path: "", text: text))
        let expression = cursor.parseExpression()
        guard cursor.isAtEnd else { return nil }
        switch expression.kind {
        case .literal: return literal(text[...])
        case .interpolation: return .made("String")
        case .prefix(let mark, let operand) where mark.name == "-":
            guard case .literal = operand.kind else { return nil }
            return literal(text.dropFirst())
        case .call(let callee, _, _): return callee.typeName.map(TypeSyntax.made)
        default: return nil
        }
    }

    private static func literal(_ text: Substring) -> TypeSyntax? {
        if text == "true" || text == "false" { return .made("Bool") }
        if text.hasPrefix("\"") || text.hasPrefix("#\"") { return .made("String") }
        guard let first = text.first, first.isASCII, first.isNumber else { return nil }
        let marks = text.hasPrefix("0x") ? ".p" : ".eE"
        return .made(text.contains(where: marks.contains) ? "Double" : "Int")
    }
}

extension VariableSyntax {
    /// The type as written, or the type of the literal value; nil if only the compiler knows it.
    package var knownType: TypeSyntax? {
        if let type { return type }
        guard let value = value?.name, value.last != ")" else { return nil }
        return LiteralType.of(value)
    }
}
