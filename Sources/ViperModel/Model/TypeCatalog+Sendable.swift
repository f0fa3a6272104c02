import SwiftSource

/// Finds types that are not sendable.
extension TypeCatalog {
    /// Returns the full names of structs and enums that contain a type that is certainly not `Sendable`.
    ///
    /// The search is repeated until it finds no more types, because the types may contain each other.
    package func unsendable(among data: [DataType]) -> Set<String> {
        var unsendable: Set<String> = []
        var count = -1
        while unsendable.count > count {
            count = unsendable.count
            for type in data { collectUnsendable(in: type.outline, within: [], into: &unsendable) }
        }
        return unsendable
    }

    private func collectUnsendable(
        in outline: DeclarationOutline, within surroundings: [String], into unsendable: inout Set<String>
    ) {
        let path = surroundings + [outline.name.name]
        let generics = outline.genericParameters.filter { !isSendable($0.constraint?.protocolNames ?? []) }
        let isIsolated = outline.attributes.contains(where: \.isIsolation)
        let visibleHere = unsendable.union(generics.map(\.name.name))
        if outline.kind == .struct || outline.kind == .enum,
            outline.heldTypes.contains(where: {
                isUnsendable($0, within: path, visibleHere) || (isIsolated && holdsPlainClass($0))
            })
        {
            unsendable.insert(path.joined(separator: "."))
        }
        for member in outline.members { collectUnsendable(in: member, within: path, into: &unsendable) }
    }

    private func isUnsendable(
        _ type: TypeSyntax, within path: [String], _ unsendable: Set<String>
    ) -> Bool {
        if type.attributes.contains(where: { $0.name == "Sendable" || $0.name.hasSuffix("Actor") }) { return false }
        let type = resolve(type)
        switch type.shape {
        case .function: return true
        case .existential(let base):
            let names = base.protocolNames
            return names.allSatisfy(isKnownProtocol) && !isSendable(names)
        case .named(let components):
            let name = Self.path(components)
            let isOne = (0...path.count).contains {
                unsendable.contains((path.prefix($0) + [name]).joined(separator: "."))
            }
            if isOne || name == "Any" || name == "AnyObject" { return true }
        default: break
        }
        return type.parts.contains { isUnsendable($0, within: path, unsendable) }
    }

    /// Returns whether the type contains a class of the app's Swift that is not declared `Sendable`. It may still be
    /// sendable if the target isolates all classes to the main actor.
    private func holdsPlainClass(_ type: TypeSyntax) -> Bool {
        if case .external(let own) = entry(of: type) {
            return own.isObject && !own.isIsolated && !own.inherited.contains { $0.contains("Sendable") }
        }
        return type.bare.parts.contains(where: holdsPlainClass)
    }

    /// Returns whether types that conform to these protocols are sendable.
    private func isSendable(_ protocols: [String]) -> Bool {
        !conformances(of: Set(protocols)).isDisjoint(with: ["Sendable", "Error", "LocalizedError", "Actor"])
    }

    private func isKnownProtocol(_ name: String) -> Bool {
        if case .protocolType = self[name] { return true }
        return StandardType.ofStrings.contains(name) || StandardProtocol.withRequirements[name] != nil
            || StandardProtocol.withoutRequirements.contains(name)
    }
}

extension DeclarationOutline {
    /// The types of the stored properties, or of the cases' associated values.
    fileprivate var heldTypes: [TypeSyntax] {
        members.flatMap {
            $0.kind == .case ? $0.parameters.compactMap(\.type) : [$0.storedProperty?.type].compactMap(\.self)
        }
    }
}
