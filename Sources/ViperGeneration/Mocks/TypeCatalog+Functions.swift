import SwiftSource
import ViperModel

/// Finds out which types are functions, also behind a type alias such as `Completion`.
extension TypeCatalog {
    /// Returns the type with its aliases resolved and without parentheses around it.
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

    /// Returns the resolved type without attributes and specifiers.
    private func bare(_ type: TypeSyntax) -> TypeSyntax {
        let type = unaliased(type)
        if case .attributed(_, _, let inner) = type.shape { return bare(inner) }
        return type
    }

    /// Returns whether this is a function type. A parameter of this type is nonescaping unless it has `@escaping`.
    func isFunction(_ type: TypeSyntax) -> Bool {
        if case .function = bare(type).shape { true } else { false }
    }

    /// Returns the type of a parameter whose argument an initializer stores. A closure gets `@escaping`.
    func storedParameter(_ type: TypeSyntax) -> String {
        isFunction(type) && !type.isEscaping ? "@escaping " + type.text : type.text
    }

    /// Returns whether a mock can store an argument of this type. It cannot store parameter packs and nonescaping
    /// closures.
    func canBeKept(_ type: TypeSyntax) -> Bool {
        let resolved = unaliased(type)
        switch resolved.shape {
        case .pack: return false
        case .attributed(_, let attributes, let inner):
            // `@escaping` must be written at the parameter, not in an alias.
            if case .attributed(_, let written, _) = type.shape, written.contains(where: { $0.name == "escaping" }) {
                return !attributes.contains { $0.name == "autoclosure" }
            }
            return !isFunction(inner) && canBeKept(inner)
        default: return !isFunction(resolved)
        }
    }
}
