import Diagnostics
import SwiftSource

extension SpecParser {
    /// A section at its keyword, and sections that stand in it by mistake.
    mutating func parseSection(
        _ kind: SectionKind, prefix: Prefix, isExternal: Bool = false, into items: inout [ModuleItem]
    ) {
        let keyword = takeWord()
        refuseModifiers(prefix.modifiers, "on a section")
        if kind == .on { refuseAttributes(prefix, on: "an 'on' section") }
        let name = parseSectionName(kind, keyword: keyword)
        let parameters = at(.openParen) ? parseSectionParameters(kind, keyword: keyword) : nil
        let protocolName = parseProtocolName(kind)
        let inherited = parseInherited(kind)
        var members = MemberList()
        if enterBraces(after: keyword) {
            members = parseMembers(of: isExternal ? .externalSection(kind, keyword) : .section(kind, keyword))
        }
        if kind != .on || name != nil {
            items.append(
                .section(
                    SectionDeclaration(
                        documentation: prefix.documentation, attributes: prefix.attributes, kind: kind,
                        keywordRange: keyword.range, name: name, parameters: parameters, protocolName: protocolName,
                        inherited: inherited, members: members.members,
                        range: prefix.start..<max(prefix.start, cursor.lastEnd))))
        }
        items += members.sections
    }

    /// The word that is next begins a section rather than being a name: a name, `(`, `:` or a brace follows it.
    var startsSectionHeader: Bool {
        let next = cursor.peek(1)
        switch next.kind {
        case .punctuation(.openBrace), .punctuation(.openParen), .punctuation(.colon): return true
        case .identifier, .escapedIdentifier: return !next.startsLine
        default: return false
        }
    }

    private mutating func parseSectionName(_ kind: SectionKind, keyword: Identifier) -> Identifier? {
        let isNext = cursor.atName && isOnSameLine && !cursor.at("as")
        if kind == .on {
            if isNext { return parseDeclaredName(of: "an 'on' section", after: keyword) }
            report(.missingName(of: "an 'on' section", after: keyword, in: source))
            return nil
        }
        guard isNext, !cursor.isReservedWord || !startsDeclaration else { return nil }
        let isReserved = cursor.isReservedWord
        let name = takeWord()
        guard kind == .interactor || kind == .output else {
            report(
                .sectionNameNotAllowed, "the section '\(keyword.name)' has no name of its own", at: name.range,
                notes: ["the protocol's name stands after 'as': '\(keyword.name) as \(name.name)'"],
                fixIts: [
                    .delete(keyword.range.upperBound..<name.range.upperBound, "delete '\(name.name)'")
                ])
            return nil
        }
        check(name, of: "an \(kind.rawValue)", isReserved: isReserved)
        return name
    }

    private mutating func parseSectionParameters(_ kind: SectionKind, keyword: Identifier) -> [Parameter]? {
        let start = cursor.head.range.lowerBound
        switch kind {
        case .presenter, .interactor, .router:
            return parseInitialiserParameters()
        case .view, .output, .interface, .delegate, .on:
            cursor.skipBalanced()
            report(
                .parametersNotAllowed, "the section '\(keyword.name)' takes nothing", at: start..<cursor.lastEnd,
                notes: ["hand it to the presenter, an interactor or the router"],
                fixIts: [.delete(start..<cursor.lastEnd, "delete the parentheses")])
            return nil
        }
    }

    private mutating func parseProtocolName(_ kind: SectionKind) -> Identifier? {
        guard cursor.at("as") else { return nil }
        let keyword = takeWord()
        let name = parseDeclaredName(of: "a protocol", after: keyword)
        guard kind == .on else { return name }
        refuseProtocol(keyword.range.lowerBound..<cursor.lastEnd)
        return nil
    }

    private mutating func parseInherited(_ kind: SectionKind) -> [TypeSyntax] {
        guard at(.colon) else { return [] }
        let start = cursor.head.range.lowerBound
        let inherited = cursor.parseInheritance()
        guard kind == .on else { return inherited }
        refuseProtocol(start..<cursor.lastEnd)
        return []
    }

    private mutating func refuseProtocol(_ range: Range<Int>) {
        report(
            .onHasNoProtocol, "an 'on' section has no protocol of its own", at: range,
            notes: ["it belongs in the 'delegate' section of the other module"],
            fixIts: [.delete(withBlanksBefore(range))])
    }
}

extension Rule {
    static let onHasNoProtocol = Rule(
        id: "onHasNoProtocol", summary: "An on section declares no protocol",
        explanation: """
            It implements the delegate that the other module declares, so the protocol's name and what it inherits stand there, \
            in the other module's 'delegate' section.
            """,
        wrong: "module TodoList {\n    on TodoAdd as TodoAddOutput {}\n}",
        right: "module TodoList {\n    on TodoAdd {}\n}")

    static let parametersNotAllowed = Rule(
        id: "parametersNotAllowed", summary: "Only presenter, interactor and router take something in parentheses",
        explanation: """
            The parentheses list what a class's initialiser takes. view, interface, delegate, output and on have no such class: \
            the last three are the presenter's, or another module's. Hand it to the presenter.
            """,
        wrong: "module TodoList(id: Int) {\n    view(id) {}\n}",
        right: "module TodoList(id: Int) {\n    view {}\n    presenter(id) {}\n}")

    static let sectionNameNotAllowed = Rule(
        id: "sectionNameNotAllowed", summary: "Only interactor and output are named, and on names a module",
        explanation: """
            A module has one view, presenter, router, interface and delegate. Several interactors are told apart by their \
            names: 'interactor search', beside 'output search'. A protocol's own name stands after 'as'.
            """,
        wrong: "module TodoList {\n    view main {}\n}",
        right: "module TodoList {\n    view {}\n}")
}
