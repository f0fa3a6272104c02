import Diagnostics
import SwiftSource

/// Reads a type's entry in the catalog from its outline.
struct OutlineReader {
    var source: SourceFile
    /// The type's full name.
    var path: String
    /// The names of the nested types. The type's own members can write these names without the type's name.
    var nestedTypes: [String]

    func structure(_ outline: DeclarationOutline) -> TypeCatalog.Structure {
        let stored = outline.storedProperties
        let initializers = outline.members.filter { $0.kind == .initializer && !$0.isConditional }
        // The first initializer that a test can call is preferred.
        let own = initializers.first(where: isPlain) ?? initializers.first
        return TypeCatalog.Structure(
            name: path, genericParameters: outline.genericParameters.map(\.name.name),
            parameters: own?.parameters.map(argument) ?? stored.compactMap(memberwiseArgument),
            isConstructible: own.map(isPlain)
                ?? !stored.contains { $0.isPrivate && memberwiseArgument($0) != nil || $0.isConditional },
            properties: properties(of: outline.members), inherited: Set(outline.inherited.map(\.text)))
    }

    func enumeration(_ outline: DeclarationOutline) -> TypeCatalog.Enumeration {
        TypeCatalog.Enumeration(
            name: path, genericParameters: outline.genericParameters.map(\.name.name),
            cases: outline.members.filter { $0.kind == .case && !$0.isConditional }.map { member in
                TypeCatalog.Enumeration.Case(name: member.name.name, payload: member.parameters.map(argument))
            },
            inherited: Set(outline.inherited.map(\.text)), properties: properties(of: outline.members))
    }

    func properties(of members: [DeclarationOutline]) -> [String: TypeSyntax] {
        var properties: [String: TypeSyntax] = [:]
        for member in members {
            guard member.kind == .variable, let variable = member.requirement?.variable,
                !member.modifiers.contains(where: { $0.name == "static" })
            else { continue }
            properties[variable.name.name] = variable.type.map(qualified) ?? literalType(variable.value?.name)
        }
        return properties
    }

    /// Returns the parameter of the memberwise initializer for a stored property; nil for a constant with a value.
    private func memberwiseArgument(_ member: DeclarationOutline) -> Parameter? {
        guard let variable = member.requirement?.variable else { return nil }
        if variable.keyword.name == "let", variable.value != nil { return nil }
        let type = variable.type.map(qualified) ?? literalType(variable.value?.name)
        // A variable of an optional type is nil by default.
        let isNil = variable.keyword.name == "var" && type?.wrapped != nil
        var argument = Parameter(label: variable.name, name: variable.name, type: type, range: variable.name.range)
        argument.defaultValue = variable.value ?? (isNil ? Identifier("nil", 0..<0) : nil)
        return argument
    }

    private func argument(_ parameter: Parameter) -> Parameter {
        var argument = parameter
        argument.type = parameter.type.map(qualified)
        return argument
    }

    /// Returns whether a test can call an initializer: it is not private, generic, failable, `async` or throwing.
    private func isPlain(_ member: DeclarationOutline) -> Bool {
        let nameEnd = member.name.range.upperBound
        let end = max(nameEnd, member.bodyRange?.lowerBound ?? member.range.upperBound)
        let words = source.text(nameEnd..<end).split { !($0.isLetter || $0.isNumber || $0 == "_") }
        let isFailable = ["?", "!"].contains(source.text(nameEnd..<nameEnd + 1))
        return !isFailable && !member.isPrivate && member.genericParameters.isEmpty && !words.contains("async")
            && !words.contains("throws")
    }

    /// Returns the type with the full names of nested types: `Outer.Inner` for `Inner`.
    private func qualified(_ type: TypeSyntax) -> TypeSyntax {
        let nested = nestedTypes.map { ($0, TypeSyntax.made(path + "." + $0)) }
        return type.substituting(Dictionary(firstOf: nested))
    }

    /// Returns the type of a literal value.
    private func literalType(_ value: String?) -> TypeSyntax? { value.flatMap(LiteralType.of) }
}

extension DeclarationOutline {
    /// The aliased type; nil for a generic type alias.
    var aliasTarget: TypeSyntax? { genericParameters.isEmpty ? aliased : nil }
}
