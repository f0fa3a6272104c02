import SwiftSource

/// How arguments can be compared in a test.
extension SampleValues {
    /// Whether two values can be compared with `==`.
    package func isEquatable(_ type: TypeSyntax) -> Bool { isEquatable(type, depth: 0) }

    /// Whether the values are objects, which are compared with `===`: existentials of a module's protocols.
    package func isObject(_ type: TypeSyntax) -> Bool {
        let bare = aliases.bare(type)
        switch bare.shape {
        case .existential(let inner), .optional(let inner), .opaque(let inner): return isObject(inner)
        case .named(let components):
            return components.count == 1 && objectProtocols.contains(components[0].name)
        default: return false
        }
    }

    private func isEquatable(_ type: TypeSyntax, depth: Int) -> Bool {
        guard depth < 16 else { return false }
        let bare = aliases.bare(type)
        switch bare.shape {
        case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner):
            return isEquatable(inner, depth: depth + 1)
        case .dictionary(_, let value): return isEquatable(value, depth: depth + 1)
        case .named(let components): return isEquatable(components, depth: depth + 1)
        default: return false
        }
    }

    private func isEquatable(_ components: [TypeSyntax.Component], depth: Int) -> Bool {
        guard let last = components.last else { return false }
        // An `ID` is Hashable by the definition of Identifiable.
        if components.count == 2, last.name == "ID" { return true }
        switch last.name {
        case "Array", "Optional", "ContiguousArray", "Result", "Range", "ClosedRange":
            return !last.arguments.isEmpty && last.arguments.allSatisfy { isEquatable($0, depth: depth + 1) }
        case "Set": return true
        case "Dictionary": return last.arguments.count == 2 && isEquatable(last.arguments[1], depth: depth + 1)
        default: break
        }
        guard last.arguments.isEmpty else { return false }
        switch components.count == 1 ? declarations[last.name] : nil {
        case .structure(let data): return conformsToEquatable(data)
        case .enumeration(let data):
            let hasPayload = data.outline.members.contains { $0.kind == .case && !$0.parameters.isEmpty }
            return !hasPayload || conformsToEquatable(data)
        case .mocked, .opaque: return false
        case nil: return standardEquatable.contains(last.name)
        }
    }

    private func conformsToEquatable(_ data: DataType) -> Bool {
        data.outline.inherited.contains { equatableProtocols.contains($0.text) }
            || extendedToEquatable.contains(data.name)
    }
}
