import Diagnostics
import SwiftSource
import ViperModel

/// Looks for bodies in a spec that use a private member of their class: generated code, in another file, does not see it.
struct PrivateHelpers {
    /// The class's name.
    let type: String
    /// The names of which every member is private.
    private let names: Set<String>

    /// `parts` are the class and its extensions.
    init(of type: String, in parts: [DeclarationOutline]) {
        self.type = type
        let members = parts.flatMap { part in
            let isHidden = part.kind == .extension && part.isPrivate
            return part.members.map { (name: $0.name.name, isHidden: isHidden || $0.isPrivate) }
        }
        let open = members.filter { !$0.isHidden }.map(\.name)
        names = Set(members.filter(\.isHidden).map(\.name)).subtracting(open)
    }

    func findings(in sections: [Section]) -> [Diagnostic] {
        names.isEmpty ? [] : sections.flatMap(\.implemented).flatMap(findings)
    }

    private func findings(in member: Member) -> [Diagnostic] {
        guard let body = member.body else { return [] }
        let references = BodyNames.references(
            in: body.block, names: names, parameters: member.requirement.parameters.map(\.name))
        return references.unique(by: \.name.name).map { reference in
            let name = reference.name.name
            return Diagnostic(
                .privateHelper, "the body uses '\(name)', which is private: generated code stands in another file",
                at: SourceLocation(body.source, reference.name.range),
                notes: ["take 'private' away from it in '\(type)', or write the body there"])
        }
    }
}

extension Rule {
    static let privateHelper = Rule(
        id: "privateHelper", isAdjustable: true, summary: "A body in a spec uses no private member of the class",
        explanation: """
            A body in the spec is generated into an extension of the class, which stands in another file. Swift shows it \
            nothing that is private to the class's own file, and the module does not compile. Take 'private' away, or write \
            the body in the class.
            """,
        wrong: "final class ListPresenter {\n    private let router: any ListRouterProtocol\n}",
        right: "final class ListPresenter {\n    let router: any ListRouterProtocol\n}")
}
