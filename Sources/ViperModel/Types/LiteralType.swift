import SwiftSource

/// The type that a literal has where nothing else says so.
package enum LiteralType {
    /// Returns the type of a literal, or of the call of an initialiser; nil where the text is neither.
    package static func of(_ text: String) -> TypeSyntax? {
        if text == "true" || text == "false" { return .made("Bool") }
        if text.hasPrefix("\"") || text.hasPrefix("#\"") { return .made("String") }
        let digits = text.hasPrefix("-") ? text.dropFirst() : Substring(text)
        guard let first = digits.first, first.isASCII, first.isNumber else {
            return call(text)
        }
        if digits.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == "_") }) { return .made("Int") }
        if digits.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == "_" || $0 == ".") }) { return .made("Double") }
        return nil
    }

    /// `Order` of `Order(…)`.
    private static func call(_ text: String) -> TypeSyntax? {
        guard let first = text.first, first.isUppercase else { return nil }
        let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return text.dropFirst(name.count).first == "(" && text.last == ")" ? .made(String(name)) : nil
    }
}
