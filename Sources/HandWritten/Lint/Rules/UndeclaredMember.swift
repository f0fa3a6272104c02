import Diagnostics
import SwiftSource
import ViperModel

/// Looks for members that a class calls of another part, and that the spec does not declare.
enum UndeclaredMember: LintRule {
    static let rule = Rule(
        id: "undeclaredMember", severity: .warning, isAdjustable: true,
        summary: "A class calls what the spec declares of another part",
        explanation: """
            The class calls a member that the protocol of the other part does not have, so the module does not compile. Most \
            likely the spec had the member once, or has it under another name. Call what took its place, or declare it again.
            """,
        wrong: "interactor { func load() }   // and ListPresenter calls interactor.reload()",
        right: "interactor { func load(); func reload() }")

    static func findings(in lint: LintContext) -> [Diagnostic] {
        let extended = Set(lint.files.flatMap(\.headings).filter(\.isExtension).map(\.name))
        return lint.ownParts.flatMap { part -> [Diagnostic] in
            guard !lint.outdated.contains(part.source.path) else { return [] }
            return part.module.links(of: part.owner.part, lint.naming).flatMap { link -> [Diagnostic] in
                guard let section = link.section, !section.isOpen, !section.isLeftOut,
                    !extended.contains(section.protocolName), holds(link, section, part, lint)
                else { return [] }
                let declared = section.allMembers.map(\.baseName)
                let known = Set(declared).union(section.written.flatMap(\.names))
                return calls(of: link.property, in: part).filter { !known.contains(part.source.text($0)) }.map {
                    finding(part.source.text($0), of: link.property, part, at: $0, known: declared)
                }
            }
        }
    }

    private static func finding(
        _ name: String, of property: String, _ part: LintContext.Part, at range: Range<Int>, known: [String]
    ) -> Diagnostic {
        let note = nearest(to: name, in: known).map { "did you mean '\($0)'?" } ?? "call something else, or declare it"
        return Diagnostic(
            rule, "'\(part.name)' calls '\(property).\(name)', which the spec does not declare",
            at: part.location(range),
            notes: [.init(note)])
    }

    /// Whether the class holds the other part by its protocol alone, under the name of the spec.
    private static func holds(
        _ link: PartLink, _ section: Section, _ part: LintContext.Part, _ lint: LintContext
    ) -> Bool {
        let properties = lint.code(of: part.owner).parts.flatMap(\.declaration.members).filter {
            $0.kind == .variable && $0.name.name == link.property
        }
        return properties.count == 1
            && properties[0].requirement?.variable?.type?.mentionedNames == [section.protocolName]
    }

    /// The members that are called of a property; none where the name stands for something else in places.
    private static func calls(of property: String, in part: LintContext.Part) -> [Range<Int>] {
        let tokens = part.tokens
        var found: [Range<Int>] = []
        for index in tokens.indices.dropFirst() where part.source.text(tokens[index].range) == property {
            let before = tokens[index - 1]
            let isOfOther =
                before.kind == .punctuation(Ascii.dot) && index > tokens.startIndex + 1
                && tokens[index - 2].keyword != .selfValue
            if isOfOther { continue }
            let isDeclared = [.let, .var].contains(before.keyword) && !isProperty(tokens[index], of: part)
            if isDeclared || tokens.indices.contains(index + 1) && tokens[index + 1].keyword == .in { return [] }
            var next = index + 1
            while tokens.indices.contains(next), ["?", "!"].contains(part.source.text(tokens[next].range)) { next += 1 }
            guard tokens.indices.contains(next + 1), tokens[next].kind == .punctuation(Ascii.dot),
                tokens[next + 1].kind == .identifier
            else { continue }
            found.append(tokens[next + 1].range)
        }
        return found
    }

    private static func isProperty(_ token: Token, of part: LintContext.Part) -> Bool {
        part.declaration.members.contains { $0.name.range == token.range }
    }
}
