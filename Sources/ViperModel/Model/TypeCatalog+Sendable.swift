import SwiftSource

/// Finds types whose values may not go from one isolation to another.
extension TypeCatalog {
    /// The structs and enums that hold what certainly is not `Sendable`, by their whole names: nor can they be `Sendable`.
    /// The search is repeated until it finds no more, since types hold one another.
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

    /// Whether a class of the app's own Swift is held that does not say that it is `Sendable`. It may still be: every class is where
    /// the target has it run on the main actor.
    private func holdsPlainClass(_ type: TypeSyntax) -> Bool {
        if case .external(let own) = entry(of: type) {
            return own.isObject && !own.isIsolated && !own.inherited.contains { $0.contains("Sendable") }
        }
        return type.bare.parts.contains(where: holdsPlainClass)
    }

    /// Whether a type that conforms to these protocols may go anywhere.
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
    /// The types of the stored properties, or of the values of cases.
    fileprivate var heldTypes: [TypeSyntax] {
        members.flatMap {
            $0.kind == .case ? $0.parameters.compactMap(\.type) : [$0.storedProperty?.type].compactMap(\.self)
        }
    }
}
