import Diagnostics
import SwiftSource

extension SpecParser {
    /// The section or service whose members are parsed. It determines which members are allowed.
    enum MemberOwner {
        case section(SectionKind, Identifier)
        /// A `delegate` or `interface` section of an external module. The app's own Swift implements that module.
        case externalSection(SectionKind, Identifier)
        case service(Identifier)

        var keyword: Identifier {
            switch self {
            case .section(_, let keyword), .externalSection(_, let keyword), .service(let keyword): keyword
            }
        }

        /// The section or service with an article, for messages: `a view`.
        var name: String {
            switch self {
            case .section(let kind, _): kind.withArticle
            case .externalSection(let kind, _): "\(kind.withArticle) of an external module"
            case .service: "a service"
            }
        }

        /// The part whose class implements the members, for messages: `presenter`. The word `class` if the part is
        /// unknown.
        var className: String {
            guard case .section(let kind, _) = self, let implementer = kind.implementer else { return "class" }
            return implementer.rawValue
        }

        /// Whether members may have bodies in the spec. Members of views, services and delegates may not, because
        /// your Swift or another module implements them.
        var takesBodies: Bool {
            guard case .section(let kind, _) = self else { return false }
            return kind != .view && kind.implementer != nil
        }

        var takesState: Bool {
            guard case .section(let kind, _) = self else { return false }
            return kind.hasParametersAndState
        }

        /// Returns whether a member may start with this keyword, such as `subscript` or `#if`. viper-gen copies these
        /// members as written. A section whose protocol other modules mock may have only one of them: `typealias`.
        func keeps(_ keyword: String) -> Bool {
            guard case .section(let kind, _) = self, kind != .on else { return false }
            let words = ["init", "subscript", "associatedtype", "#if", "optional"]
            return keyword == "typealias" || !kind.isSeenByOthers && words.contains(keyword)
        }

        var isService: Bool {
            if case .service = self { true } else { false }
        }
    }

    /// Members, and the sections that are among them because a `}` is missing.
    struct MemberList {
        var members: [MemberDeclaration] = []
        var sections: [ModuleItem] = []
    }

    /// Parses the members of a section or a service, up to and including the closing brace.
    mutating func parseMembers(of owner: MemberOwner) -> MemberList {
        var list = MemberList()
        parseParts { $0.parseMember(of: owner, into: &list) }
        return list
    }

    /// Parses one member, or skips at least one token.
    private mutating func parseMember(of owner: MemberOwner, into list: inout MemberList) {
        cursor.beginMember()
        if cursor.head.kind == .pound { return parseConditionalMembers(of: owner, into: &list.members) }
        let before = cursor.mark()
        let prefix = cursor.parseDeclarationHead()
        guard atWord else { return skipUnexpected(from: before) { $0.atMemberStart } }
        if let keyword = cursor.head.keyword, keyword.isDeclaration, startsRequirement {
            let place = cursor.index
            let modifier = prefix.modifiers.first { $0.name == "optional" }
            guard
                let kind = parseVerbatimMember(modifier ?? word, of: owner, from: before)
                    ?? cursor.parseRequirementKind()
            else {
                cursor.reset(to: before)
                return skipUnexpected(from: before) { $0.atMemberStart }
            }
            return finish(prefix.requirement(kind, end: cursor.lastEnd), at: place, of: owner, into: &list.members)
        }
        if let kind = SectionKind(rawValue: word.name), startsSectionHeader {
            refuseInside(owner.keyword)
            parseSection(kind, prefix: prefix, into: &list.sections)
        } else if SpecKeyword.topLevel.contains(word.name), startsSectionHeader {
            refuseInside(owner.keyword)
            parseTopLevel(word.name, prefix: prefix, before: before)
        } else {
            let word = word
            report(
                .unknownDeclaration, "unknown member keyword '\(word.name)'",
                meaning: nearest(to: word.name, in: SpecKeyword.members), insteadOf: word,
                otherwise: "write 'func' or 'var', as in a Swift protocol")
            skip { $0.cursor.atMemberEnd || $0.atMemberStart }
        }
    }

    /// Reports a section or declaration that starts inside another section or service.
    private mutating func refuseInside(_ outer: Identifier) {
        report(
            .misplacedDeclaration, "'\(word.name)' is not allowed inside '\(outer.name)'", at: word.range,
            notes: [.init("'\(outer.name)' starts here; close it first", at: SourceLocation(source, outer.range))])
    }

    /// Parses `#if … #endif` with its members, which viper-gen copies as written.
    private mutating func parseConditionalMembers(of owner: MemberOwner, into members: inout [MemberDeclaration]) {
        guard owner.keeps("#if") else {
            return refuseDirective(
                "declare the members without a condition: \(owner.name) has the same members on each platform; write '#if' into the class that implements them"
            )
        }
        guard cursor.at("#if"), cursor.index >= failedConditionIndex else { return refuseDirective() }
        let before = cursor.mark()
        let (prefix, keyword, place) = (cursor.parseDeclarationHead(), cursor.identifier(of: cursor.head), cursor.index)
        guard cursor.parseConditionalDeclarations() else {
            failedConditionIndex = cursor.index
            cursor.reset(to: before)
            return refuseDirective()
        }
        finish(prefix.requirement(.other(keyword: keyword), end: cursor.lastEnd), at: place, of: owner, into: &members)
    }

