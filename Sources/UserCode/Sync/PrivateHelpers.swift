import Diagnostics
import SwiftSource
import ViperModel

/// A check for bodies in a spec that use a private member of their class. Generated code is in another file, where the
/// member is not visible.
struct PrivateHelpers {
    let type: String
    /// The names of private members. Names that visible members also have are left out.
    private let names: Set<String>

    /// Finds the private members of a class and its extensions.
    init(of type: String, in parts: [DeclarationOutline]) {
        self.type = type
        let members = parts.flatMap { part in
            let isHidden = part.kind == .extension && part.isPrivate
            return part.members.map { (name: $0.name.name, isHidden: isHidden || $0.isPrivate) }
        }
        let open = members.filter { !$0.isHidden }.map(\.name)
        names = Set(members.filter(\.isHidden).map(\.name)).subtracting(open)
    }

    /// A use of a private member in a body.
    struct Use {
        let name: String
        let location: SourceLocation
    }

    func uses(in sections: [Section]) -> [Use] {
        names.isEmpty ? [] : sections.flatMap(\.implemented).flatMap(uses)
    }

    private func uses(in member: Member) -> [Use] {
        guard let body = member.body else { return [] }
        let references = BodyNames.references(
            in: body.block, names: names, parameters: member.requirement.parameters.map(\.name))
        return references.unique(by: \.name.name).map { reference in
            Use(name: reference.name.name, location: SourceLocation(body.source, reference.name.range))
        }
    }

    func finding(_ use: Use) -> Diagnostic {
        Diagnostic(
            .privateHelper, "body uses '\(use.name)', which is private to the class's file",
            at: use.location,
            notes: ["remove 'private' from '\(use.name)' in '\(type)', or write the body in '\(type)'"])
    }
}

extension Rule {
    static let privateHelper = Rule(
        id: "privateHelper", isAdjustable: true, summary: "Body in a spec uses a private member of the class",
        explanation: """
            A body in the spec is generated into an extension of the class, in another file. In that file, Swift does \
            not see private members of the class, so the module does not compile. Remove 'private', or write the body \
            in the class. If the member is a property that the spec requires, such as state, 'viper-gen generate' \
            removes 'private' itself.
            """,
        wrong: "final class ListPresenter {\n    private var title = \"\"\n}",
        right: "final class ListPresenter {\n    var title = \"\"\n}")
}
