import SwiftSource
import ViperModel

/// The type aliases of a program, so that `Completion` is known to be a closure.
package struct TypeAliases: Sendable {
    private let catalog: TypeCatalog

    package init(_ catalog: TypeCatalog) { self.catalog = catalog }

    /// The type itself, or what its name stands for; parentheses around one type are taken off.
    package func resolved(_ type: TypeSyntax) -> TypeSyntax {
        var type = type
        for _ in 0..<TypeCatalog.longestAliasChain {
            switch type.shape {
            case .named:
                guard let aliased = catalog.aliased(type) else { return type }
                type = aliased
            case .tuple(let elements) where elements.count == 1 && elements[0].label == nil:
                type = elements[0].type
            default:
                return type
            }
        }
        return type
    }

    /// The type without attributes and specifiers, resolved.
    package func bare(_ type: TypeSyntax) -> TypeSyntax {
        let type = resolved(type)
        if case .attributed(_, _, let inner) = type.shape { return bare(inner) }
        return type
    }

    /// A function type. As a parameter's type it may not escape unless `@escaping` stands before it.
    package func isFunction(_ type: TypeSyntax) -> Bool {
        if case .function = bare(type).shape { true } else { false }
    }

    /// The type as a parameter of an initialiser that stores the argument has it: closures escape.
    package func storedParameter(_ type: TypeSyntax) -> String {
        isFunction(type) && !type.isEscaping ? "@escaping " + type.text : type.text
    }

    /// Whether a mock can keep an argument of this parameter type: no pack, and no closure that may not escape.
    package func canBeKept(_ type: TypeSyntax) -> Bool {
        let resolved = resolved(type)
        switch resolved.shape {
        case .pack: return false
        case .attributed(_, let attributes, let inner):
            // `@escaping` counts where the parameter says so, not inside an alias.
            if case .attributed(_, let written, _) = type.shape, written.contains(where: { $0.name == "escaping" }) {
                return !attributes.contains { $0.name == "autoclosure" }
            }
            return !isFunction(inner) && canBeKept(inner)
        default: return !isFunction(resolved)
        }
    }
}
