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
        let ownFindings = outline.inherited.enumerated().compactMap { index, type -> Diagnostic? in
            guard let value = valueKind(of: type) else { return nil }
            // An enum's first type may be its raw type, which a struct with literals can be.
            if outline.kind == .enum, index == 0, value.isLiteral { return nil }
            return Diagnostic(
                .valueInherited,
                "\(outline.kind.rawValue.withArticle) cannot inherit '\(type.text)', which is \(value.kind)",
                at: SourceLocation(source, type.range),
                notes: ["keep it in a property, or make what the two have in common a protocol"])
        }
        return ownFindings + outline.members.flatMap { findings(in: $0, of: source) }
    }

    /// Whether a type is a struct or an enum of the specs, and whether literals make its values; nil for any other type.
    private func valueKind(of type: TypeSyntax) -> (kind: String, isLiteral: Bool)? {
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
