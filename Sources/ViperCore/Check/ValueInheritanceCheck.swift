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
            return .valueInherited(
                type.text, kind.name, by: outline.kind.withArticle, at: SourceLocation(source, type.range))
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

extension DeclarationOutline.Kind {
    fileprivate var withArticle: String {
        switch self {
        case .enum, .extension, .actor, .associatedtype: "an \(rawValue)"
        default: "a \(rawValue)"
        }
    }
}
