import Diagnostics
import SwiftSource

extension SpecParser {
    /// The name after a keyword. Nil, and reported, where none stands; a name that is none of a Swift type is reported and
    /// returned. `thing` is what is named: `a module`.
    mutating func parseDeclaredName(of thing: String, after keyword: Identifier) -> Identifier? {
        guard cursor.atName, isOnSameLine || !startsDeclaration else {
            report(.missingName(of: thing, after: keyword, in: source))
            return nil
        }
        let isReserved = cursor.isReservedWord
        let name = takeWord()
        check(name, of: thing, isReserved: isReserved)
        return name
    }

    /// Reports a name that cannot become part of other names.
    mutating func check(_ name: Identifier, of thing: String, isReserved: Bool) {
        guard !name.name.isEmpty else { return }
        if isReserved || !name.name.isPlainName || reservedInBackticks.contains(name.name) {
            report(.reservedName(name, of: thing, in: source))
        }
    }

    /// Names that backticks allow in Swift, though nothing can be called so.
    private var reservedInBackticks: Set<String> { ["Self", "Type", "Protocol", "_", "Any", "self", "init"] }

    /// The next token begins a declaration, a section or a member rather than being a name.
    var startsDeclaration: Bool {
        guard atWord else { return false }
        let text = word.name
        return SpecKeyword.topLevel.contains(text) || SpecKeyword.sections.contains(text)
            || SpecKeyword.members.contains(text)
    }
}

extension String {
    /// Letters, digits and underscores, no digit at the head: a name that needs no backticks.
    var isPlainName: Bool {
        guard let first = unicodeScalars.first, !("0"..."9").contains(first) else { return false }
        return unicodeScalars.allSatisfy { scalar in
            scalar.value < 0x80
                ? ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
                    || scalar == "_"
                : scalar.properties.isXIDContinue
        }
    }
}
