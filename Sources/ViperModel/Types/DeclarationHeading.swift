import SwiftSource

/// A declaration at file scope, as far as that of every file is asked for.
package struct DeclarationHeading: Sendable {
    /// The type's or member's name; an extension's extended type.
    package let name: String
    package let kind: DeclarationOutline.Kind
    /// All names in what stands behind its colon, or what a typealias stands for.
    package let inherited: [String]

    package init(_ declaration: DeclarationOutline) {
        name = declaration.name.name
        kind = declaration.kind
        inherited = declaration.inherited.flatMap(\.names) + (declaration.aliased?.names ?? [])
    }

    /// It extends what is declared elsewhere.
    package var isExtension: Bool { kind == .extension }
}
