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
        wrong: """
            final class ListPresenter {
                weak var view: (any ListViewProtocol)?
                private func refresh() { view?.hide() }
            }
            """,
        right: """
            final class ListPresenter {
                weak var view: (any ListViewProtocol)?
                private func refresh() { view?.show() }
            }
            """)

    static func findings(in lint: LintContext) -> [Diagnostic] {
        let extended = Set(lint.files.flatMap(\.headings).filter(\.isExtension).map(\.name))
        return lint.ownParts.flatMap { part -> [Diagnostic] in
            guard !lint.outdated.contains(part.source.path) else { return [] }
            return part.module.links(of: part.owner.part, lint.naming).flatMap { link -> [Diagnostic] in
                guard let section = link.section, !section.isOpen, !section.isLeftOut,
                    !extended.contains(section.protocolName), let type = statedType(of: link.property, in: part, lint),
                    type.isProtocol(section.protocolName)
                else { return [] }
                let declared = section.allMembers.map(\.baseName)
                let known = Set(declared).union(section.written.flatMap(\.names))
                return calls(of: link.property, type, in: part).filter { !known.contains(part.source.text($0)) }.map {
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

    /// The type that the class states of a property; nil where it has none of that name, or several.
    private static func statedType(of property: String, in part: LintContext.Part, _ lint: LintContext) -> TypeSyntax? {
        let properties = lint.code(of: part.owner).parts.flatMap(\.declaration.members).filter {
            $0.kind == .variable && $0.name.name == property
        }
        return properties.count == 1 ? properties[0].requirement?.variable?.type : nil
    }

    /// The members that are called of a property; none where the name may stand for something else in places.
    private static func calls(of property: String, _ type: TypeSyntax, in part: LintContext.Part) -> [Range<Int>] {
        let tokens = part.tokens
        var found: [Range<Int>] = []
        for index in tokens.indices where part.source.text(tokens[index].range) == property {
            let use = Use(tokens: tokens, index: index, source: part.source)
            if use.isOfOther || isProperty(tokens[index], of: part) { continue }
            if !use.isOfSelf, use.mayDeclare(property, type) { return [] }
            if let member = use.member(isOptional: type.wrapped != nil) { found.append(member) }
        }
        return found
    }

    private static func isProperty(_ token: Token, of part: LintContext.Part) -> Bool {
        part.declaration.members.contains { $0.name.range == token.range }
    }
}

/// A place in a class where the name of a property stands.
private struct Use {
    let tokens: ArraySlice<Token>
    let index: Int
    let source: SourceFile

    private func text(_ offset: Int) -> String {
        tokens.indices.contains(index + offset) ? source.text(tokens[index + offset].range) : ""
    }

    var isOfSelf: Bool { text(-1) == "." && text(-2) == "self" }

    /// Whether it is a member of something else: `cell.view`, `\.view`.
    var isOfOther: Bool { text(-1) == "." && !isOfSelf }

    /// Whether it may be a name of its own, of a variable or a parameter of another type, that hides the property.
    func mayDeclare(_ property: String, _ type: TypeSyntax) -> Bool {
        if ["let", "var", "for", "func", "case"].contains(text(-1)) { return true }
        switch text(1) {
        case "in", "=": return true
        case ",", ")": return text(-1) != ":"
        // A label of an argument, or a parameter of the same type.
        case ":": return text(2) != property && text(2) != "self" && !isOfType(type, from: 2)
        default: return false
        }
    }

    /// Whether the protocol of a type stands there, with or without `any`.
    private func isOfType(_ type: TypeSyntax, from offset: Int) -> Bool {
        var offset = offset
        while ["(", "any"].contains(text(offset)) { offset += 1 }
        return type.mentionedNames == [text(offset)] && !["&", "."].contains(text(offset + 1))
    }

    /// The member that is called of it. What is called of an optional itself, such as `map`, is none.
    func member(isOptional: Bool) -> Range<Int>? {
        var next = 1
        while ["?", "!"].contains(text(next)) { next += 1 }
        guard text(next) == ".", next > 1 || !isOptional, tokens.indices.contains(index + next + 1) else { return nil }
        let member = tokens[index + next + 1]
        return member.kind == .identifier ? member.range : nil
    }
}

extension TypeSyntax {
    /// Whether it is a protocol, or an optional of it: not an array of it, nor what is made of it and another one.
    fileprivate func isProtocol(_ name: String) -> Bool {
        switch bare.shape {
        case .optional(let inner), .implicitlyUnwrapped(let inner), .existential(let inner): inner.isProtocol(name)
        case .named(let components): components.last?.name == name && components.allSatisfy(\.arguments.isEmpty)
        default: false
        }
    }
}
