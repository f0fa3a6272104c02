import Diagnostics
import SwiftSource

extension SpecParser {
    mutating func parseFile() {
        while !isAtEnd {
            if cursor.take(punctuation: ASCII.semicolon) != nil { continue }
            if cursor.head.kind == .pound {
                refuseDirective("declare types that need '#if', and their imports, in your Swift files")
            } else {
                parseTopLevel()
            }
        }
    }

    /// Parses one top-level declaration, or skips at least one token.
    private mutating func parseTopLevel() {
        let before = cursor.mark()
        let prefix = cursor.parseDeclarationHead()
        guard atWord else { return skipUnexpected(from: before) { $0.atTopLevelStart } }
        let text = word.name
        if SpecKeyword.topLevel.contains(text) { return parseTopLevel(text, prefix: prefix, before: before) }
        if text == SpecKeyword.navigation, cursor.peek(1).kind == .punctuation(ASCII.openBrace) {
            return parseNavigation(prefix)
        }
        if let section = SectionKind(rawValue: text), startsSectionHeader {
            report(
                .misplacedDeclaration, "section '\(word.name)' is outside a module", at: word.range,
                notes: ["move it into 'module Name { … }'"])
            var outside: [ModuleItem] = []
            return parseSection(section, prefix: prefix, into: &outside)
        }
        reportUnknownDeclaration()
        if let meant = nearest(to: text, in: SpecKeyword.topLevel), !isSwiftDeclaration(text) {
            parseTopLevel(meant, prefix: prefix, before: before)
        } else {
            skip { $0.cursor.atMemberEnd || $0.atTopLevelStart }
        }
    }

    /// Returns whether a word starts a declaration in Swift but not in a spec. Such a word is not a misspelled
    /// keyword.
    func isSwiftDeclaration(_ text: String) -> Bool {
        ["class", "actor", "func", "var", "let", "case", "init", "subscript", "operator", "macro"].contains(text)
    }

    /// Whether the next token starts a declaration on a new line, or is the `;` after the previous declaration.
    var atTopLevelStart: Bool {
        if at(ASCII.semicolon) { return true }
        guard cursor.head.startsLine else { return false }
        return at(ASCII.at)
            || (atWord && (SpecKeyword.topLevel.contains(word.name) || ["public", "indirect"].contains(word.name)))
    }

    mutating func parseTopLevel(_ keyword: String, prefix: DeclarationHead, before: TokenCursor.CursorPosition) {
        switch keyword {
        case "import": parseImport(prefix)
        case "service": parseService(prefix)
        case "external": parseExternal(prefix)
        case "module":
            if let module = parseModule(prefix) { declarations.append(.module(module)) }
        case "app": parseApp(prefix)
        default:
            if let data = parseData(keyword, prefix: prefix, before: before) { declarations.append(.data(data)) }
        }
    }

    /// Parses `import A` or `import struct A.B`, starting at the keyword.
    private mutating func parseImport(_ prefix: DeclarationHead) {
        refuseAttributes(prefix, on: "an import")
        let keyword = takeWord()
        let start = cursor.head.range.lowerBound
        guard cursor.atName, isOnSameLine else { return reportMissingName(of: "an import", after: keyword) }
        let kinds = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor"]
        if kinds.contains(word.name), cursor.peek(1).kind == .identifier, !cursor.peek(1).startsLine {
            cursor.advance()
        }
        repeat {
            let isReserved = cursor.isReservedWord
            let name = takeWord()
            check(name, of: "an import", isReserved: isReserved)
        } while cursor.take(".") != nil && cursor.atName
        let range = start..<cursor.lastEnd
        declarations.append(.importing(Identifier(source.text(range), range)))
        endLine()
    }

    /// Reports the attributes and modifiers of a declaration that cannot have any.
    ///
    /// - Parameter thing: The kind of declaration for the message, such as `a module`.
    mutating func refuse(_ prefix: DeclarationHead, on thing: String) {
        refuseAttributes(prefix, on: thing)
        refuseModifiers(prefix.modifiers, "on \(thing)")
    }

    mutating func refuseAttributes(_ prefix: DeclarationHead, on thing: String) {
        for attribute in prefix.attributes { refuse(attribute, on: thing) }
    }

    /// Reports an attribute that is not allowed.
    ///
    /// - Parameter thing: The kind of declaration for the message, such as `a module`.
    mutating func refuse(_ attribute: Attribute, on thing: String) {
        report(
            .attributeNotAllowed, "attribute '@\(attribute.name)' is not allowed on \(thing)",
            at: attribute.range, notes: ["remove it"])
    }

