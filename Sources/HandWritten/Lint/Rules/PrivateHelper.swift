import Diagnostics
import SwiftSource
import ViperModel

/// Looks for private members of classes in the bodies that their specs have.
enum PrivateHelper: LintRule {
    static let rule = Rule(
        id: "privateHelper", isAdjustable: true, summary: "A body in a spec uses no private member of the class",
        explanation: """
            A body in the spec is generated into an extension of the class, which stands in another file. Swift shows it \
            nothing that is private to the class's own file, and the module does not compile. Take 'private' away, or write \
            the body in the class.
            """,
        wrong: "final class ListPresenter {\n    private let router: any ListRouterProtocol\n}",
        right: "final class ListPresenter {\n    let router: any ListRouterProtocol\n}")

    static func findings(in lint: LintContext) -> [Diagnostic] {
        lint.modules.flatMap { index -> [Diagnostic] in
            let module = lint.program.modules[index]
            return module.parts.flatMap { part -> [Diagnostic] in
                let hidden = hiddenNames(of: lint.parts(of: part, in: index))
                guard lint.usedInSpec(by: part, in: index).containsAny(of: hidden) else { return [] }
                let type = module.className(of: part, lint.program.app)
                return module.sections(of: part).flatMap(\.members).flatMap { member in
                    findings(in: member, using: hidden, of: type)
                }
            }
        }
    }

    private static func findings(in member: Member, using hidden: Set<String>, of type: String) -> [Diagnostic] {
        guard let body = member.body else { return [] }
        var names = CodeNames()
        names.add(body)
        guard names.containsAny(of: hidden) else { return [] }
        let references = BodyNames.references(
            in: body.block, names: hidden, parameters: member.requirement.parameters.map(\.name))
        var seen: Set<String> = []
        return references.filter { seen.insert($0.name.name).inserted }.map { reference in
            let name = reference.name.name
            return Diagnostic(
                rule, "the body uses '\(name)', which is private: generated code stands in another file",
                at: SourceLocation(body.source, reference.name.range),
                notes: ["take 'private' away from it in '\(type)', or write the body there"])
        }
    }

    /// The names that every member of that name hides.
    private static func hiddenNames(of parts: [LintContext.Part]) -> Set<String> {
        var (hidden, open): (Set<String>, Set<String>) = ([], [])
        for part in parts {
            let isHidden = part.declaration.kind == .extension && part.declaration.isPrivate
            for member in part.declaration.members {
                if isHidden || member.isPrivate {
                    hidden.insert(member.name.name)
                } else {
                    open.insert(member.name.name)
                }
            }
        }
        return hidden.subtracting(open)
    }
}

extension DeclarationOutline {
    fileprivate var isPrivate: Bool { modifiers.contains { $0.name == "private" || $0.name == "fileprivate" } }
}
