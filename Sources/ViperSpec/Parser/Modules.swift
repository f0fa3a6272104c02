import Diagnostics
import SwiftSource

extension SpecParser {
    /// Parses `module Name(inputs) { … }`, starting at the keyword.
    mutating func parseModule(_ prefix: DeclarationHead) -> ModuleDeclaration? {
        let keyword = takeWord()
        refuseAttributes(prefix, on: "a module")
        refuseModifiers(prefix.modifiers.filter { $0.name != "public" }, "on a module")
        let name = parseDeclaredName(of: "a module", after: keyword)
        let inputs = at(ASCII.openParen) ? parseInputs() : []
        let items = enterBraces(after: keyword) ? parseModuleItems() : []
        guard let name else { return nil }
        return ModuleDeclaration(
            documentation: prefix.documentation, isPublic: prefix.modifiers.contains { $0.name == "public" },
            name: name, inputs: inputs, items: items, range: span(from: prefix.start))
    }

    /// Skips to the opening brace after a header, and takes the brace. If it is missing, reports that and returns
    /// false.
    mutating func enterBraces(after keyword: Identifier) -> Bool {
        let header = keyword.range.lowerBound..<max(keyword.range.upperBound, cursor.lastEnd)
        let findingCount = findings.count
        skipToBraces(of: keyword)
        if cursor.take(punctuation: ASCII.openBrace) != nil { return true }
        // If the header is only a keyword, the missing name was already reported.
        if findings.count == findingCount, findings.last?.location?.range != keyword.range {
            report(
                .missingBraces, "missing braces after '\(source.text(header).firstLine)'", at: header,
                fixIts: [.insert(" {}", at: header.upperBound)])
        }
        return false
    }

    /// Skips and reports text on a header's line before its braces.
    mutating func skipToBraces(of keyword: Identifier) {
        if atLineEnd || at(ASCII.openBrace) { return }
        let text = skip { $0.atLineEnd || $0.at(ASCII.openBrace) }
        reportUnexpected(text, "before the braces of '\(keyword.name)'")
    }

    private mutating func parseModuleItems() -> [ModuleItem] {
        var items: [ModuleItem] = []
        var isHead = true
        parseParts { parser in
            let count = items.count
            parser.parseModuleItem(isHead: isHead, into: &items)
            isHead = isHead && items[count...].allSatisfy(\.belongsAtBeginning)
        }
        return items
    }

    /// Parses one item of a module, or skips at least one token. Also adds sections that are inside the item because
    /// a `}` is missing.
    private mutating func parseModuleItem(isHead: Bool, into items: inout [ModuleItem]) {
        if cursor.head.kind == .pound { return refuseDirective() }
        let before = cursor.mark()
        let prefix = cursor.parseDeclarationHead()
        guard atWord else { return skipUnexpected(from: before) { $0.atModuleItemStart } }
        switch cursor.head.keyword {
        case .let, .var, .guard:
            let keyword = cursor.head.range
            guard let line = parseAssembly(prefix) else { return }
            if !isHead {
                report(
                    .misplacedDeclaration, "assembly binding must be at the beginning of the module", at: keyword,
                    notes: ["move it before the first type or section"])
            }
            return items.append(.assembly(line))
        default: break
        }
        let text = word.name
        if let kind = itemKind(text) { return parseItem(kind, prefix: prefix, before: before, into: &items) }
        if text == SpecKeyword.navigation, cursor.peek(1).kind == .punctuation(ASCII.openBrace) {
            report(
                .misplacedDeclaration, "'navigation' is not allowed inside a module", at: word.range,
                notes: ["move it to the top level of a spec; declare the module's own navigation in 'router'"])
            return parseNavigation(prefix)
        }
        if let setting = SettingName(rawValue: text) {
            return parseSetting(setting, prefix: prefix, isHead: isHead, into: &items)
        }
        reportUnknownDeclaration(amongSections: true)
        if !isSwiftDeclaration(text), let meant = SpecKeyword.section(meantBy: text), let kind = itemKind(meant) {
            return parseItem(kind, prefix: prefix, before: before, into: &items)
        }
        skip { $0.cursor.atMemberEnd || $0.atModuleItemStart }
    }

