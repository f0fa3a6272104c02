import SwiftSource

/// The way in which a test compares an argument of a mock with the expected value.
package enum Equality: Sendable, Hashable {
    /// The values are compared by `==`.
    case equatable
    /// The values are compared by `===`. If the static type might not be a class type, values are first cast to the
    /// class `cast`.
    case identity(cast: String?)
    /// The values are not compared.
    case none
}

extension TypeCatalog {
    /// Returns how values of a type are compared. `generics` are the names of generic parameters.
    package func equality(of type: TypeSyntax, generics: Set<String> = []) -> Equality {
        equality(of: type, generics: generics, depth: 0)
    }

    /// The limit of `depth` matters if each alias contains another alias twice. Expanding them all would take too
    /// long.
    private func equality(of type: TypeSyntax, generics: Set<String>, depth: Int) -> Equality {
        guard depth < 16, generics.isEmpty || generics.isDisjoint(with: type.names) else { return .none }
        let type = resolve(type)
        func inner(_ part: TypeSyntax) -> Equality { equality(of: part, generics: generics, depth: depth + 1) }
        func isEquatable(_ parts: [TypeSyntax]) -> Bool { parts.allSatisfy { inner($0) == .equatable } }

        if let wrapped = type.wrapped { return inner(wrapped) }
        if let element = type.arrayElement { return inner(element) == .equatable ? .equatable : .none }
        switch type.shape {
        case .dictionary(let key, let value): return isEquatable([key, value]) ? .equatable : .none
        case .existential(let constraint): return equality(ofAny: constraint)
        case .composition(let parts):
            return parts.contains { inner($0) == .identity(cast: nil) } ? .identity(cast: nil) : .none
        case .named(let components): return equality(ofNamed: type, components, isEquatable: isEquatable)
        case .tuple, .function, .opaque, .metatype, .attributed, .suppressed, .pack, .missing, .array, .optional,
            .implicitlyUnwrapped:
            return .none
        }
    }

    private func equality(ofAny constraint: TypeSyntax) -> Equality {
        switch entry(of: constraint) {
        case .protocolType(let type):
            if type.isObject { return .identity(cast: nil) }
            return type.mock.map { .identity(cast: $0) } ?? .none
        case .external(let type): return type.isObject ? .identity(cast: nil) : .none
        default: break
        }
        if case .composition(let parts) = constraint.bare.shape {
            return parts.contains { equality(ofAny: $0) == .identity(cast: nil) } ? .identity(cast: nil) : .none
        }
        return .none
    }

    private func equality(
        ofNamed type: TypeSyntax, _ components: [TypeSyntax.Component], isEquatable: ([TypeSyntax]) -> Bool
    ) -> Equality {
        let path = Self.path(components)
        let arguments = components.last?.arguments ?? []
        switch self[path] {
        case .structure(let structure):
            return compares(structure.inherited) && isEquatable(arguments) ? .equatable : .none
        case .enumeration(let enumeration):
            let isPlain = enumeration.cases.allSatisfy(\.payload.isEmpty) && !enumeration.cases.isEmpty
            return isPlain || compares(enumeration.inherited) && isEquatable(arguments) ? .equatable : .none
        case .protocolType: return equality(ofAny: type)
        case .external(let external):
            if external.isObject { return .identity(cast: nil) }
            if compares(external.inherited) { return .equatable }
        case .alias, nil: break
        }
        if ["Set", "Range", "ClosedRange", "ContiguousArray", "Dictionary", "Result"].contains(path) {
            return !arguments.isEmpty && isEquatable(arguments) ? .equatable : .none
        }
        guard arguments.isEmpty, let standard = StandardType.named(path) else { return .none }
        if standard.isObject { return .identity(cast: nil) }
        return standard.isEquatable ? .equatable : .none
    }

    private func compares(_ inherited: Set<String>) -> Bool {
        !inherited.isDisjoint(with: Self.comparing) || !conformances(of: inherited).isDisjoint(with: Self.comparing)
    }

    private static let comparing: Set = ["Equatable", "Hashable", "Comparable", "OptionSet", "SetAlgebra"]
}
