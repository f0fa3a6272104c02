import Diagnostics
import SwiftSource

/// Looks for data that inherits a struct or an enum of the specs.
struct ValueInheritanceCheck {
    private let catalog: TypeCatalog

    static func findings(_ program: Program) -> [Diagnostic] {
        let check = ValueInheritanceCheck(catalog: program.types)
        return program.data.flatMap { check.findings(in: $0.outline, of: $0.source) }
    }

    private func findings(in outline: DeclarationOutline, of source: SourceFile) -> [Diagnostic] {
        let own = outline.inherited.enumerated().compactMap { index, type -> Diagnostic? in
            guard let kind = kind(of: type) else { return nil }
            // A raw type, which a struct with literals may be.
            if outline.kind == .enum, index == 0, kind.isLiteral { return nil }
            return Diagnostic(
                .valueInherited,
                "\(outline.kind.rawValue.withArticle) cannot inherit '\(type.text)', which is \(kind.name)",
                at: SourceLocation(source, type.range),
                notes: ["keep it in a property, or make what the two have in common a protocol"])
        }
        return own + outline.members.flatMap { findings(in: $0, of: source) }
    }

    /// What a value of the specs is; nil for what is none.
    private func kind(of type: TypeSyntax) -> (name: String, isLiteral: Bool)? {
        switch catalog.entry(of: type) {
        case .structure(let structure):
            ("a struct", structure.inherited.contains { $0.hasPrefix("ExpressibleBy") })
        case .enumeration: ("an enum", false)
        case .alias, .protocolType, .external, nil: nil
        }
    }
}

extension Rule {
    static let valueInherited = Rule(
        id: "valueInherited", summary: "What stands behind a type's colon is a protocol",
        explanation: """
            Structs and enums inherit nothing but protocols; only classes inherit from one another. Keep the other value in a \
            property, or declare as a protocol what the two have in common.
            """,
        wrong: "struct Item { let id: Int }\nstruct Book: Item { let title: String }",
        right: "struct Item { let id: Int }\nstruct Book { let item: Item; let title: String }")
}
