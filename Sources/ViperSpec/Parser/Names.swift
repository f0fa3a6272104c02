import Diagnostics
import SwiftSource

extension SpecParser {
    /// The name after a keyword. Nil, and reported, where none stands; a name that is none of a Swift type is reported and
    /// returned, unless another name follows, as that of `module class Course`. `thing` is what is named: `a module`.
    mutating func parseDeclaredName(of thing: String, after keyword: Identifier) -> Identifier? {
        guard cursor.atName, isOnSameLine || !startsDeclaration else {
            reportMissingName(of: thing, after: keyword)
            return nil
        }
        let isReserved = cursor.isReservedWord
        let name = takeWord()
        if isReserved, cursor.atName, isOnSameLine, !cursor.isReservedWord {
            reportUnexpected(name, "before the name of \(thing)")
            return takeWord()
        }
        let isPartOfNames = thing == "a module" && ["Protocol", "Type"].contains(name.name)
        if !isPartOfNames { check(name, of: thing, isReserved: isReserved) }
        return name
    }

    /// `thing` is what has no name: `a module`. Reported under the rule that Swift declarations have for it.
    mutating func reportMissingName(of thing: String, after keyword: Identifier) {
        report(
            .expectedName, "expected the name of \(thing)", at: keyword.range,
            notes: ["write it after '\(keyword.name)'"])
    }

    /// Reports a name that cannot become part of other names.
    mutating func check(_ name: Identifier, of thing: String, isReserved: Bool) {
        guard !name.name.isEmpty else { return }
        let isWrong = isReserved || !isPlain(name) || Self.reservedInBackticks.contains(name.name)
        // Of a keyword that stands for a member's name it was said.
        if isWrong, !cursor.diagnostics.contains(where: { $0.location?.range == name.range }) {
            report(
                .reservedName, "\(thing) cannot be named '\(name.name.firstLine)'",
                meaning: isReserved ? nil : Self.joined(name.name, isType: !Self.thingsInLowerCase.contains(thing)),
                insteadOf: name, otherwise: "use letters, digits and underscores, and no Swift keyword")
        }
    }

    /// What has a name that begins with a small letter.
    private static let thingsInLowerCase: Set = ["an input", "a member", "an interactor", "an output"]

    /// The words of a name in backticks as one: `MyType` for `my type`; nil where that is no name either.
    private static func joined(_ name: String, isType: Bool) -> String? {
        let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        guard words.count > 1, let first = words.first else { return nil }
        let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
        let head = isType ? first.prefix(1).uppercased() + first.dropFirst() : String(first)
        let joined = head + rest.joined()
        return joined.isPlainName ? joined : nil
    }

    /// Whether a name, which is one token, needs no backticks.
    func isPlain(_ name: Identifier) -> Bool { name.name.isPlainName }

    /// Names that backticks allow in Swift, though nothing can be called so.
    private static let reservedInBackticks: Set<String> = ["Self", "Type", "Protocol", "_", "Any", "self", "init"]

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
        guard let first = utf8.first, !first.isDigit, !contains("$") else { return false }
        return unicodeScalars.allSatisfy { scalar in
            scalar.isASCII ? UInt8(ascii: scalar).continuesAsciiName : scalar.properties.isXIDContinue
        }
    }
}

extension Rule {
    static let reservedName = Rule(
        id: "reservedName", summary: "Invalid or reserved name",
        explanation: """
            Names of modules, services, types and the app become parts of other names and of file names: \
            TodoListPresenter, TodoListPresenter.swift. So they consist of letters, digits and underscores, do not \
            start with a digit, and are not keywords, not even in backticks. A member may be a keyword in backticks.
            """,
        wrong: "module class {}",
        right: "module Course {}")
}

extension Diagnostic {
    /// With a fix-it that writes what was meant in place of a word, or with a note where nobody knows what that is.
    package func meaning(_ meant: String?, insteadOf word: Identifier, otherwise note: Note?) -> Diagnostic {
        meaning(meant, insteadOf: word.name.firstLine, at: word.range, otherwise: note)
    }
}

extension Diagnostic.FixIt {
    /// Writes another word in place of `word`.
    package static func replace(_ word: Identifier, by replacement: String) -> Diagnostic.FixIt {
        Diagnostic.FixIt(
            "replace '\(word.name.firstLine)' with '\(replacement)'", range: word.range, replacement: replacement)
    }
}

extension String {
    /// As much of a text from a spec as a message shows: its first line, forty characters at most.
    var firstLine: String {
        let line = prefix { !$0.isNewline }
        return line.count > 40 ? line.prefix(39) + "…" : String(line)
    }
}