    /// Parses a type alias, an initializer, a subscript or an optional member, starting at the keyword. viper-gen
    /// copies the member as written, so it must be valid Swift. Returns nil if the owner cannot contain the member.
    ///
    /// - Parameter before: The position before the declaration's attributes.
    private mutating func parseVerbatimMember(
        _ keyword: Identifier, of owner: MemberOwner, from before: TokenCursor.CursorPosition
    ) -> Requirement.Kind? {
        guard ["typealias", "init", "subscript", "optional"].contains(keyword.name), owner.keeps(keyword.name)
        else { return nil }
        cursor.reset(to: before)
        return cursor.parseDeclaration() == nil ? nil : .other(keyword: keyword)
    }

    /// Whether the next keyword declares a member. Words such as `actor` and `macro` do so only before a name.
    private var startsRequirement: Bool {
        switch cursor.head.keyword {
        case .func, .var, .let, .initializer, .deinit, .subscript, .case, .import: true
        default:
            switch cursor.peek(1).kind {
            case .identifier, .escapedIdentifier, .op: true
            default: false
            }
        }
    }

    /// Whether the next token starts a member or ends the previous member.
    var atMemberStart: Bool {
        atPartStart { word in
            cursor.head.keyword?.isDeclaration ?? false || SpecKeyword.sections.contains(word)
                || ["static", "mutating", "nonisolated"].contains(word)
        }
    }

    /// Returns whether the next token starts a part of a block, such as a member, or ends the previous part.
    ///
    /// - Parameter begins: Returns whether a word at the start of a line starts a part.
    func atPartStart(_ begins: (String) -> Bool) -> Bool {
        if at(ASCII.semicolon) || at(ASCII.closeBrace) { return true }
        guard cursor.head.startsLine else { return false }
        return at(ASCII.at) || cursor.head.kind == .pound || atWord && begins(word.name)
    }

    /// Parses the body of a member, if there is one, and adds the member if its owner may contain it.
    ///
    /// - Parameter keyword: The index of the token that declares the member, such as `func`.
    private mutating func finish(
        _ requirement: Requirement, at keyword: Int, of owner: MemberOwner,
        into members: inout [MemberDeclaration]
    ) {
        var body: BodySyntax?
        if at(ASCII.openBrace) {
            let isProperty = requirement.variable != nil
            let (block, accessors) = isProperty ? cursor.parsePropertyBody() : (cursor.parseCodeBlock(), nil)
            body = BodySyntax(range: block.range, block: block, accessors: accessors)
        }
        let start = requirement.range.lowerBound
        var member = MemberDeclaration(requirement: requirement, body: body, range: span(from: start))
        if accepts(&member, at: keyword, of: owner) { members.append(member) }
        endMember()
    }

    /// Reports text on the same line after a member.
    private mutating func endMember() {
        guard !cursor.atMemberEnd else { return }
        let keyword = cursor.head.keyword
        if startsDeclaration || at(ASCII.at) || keyword?.isDeclaration ?? false || keyword == .static {
            return reportMembersOnOneLine()
        }
        if at(ASCII.comma), cursor.keyword(ahead: 1)?.isDeclaration ?? false {
            let comma = cursor.advance().range
            return report(
                .membersOnOneLine, "expected ';' between declarations on one line, found ','", at: comma,
                fixIts: [.init("replace ',' with ';'", range: comma, replacement: ";")])
        }
        let findingCount = cursor.diagnostics.count
        if atWord, let effect = nearest(to: word.name, in: ["async", "throws"]) {
            report(
                .unexpectedText, "'\(word.name)' is not allowed after a member", at: word.range,
                fixIts: [.init("replace '\(word.name)' with '\(effect)'", range: word.range, replacement: effect)])
            skip { $0.cursor.atMemberEnd || $0.atMemberStart }
            return
        }
        let notes: [Diagnostic.Note] =
            ["async", "throws"].contains(word.name) ? ["write it after the parameters, before '->'"] : ["remove it"]
        let text = skip { $0.cursor.atMemberEnd || $0.atMemberStart }
        if cursor.diagnostics.count == findingCount { reportUnexpected(text, "after a member", notes: notes) }
    }

    /// Reports a declaration that starts on the line of the previous declaration.
    mutating func reportMembersOnOneLine() {
        report(
            .membersOnOneLine, "missing ';' between declarations on one line", at: cursor.head.range,
            fixIts: [.insert(";", at: cursor.lastEnd)])
    }
}

extension Rule {
    static let membersOnOneLine = Rule(
        id: "membersOnOneLine", summary: "Missing ';' between members on one line",
        explanation: """
            As in Swift, a declaration ends at the end of its line or at a semicolon. Insert ';', or start a new line.
            """,
        wrong: "module TodoList {\n    view { func show() func hide() }\n}",
        right: "module TodoList {\n    view { func show(); func hide() }\n}")
}