    /// Reports modifiers that are not allowed.
    ///
    /// - Parameter place: The declaration for the message, such as `on a member`.
    mutating func refuseModifiers(_ modifiers: [Identifier], _ place: String) {
        for modifier in modifiers {
            let name = modifier.name.firstLine
            // Without one of these modifiers, the declaration means something else, so no fix-it removes them.
            let advice: Diagnostic.Note? =
                switch name {
                case "fileprivate", "private": "write the declaration in a Swift file, or remove '\(name)'"
                case "async", "throws": "write '\(name)' after the parameters"
                default: nil
                }
            if let advice {
                report(
                    .modifierNotAllowed, "'\(name)' is not allowed \(place)", at: modifier.range, notes: [advice])
                continue
            }
            let deletion = Diagnostic.FixIt.delete(withBlanksAfter(modifier.range), "remove '\(name)'")
            report(
                .modifierNotAllowed, "'\(name)' is not allowed \(place)", at: modifier.range,
                notes: ["weak", "unowned"].contains(name)
                    ? ["remove '\(name)', and write it in the class; Swift 5 does not allow '\(name)' in a protocol"]
                    : [],
                fixIts: [modifier.name == "class" ? .replace(modifier, by: "static") : deletion])
        }
    }

    /// Reports text on the same line after a declaration without braces.
    mutating func endLine() {
        if atLineEnd { return }
        if startsDeclaration || at(ASCII.at) { return reportMembersOnOneLine() }
        reportUnexpected(skip(until: \.atLineEnd), "here")
    }
}

extension Rule {
    package static let attributeNotAllowed = Rule(
        id: "attributeNotAllowed", summary: "Attribute not allowed on this declaration",
        explanation: """
            An attribute is copied to the declaration that viper-gen generates. A module, an import, the app and an \
            'on' section have no single generated declaration, so they take no attributes. A section's attribute goes \
            to its protocol. A member's attribute goes to the requirement and, except '@objc', to the class's \
            function. A member may have '@objc' only if its section has '@objc'.
            """,
        wrong: "@MainActor\nmodule TodoList {}",
        right: "module TodoList {}")

    static let unknownDeclaration = Rule(
        id: "unknownDeclaration",
        summary: "Unknown declaration or section",
        explanation: """
            Allowed at the top level of a spec: 'import', 'entity', 'service', 'struct', 'enum', 'protocol', \
            'typealias', 'extension', 'external', 'navigation', 'module' and 'app'. After 'external': 'protocol', \
            'struct', 'class', 'enum', 'actor' or 'module'. In a module: first 'let' and 'guard let', then types and \
            the sections 'view', 'presenter', 'interactor', 'output', 'router', 'interface', 'delegate' and 'on'. In a \
            section: 'func' and 'var'. Write classes, actors and statements in Swift files or in bodies. If a spec uses \
            a class or an actor, declare it with 'external class Name' or 'external actor Name'.
            """,
        wrong: "modul TodoList {}",
        right: "module TodoList {}")
}

extension SpecParser {
    /// Reports that the next word is not the keyword of a top-level declaration or, inside a module, of a section.
    mutating func reportUnknownDeclaration(amongSections: Bool = false) {
        let word = word
        let words = amongSections ? SpecKeyword.sections : SpecKeyword.topLevel + [SpecKeyword.navigation]
        var meant: String?
        let note: Diagnostic.Note
        switch word.name {
        case "class", "actor":
            note = "write the \(word.name) in a Swift file, and declare it with 'external \(word.name) Name'"
        case "func", "var", "let":
            note =
                amongSections
                ? "move the declaration to a section: 'presenter { func viewDidLoad() }'"
                : "move the declaration to a section of a module, or to a Swift file"
        default:
            meant = amongSections ? SpecKeyword.section(meantBy: word.name) : nearest(to: word.name, in: words)
            note = "expected one of \(SpecKeyword.list(words))"
        }
        let what = amongSections ? "section" : "declaration"
        report(.unknownDeclaration, "unknown \(what) '\(word.name)'", meaning: meant, insteadOf: word, otherwise: note)
    }

    /// Parses `navigation { methods }`, starting at the keyword.
    mutating func parseNavigation(_ prefix: DeclarationHead) {
        refuse(prefix, on: "the navigation")
        let keyword = takeWord()
        let members = enterBraces(after: keyword) ? parseMembers(of: .service(keyword)).members : []
        declarations.append(
            .navigation(
                ServiceDeclaration(
                    documentation: prefix.documentation, attributes: [],
                    name: Identifier("Navigation", keyword.range), inherited: [], members: members,
                    range: span(from: prefix.start))))
    }

    /// Parses `service Name: Inherited { requirements }`, starting at the keyword.
    mutating func parseService(_ prefix: DeclarationHead) {
        let keyword = takeWord()
        refuseModifiers(prefix.modifiers, "on a service")
        let name = parseDeclaredName(of: "a service", after: keyword)
        let inherited = cursor.parseInheritance()
        let members = enterBraces(after: keyword) ? parseMembers(of: .service(keyword)).members : []
        guard let name else { return }
        declarations.append(
            .service(
                ServiceDeclaration(
                    documentation: prefix.documentation, attributes: prefix.attributes, name: name,
                    inherited: inherited, members: members, range: span(from: prefix.start))))
    }
}
