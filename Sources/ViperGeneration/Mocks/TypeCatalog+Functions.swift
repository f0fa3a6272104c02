import SwiftSource
import ViperModel

/// Which types are functions, aliases followed: `Completion` may be a closure.
extension TypeCatalog {
    /// The type itself, or what its name stands for; parentheses around one type are taken off.
    func unaliased(_ type: TypeSyntax) -> TypeSyntax {
        var type = type
        for _ in 0..<Self.longestAliasChain {
            switch type.shape {
            case .named:
                guard let aliased = aliased(type) else { return type }
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
    private func bare(_ type: TypeSyntax) -> TypeSyntax {
        let type = unaliased(type)
        if case .attributed(_, _, let inner) = type.shape { return bare(inner) }
        return type
    }

    /// A function type. As a parameter's type it may not escape unless `@escaping` stands before it.
    func isFunction(_ type: TypeSyntax) -> Bool {
        if case .function = bare(type).shape { true } else { false }
    }

    /// The type as a parameter of an initialiser that stores the argument has it: closures escape.
    func storedParameter(_ type: TypeSyntax) -> String {
        isFunction(type) && !type.isEscaping ? "@escaping " + type.text : type.text
    }

    /// Whether a mock can keep an argument of this parameter type: no pack, and no closure that may not escape.
    func canBeKept(_ type: TypeSyntax) -> Bool {
        let resolved = unaliased(type)
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
