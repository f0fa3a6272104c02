import SwiftSource

/// The heading of a declaration at file scope.
package struct DeclarationHeading: Sendable {
    /// The name of the type or member; for an extension, of the extended type.
    package let name: String
    package let kind: DeclarationOutline.Kind
    /// The names in the inheritance clause, or in the type of a type alias.
    package let inherited: [String]

    package init(_ declaration: DeclarationOutline) {
        name = declaration.name.name
        kind = declaration.kind
        inherited = declaration.inherited.flatMap(\.names) + (declaration.aliased?.names ?? [])
    }

    package var isExtension: Bool { kind == .extension }
}
