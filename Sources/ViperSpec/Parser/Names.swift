import Diagnostics
import SwiftSource

extension SpecParser {
    /// Parses the name after a keyword. If it is missing, reports that and returns nil. Reports an invalid name, but
    /// returns it. If two names follow, as in `module class Course`, returns the second.
    ///
    /// - Parameter thing: The kind of declaration for the message, such as `a module`.
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

    /// Reports that the name after a keyword is missing.
    ///
    /// - Parameter thing: The kind of declaration for the message, such as `a module`.
    mutating func reportMissingName(of thing: String, after keyword: Identifier) {
        report(
            .expectedName, "expected the name of \(thing)", at: keyword.range,
            notes: ["write it after '\(keyword.name)'"])
    }

    /// Reports an invalid name: a keyword, or a name with characters such as spaces.
    mutating func check(_ name: Identifier, of thing: String, isReserved: Bool) {
        guard !name.name.isEmpty else { return }
        let isWrong = isReserved || !isPlain(name) || Self.reservedInBackticks.contains(name.name)
        // The cursor already reported a keyword in place of a member's name.
        if isWrong, !cursor.diagnostics.contains(where: { $0.location?.range == name.range }) {
            report(
                .reservedName, "\(thing) cannot be named '\(name.name.firstLine)'",
                meaning: isReserved ? nil : Self.joined(name.name, isType: !Self.thingsInLowerCase.contains(thing)),
                insteadOf: name, otherwise: "use letters, digits and underscores, and no Swift keyword")
        }
    }

    /// The kinds of declarations whose names start with a lowercase letter.
    private static let thingsInLowerCase: Set = ["an input", "a member", "an interactor", "an output"]

    /// Returns the words of a name in backticks as one name: `MyType` for `my type`. Returns nil if the result is not
    /// a valid name.
    private static func joined(_ name: String, isType: Bool) -> String? {
        let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        guard words.count > 1, let first = words.first else { return nil }
        let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
        let head = isType ? first.prefix(1).uppercased() + first.dropFirst() : String(first)
        let joined = head + rest.joined()
        return joined.isPlainName ? joined : nil
    }

    /// Returns whether a name needs no backticks.
    func isPlain(_ name: Identifier) -> Bool { name.name.isPlainName }

    /// Names that no declaration of a spec can have, not even in backticks.
    private static let reservedInBackticks: Set<String> = ["Self", "Type", "Protocol", "_", "Any", "self", "init"]

    /// Whether the next token is the keyword of a declaration, section or member.
    var startsDeclaration: Bool {
        guard atWord else { return false }
        let text = word.name
        return SpecKeyword.topLevel.contains(text) || SpecKeyword.sections.contains(text)
            || SpecKeyword.members.contains(text)
    }
}

extension String {
    /// Whether the text is a name that needs no backticks: letters, digits and underscores, not starting with a
    /// digit.
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
    /// Returns the diagnostic with a fix-it that replaces `word` with `meant`. If `meant` is nil, adds the note
    /// instead.
    package func meaning(_ meant: String?, insteadOf word: Identifier, otherwise note: Note?) -> Diagnostic {
        meaning(meant, insteadOf: word.name.firstLine, at: word.range, otherwise: note)
    }
}

extension Diagnostic.FixIt {
    /// Returns a fix-it that replaces `word` with another word.
    package static func replace(_ word: Identifier, by replacement: String) -> Diagnostic.FixIt {
        Diagnostic.FixIt(
            "replace '\(word.name.firstLine)' with '\(replacement)'", range: word.range, replacement: replacement)
    }
}

extension String {
    /// The first line of a text from a spec, at most forty characters, for messages.
    var firstLine: String {
        let line = prefix { !$0.isNewline }
        return line.count > 40 ? line.prefix(39) + "…" : String(line)
    }
}
