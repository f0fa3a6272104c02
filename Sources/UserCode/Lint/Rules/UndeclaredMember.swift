import Diagnostics
import SwiftSource
import ViperModel

/// A check for members that a class calls on another part although the spec does not declare them.
enum UndeclaredMember: LintRule {
    static let rule = Rule(
        id: "undeclaredMember", severity: .warning, isAdjustable: true,
        summary: "Called member is not in the other part's protocol",
        explanation: """
            The class calls a member that the protocol of the other part does not have, so the module does not \
            compile. Usually, the spec once declared the member, or now declares it under another name. Call the \
            member that replaced it, or declare the missing member in the spec.
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
        return lint.ownParts.filter { !lint.outdated.contains($0.source.path) }.flatMap { part -> [Diagnostic] in
            part.module.links(of: part.owner.part, lint.naming).flatMap { link -> [Diagnostic] in
                guard let section = link.section, !section.isOpen, !section.isLeftOut,
                    !extended.contains(section.protocolName)
                else { return [] }
                let references = part.references(to: [link.property])
                guard !references.isEmpty, let type = statedType(of: link.property, in: part, lint),
                    type.isProtocol(section.protocolName)
                else { return [] }
                let declared = section.allMembers.map(\.baseName)
                let known = Set(declared).union(section.written.flatMap(\.names))
                return references.compactMap { reference in
                    // A member of `Optional`, such as `map`, is not a member of the protocol.
                    let isUnwrapped = reference.isOptionalChained || reference.isForceUnwrapped
                    guard let member = reference.member, type.wrapped == nil || isUnwrapped,
                        !known.contains(member.name)
                    else { return nil }
                    let nearest = nearest(to: member.name, in: declared).map { "did you mean '\($0)'?" }
                    return Diagnostic(
                        rule,
                        "'\(part.name)' calls '\(link.property).\(member.name)', which the spec does not declare",
                        at: part.location(member.range),
                        notes: [.init(nearest ?? "declare it in the spec, or call another member")]
                    )
                }
            }
        }
    }

    /// Returns the declared type of a property. Returns nil if the declaration has no type, or if the class has no
    /// property with that name, or several.
    private static func statedType(of property: String, in part: LintContext.Part, _ lint: LintContext) -> TypeSyntax? {
        let properties = lint.code(of: part.owner).parts.flatMap(\.declaration.members).filter {
            $0.kind == .variable && $0.name.name == property
        }
        return properties.count == 1 ? properties[0].requirement?.variable?.type : nil
    }
}

extension TypeSyntax {
    /// Returns whether the type is the protocol `name` or an optional of it, and not an array or a composition.
    fileprivate func isProtocol(_ name: String) -> Bool {
        switch bare.shape {
        case .optional(let inner), .implicitlyUnwrapped(let inner), .existential(let inner): inner.isProtocol(name)
        case .named(let components): components.last?.name == name && components.allSatisfy(\.arguments.isEmpty)
        default: false
        }
    }
}
