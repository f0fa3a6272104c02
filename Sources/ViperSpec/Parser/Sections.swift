import Diagnostics
import SwiftSource

extension SpecParser {
    /// Parses the section whose keyword is next, and adds it to `items`. Also adds sections that are inside it
    /// because a brace is missing.
    mutating func parseSection(
        _ kind: SectionKind, prefix: DeclarationHead, isExternal: Bool = false, into items: inout [ModuleItem]
    ) {
        let keyword = takeWord()
        refuseModifiers(prefix.modifiers, "on a section")
        if kind == .on { refuseAttributes(prefix, on: "an 'on' section") }
        let name = parseSectionName(kind, keyword: keyword)
        let parameters = at(ASCII.openParen) ? parseSectionParameters(kind, keyword: keyword) : nil
        let protocolName = parseProtocolName(kind)
        let inherited = parseInherited(kind)
        var members = MemberList()
        var body = cursor.lastEnd..<cursor.lastEnd
        if enterBraces(after: keyword) {
            let start = cursor.lastEnd
            members = parseMembers(of: isExternal ? .externalSection(kind, keyword) : .section(kind, keyword))
            body = start..<max(start, cursor.lastEnd - 1)
        }
        if !isExternal, !prefix.attributes.contains(where: { $0.name == "objc" }) {
            refuseObjectiveC(members.members, kind, keyword)
        }
        if kind != .on || name != nil {
            items.append(
                .section(
                    SectionDeclaration(
                        documentation: prefix.documentation, attributes: prefix.attributes, kind: kind,
                        keywordRange: keyword.range, name: name, parameters: parameters, protocolName: protocolName,
                        inherited: inherited, members: members.members, bodyRange: body,
                        range: span(from: prefix.start))))
        }
        items += members.sections
    }

    /// Reports `optional` and `@objc` on members of a section whose protocol is not `@objc`. An `on` section
    /// implements another module's protocol, so its members may have `@objc`. For `@objc optional`, reports only
    /// `optional`.
    private mutating func refuseObjectiveC(
        _ members: [MemberDeclaration], _ kind: SectionKind, _ section: Identifier
    ) {
        for requirement in members.lazy.filter({ !$0.isState }).map(\.requirement) {
            if case .other(let keyword) = requirement.kind, keyword.name == "optional" {
                report(
                    .modifierNotAllowed, "'optional' is allowed only in an '@objc' section", at: keyword.range,
                    notes: ["remove it, or write '@objc \(section.name) { … }'"])
            } else if kind != .on, !requirement.modifiers.contains(where: { $0.name == "optional" }),
                let attribute = requirement.attributes.first(where: { $0.name == "objc" })
            {
                refuse(attribute, on: "a member of \(kind.withArticle)")
            }
        }
    }

    /// Whether the next word is the keyword of a section and not a name. A name, `(`, `:` or `{` follows a keyword.
    var startsSectionHeader: Bool {
        let next = cursor.peek(1)
        switch next.kind {
        case .punctuation(ASCII.openBrace), .punctuation(ASCII.openParen), .punctuation(ASCII.colon): return true
        case .identifier, .escapedIdentifier: return !next.startsLine
        default: return false
        }
    }

    private mutating func parseSectionName(_ kind: SectionKind, keyword: Identifier) -> Identifier? {
        let isNext = cursor.atName && isOnSameLine && !cursor.at("as")
        if kind == .on {
            if isNext { return parseDeclaredName(of: "an 'on' section", after: keyword) }
            reportMissingName(of: "a module", after: keyword)
            return nil
        }
        guard isNext, !cursor.isReservedWord || !startsDeclaration else { return nil }
        let isReserved = cursor.isReservedWord
        let name = takeWord()
        guard kind.mayBeNamed else {
            report(
                .sectionHead, "section '\(keyword.name)' cannot have a name", at: name.range,
                notes: ["for the protocol's name, write '\(keyword.name) as \(name.name)'"])
            return nil
        }
        check(name, of: kind.withArticle, isReserved: isReserved)
        return name
    }

    private mutating func parseSectionParameters(_ kind: SectionKind, keyword: Identifier) -> [Parameter]? {
        let start = cursor.head.range.lowerBound
        if kind.hasParametersAndState { return parseInitializerParameters() }
        cursor.skipBalanced()
        report(
            .sectionHead, "section '\(keyword.name)' cannot have parameters", at: start..<cursor.lastEnd,
            notes: ["move the parameters to the presenter, an interactor or the router"])
        return nil
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
        guard at(ASCII.colon) else { return [] }
        let start = cursor.head.range.lowerBound
        let inherited = cursor.parseInheritance(mayBeOfClass: .taken)
        guard kind == .on else { return inherited }
        refuseProtocol(start..<cursor.lastEnd)
        return []
    }

    private mutating func refuseProtocol(_ range: Range<Int>) {
        report(
            .sectionHead, "'on' section cannot name or inherit a protocol", at: range,
            notes: ["move the protocol's name to the 'delegate' section of the module that 'on' names"],
            fixIts: [.delete(withBlanksBefore(range))])
    }
}

extension Rule {
    static let sectionHead = Rule(
        id: "sectionHead",
        summary: "Invalid section header",
        explanation: """
            Only interactor and output have names: 'interactor search' and 'output search'. Write the name of a \
            section's protocol after 'as'. Only presenter, interactor and router have parameters, because the other \
            sections have no class with an initializer. To use a value in another section, make it a parameter of \
            the presenter. An 'on' section implements the delegate of the named module; that module declares the \
            protocol's name and inheritance.
            """,
        wrong: "module TodoList {\n    view main {}\n}",
        right: "module TodoList {\n    view {}\n}")
}
