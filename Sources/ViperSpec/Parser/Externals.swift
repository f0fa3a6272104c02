import Diagnostics
import SwiftSource

extension SpecParser {
    /// Parses an external declaration, starting at the word `external`.
    mutating func parseExternal(_ prefix: DeclarationHead) {
        let external = takeWord()
        refuseModifiers(prefix.modifiers, "on an external declaration")
        let modifiers = cursor.parseModifiers()
        refuseModifiers(modifiers, "on an external declaration")
        guard atWord, isOnSameLine else { return reportUnknownExternal(external) }
        var kind = word.name
        if !SpecKeyword.externals.contains(kind) {
            reportUnknownExternal(word)
            guard let meant = nearest(to: kind, in: SpecKeyword.externals) else {
                skip { $0.atTopLevelStart }
                return
            }
            kind = meant
        }
        if kind == "module" { return parseExternalModule(prefix) }
        guard let outlineKind = DeclarationOutline.Kind(rawValue: kind) else { return }
        if let outline = parseTypeOutline(outlineKind, of: kind.withArticle, prefix: prefix, needsBraces: false) {
            declarations.append(.external(.type(outline)))
        }
        endExternal()
    }

    private mutating func reportUnknownExternal(_ word: Identifier) {
        let words = SpecKeyword.externals
        report(
            .unknownDeclaration, "'\(word.name.firstLine)' cannot be external",
            meaning: nearest(to: word.name, in: words), insteadOf: word,
            otherwise: "expected one of \(SpecKeyword.list(words))")
    }

    private mutating func endExternal() {
        guard cursor.tokens[max(0, cursor.index - 1)].kind != .punctuation(ASCII.closeBrace) else { return }
        endLine()
    }

    /// Parses `module Name(inputs): Dependencies { statements; delegate { … } interface { … } }`. The braces are
    /// optional.
    private mutating func parseExternalModule(_ prefix: DeclarationHead) {
        let keyword = takeWord()
        refuseAttributes(prefix, on: "a module")
        let name = parseDeclaredName(of: "a module", after: keyword)
        let inputs = at(ASCII.openParen) ? parseInputs() : []
        let inherited = cursor.parseInheritance()
        skipToBraces(of: keyword)
        var items: [ModuleItem] = []
        var body: BodySyntax?
        if at(ASCII.openBrace) {
            body = parseExternalBody()
            parseParts { $0.parseExternalSection(into: &items) }
        }
        guard let name else { return endExternal() }
        let module = ModuleDeclaration(
            documentation: prefix.documentation, isPublic: false, name: name, inputs: inputs,
            inherited: inherited, items: items, range: span(from: prefix.start))
        declarations.append(.external(.module(module, body: body)))
        endExternal()
    }

    /// Parses the opening brace and the statements up to the first section. Returns nil if there are no statements.
    private mutating func parseExternalBody() -> BodySyntax? {
        cursor.advance()
        let block = cursor.parseStatements { Self.startsExternalSection($0) }
        return block.statements.isEmpty ? nil : BodySyntax(range: block.range, block: block)
    }

    /// Returns whether a section starts at the cursor: a word such as `delegate` before a brace, a colon or `as`.
    private static func startsExternalSection(_ cursor: TokenCursor) -> Bool {
        guard cursor.head.kind == .identifier || cursor.at(punctuation: ASCII.at) else { return false }
        var cursor = cursor
        if cursor.at(punctuation: ASCII.at) { _ = cursor.parseAttributes() }
        guard SectionKind(rawValue: cursor.text(of: cursor.head)) != nil else { return false }
        let next = cursor.peek(1).kind
        return next == .punctuation(ASCII.openBrace) || next == .punctuation(ASCII.colon) || cursor.at("as", ahead: 1)
    }

    private mutating func parseExternalSection(into items: inout [ModuleItem]) {
        let before = cursor.mark()
        let prefix = cursor.parseDeclarationHead()
        guard atWord, let kind = SectionKind(rawValue: word.name) else {
            if atWord {
                reportUnknownDeclaration(amongSections: true)
                skip { $0.atModuleItemStart }
            } else {
                skipUnexpected(from: before) { $0.atModuleItemStart }
            }
            return
        }
        guard kind.isSeenByOthers else {
            report(
                .externalModuleShape, "external module cannot have a '\(word.name)' section", at: word.range,
                notes: ["delete the section; only 'delegate' and 'interface' are allowed here"])
            var refused: [ModuleItem] = []
            return parseSection(kind, prefix: prefix, isExternal: true, into: &refused)
        }
        parseSection(kind, prefix: prefix, isExternal: true, into: &items)
    }
}

extension Rule {
    static let externalModuleShape = Rule(
        id: "externalModuleShape",
        summary: "Content not allowed in an external module",
        explanation: """
            Your own Swift implements an external module. Its spec contains only the inputs, the dependencies (after a \
            colon), the expression that creates its screen, and the sections 'delegate' and 'interface'.
            """,
        wrong: "external module Details { view { func show() } }",
        right: "external module Details { DetailsAssembly.make() }")
}
