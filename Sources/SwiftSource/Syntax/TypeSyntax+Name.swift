extension TypeSyntax {
    /// A name for a value of this type: `store` for `any Store`, `rows` for `[Row]`, `value` for `Int`; nil if there is
    /// no suitable one.
    package var proposedName: String? {
        let name: String? =
            switch bare.shape {
            case .named(let components): components.last.flatMap(Self.name)
            case .optional(let type), .implicitlyUnwrapped(let type), .existential(let type), .opaque(let type):
                type.proposedName
            case .array(let element): element.proposedName.map(Self.several)
            case .composition(let types): types.first?.proposedName
            case .function: "action"
            default: nil
            }
        return name.flatMap { $0.isReservedWord ? nil : $0 }
    }

    private static func name(of component: Component) -> String? {
        let argument = component.arguments.count == 1 ? component.arguments[0].proposedName : nil
        switch component.name {
        case "Array", "Set": return argument.map(several)
        case "Optional": return argument
        case "String", "Character": return "text"
        case "Any", "Bool", "Double", "Float", "Int", "UInt": return "value"
        default: return component.name.beginningSmall
        }
    }

    private static func several(_ name: String) -> String {
        if name.hasSuffix("s") { return name }
        let isVowelBeforeY = name.dropLast().last.map { "aeou".contains($0) } ?? true
        return name.hasSuffix("y") && !isVowelBeforeY ? name.dropLast() + "ies" : name + "s"
    }
}

extension String {
    /// The name with a lowercase start, as for a value: `todoList` for `TodoList`, `urlList` for `URLList`.
    package var beginningSmall: String {
        let capitals = prefix(while: \.isUppercase)
        let length = capitals.count == count ? capitals.count : max(capitals.count - 1, min(capitals.count, 1))
        return prefix(length).lowercased() + dropFirst(length)
    }
}
