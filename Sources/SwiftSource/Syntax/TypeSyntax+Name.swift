extension TypeSyntax {
    /// A name for a value of this type, from the first type name in it: `store` for `any Store`, `row` for `[Row]`. Nil
    /// if the type contains no name, or if the value's name would be a reserved word.
    package var proposedName: String? {
        guard case .named(let components) = bare.shape, let last = components.last else {
            return bare.parts.first?.proposedName
        }
        let name = last.name.lowerCamelCased
        return name.isReservedWord ? nil : name
    }
}

extension String {
    /// The name in lower camel case, as for a value: `todoList` for `TodoList`, `urlList` for `URLList`.
    package var lowerCamelCased: String {
        let capitals = prefix(while: \.isUppercase)
        let length = capitals.count == count ? capitals.count : max(capitals.count - 1, min(capitals.count, 1))
        return prefix(length).lowercased() + dropFirst(length)
    }
}