    /// Parses a setting of a module, such as `emit contract, mocks` or `ui swiftui`.
    private mutating func parseSetting(
        _ name: SettingName, prefix: DeclarationHead, isHead: Bool, into items: inout [ModuleItem]
    ) {
        refuse(prefix, on: "a setting")
        let setting = parseSetting()
        guard SettingName.ofModules.contains(name) else {
            let names = SpecKeyword.list(SettingName.ofModules.map(\.rawValue))
            return report(
                .misplacedDeclaration, "setting '\(name.rawValue)' is not allowed in a module", at: setting.name.range,
                notes: ["move the line to App.viper; a module may set \(names)"])
        }
        if !isHead {
            report(
                .misplacedDeclaration, "setting must be at the beginning of the module", at: setting.name.range,
                notes: ["move it before the first type or section"])
        }
        items.append(.setting(setting))
    }

    private enum ItemKind {
        case section(SectionKind)
        case data(String)
        /// A declaration that belongs at the top level, such as `service`. The parser adds it to the file's
        /// declarations.
        case misplaced(String)
    }

    private func itemKind(_ text: String) -> ItemKind? {
        if let section = SectionKind(rawValue: text) { return .section(section) }
        if SpecKeyword.data.contains(text) { return .data(text) }
        return SpecKeyword.topLevel.contains(text) ? .misplaced(text) : nil
    }

    private mutating func parseItem(
        _ kind: ItemKind, prefix: DeclarationHead, before: TokenCursor.CursorPosition, into items: inout [ModuleItem]
    ) {
        switch kind {
        case .section(let section):
            parseSection(section, prefix: prefix, into: &items)
        case .data(let keyword):
            if let data = parseData(keyword, prefix: prefix, before: before) { items.append(.data(data)) }
        case .misplaced(let keyword):
            report(
                .misplacedDeclaration, "'\(word.name)' is not allowed inside a module", at: word.range,
                notes: ["move it to the top level of the spec"])
            parseTopLevel(keyword, prefix: prefix, before: before)
        }
    }

    /// Whether the next token starts a section or declaration of a module, or ends the previous item.
    var atModuleItemStart: Bool {
        atPartStart { word in
            SpecKeyword.sections.contains(word) || SpecKeyword.topLevel.contains(word)
                || ["public", "indirect", "let", "guard"].contains(word)
                || SettingName.ofModules.contains { $0.rawValue == word }
        }
    }

    /// Reports a directive such as `#if` and skips its line. The lines after it are parsed.
    ///
    /// - Parameter advice: A note about where the directive is allowed.
    mutating func refuseDirective(
        _ advice: Diagnostic.Note = "write the '#if' around members of a section, or in a body"
    ) {
        if cursor.at("#if") || cursor.at("#elseif") || cursor.at("#else") || cursor.at("#endif") {
            if cursor.at("#if") {
                report(
                    .conditionalInSection, "'#if' is not allowed here", at: cursor.head.range, notes: [advice])
            }
            while true {
                cursor.advance()
                if isAtEnd || !isOnSameLine || at(ASCII.closeBrace) { return }
            }
        }
        reportUnexpected(skip(until: \.atLineEnd), "here")
    }
}

extension ModuleItem {
    fileprivate var belongsAtBeginning: Bool {
        switch self {
        case .assembly, .setting: true
        case .data, .section: false
        }
    }
}

extension Rule {
    static let conditionalInSection = Rule(
        id: "conditionalInSection", summary: "'#if' not allowed here",
        explanation: """
            '#if' is allowed in bodies, in Swift files, and around whole members of a section; you implement these \
            members in the class. '#if' is not allowed in a service, a delegate or an interface: other modules mock \
            them, so they have the same members on every platform.
            """,
        wrong: "module TodoList {\n    #if os(iOS)\n    view { func show() }\n    #endif\n}",
        right: "module TodoList {\n    view {\n        #if os(iOS)\n        func show()\n        #endif\n    }\n}")

    static let misplacedDeclaration = Rule(
        id: "misplacedDeclaration",
        summary: "Declaration in the wrong place",
        explanation: """
            Imports, modules, services, external declarations and the app belong at the top level. A module contains \
            first its settings and assembly bindings, then its types and sections. Move the declaration. Also check \
            the braces before the declaration: one may be missing, or close a block too early.
            """,
        wrong: "module TodoList {\n    service TodoStore { func save() }\n}",
        right: "service TodoStore { func save() }\nmodule TodoList {}")

    static let missingBraces = Rule(
        id: "missingBraces", summary: "Missing braces",
        explanation: """
            A module, a service, a section and the app need braces, even if they are empty: 'router {}'.
            """,
        wrong: "module TodoList",
        right: "module TodoList {}")
}
