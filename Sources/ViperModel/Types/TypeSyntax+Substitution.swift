import Diagnostics
import SwiftSource

extension TypeSyntax {
    /// Returns the type with names replaced by other types. For example, in `struct Page<Item>`, the type `[Item]` of a
    /// property becomes `[Int]` for `Page<Int>`.
    package func substituting(_ types: [String: TypeSyntax]) -> TypeSyntax {
        guard mentions(Set(types.keys)) else { return self }
        let source = SourceFile(path: "", text: text)
        var (result, position) = ("", 0)
        for token in Lexer.tokens(of: source) where token.kind == .identifier {
            let isMember = source.bytes[..<token.range.lowerBound].last == ASCII.dot
            guard !isMember, let type = types[source.text(token.range)] else { continue }
            result += source.text(position..<token.range.lowerBound) + type.operandText
            position = token.range.upperBound
        }
        result += source.text(position..<source.bytes.count)
        var cursor = TokenCursor(source: SourceFile(path: "", text: result))
        return cursor.parseType()
    }

    /// The text of the type, in parentheses if a `?` after it would not apply to the whole type.
    private var operandText: String {
        switch shape {
        case .named, .array, .dictionary, .tuple, .optional: text
        default: "(\(text))"
        }
    }
}

extension TypeCatalog.Structure {
    /// Returns the structure with arguments for its generic parameters; nil if their numbers differ.
    func specialized(as name: String, _ arguments: [TypeSyntax]) -> TypeCatalog.Structure? {
        guard let types = genericParameters.bound(to: arguments) else { return nil }
        var structure = self
        (structure.name, structure.genericParameters) = (name, [])
        structure.parameters = parameters.substituting(types)
        structure.properties = properties.mapValues { $0.substituting(types) }
        return structure
    }
}

extension TypeCatalog.Enumeration {
    /// Returns the enumeration with arguments for its generic parameters; nil if their numbers differ.
    func specialized(as name: String, _ arguments: [TypeSyntax]) -> TypeCatalog.Enumeration? {
        guard let types = genericParameters.bound(to: arguments) else { return nil }
        var enumeration = self
        (enumeration.name, enumeration.genericParameters) = (name, [])
        enumeration.cases = cases.map { .init(name: $0.name, payload: $0.payload.substituting(types)) }
        enumeration.properties = properties.mapValues { $0.substituting(types) }
        return enumeration
    }
}

extension [String] {
    /// Returns the argument for the name of each generic parameter; nil if the number of arguments is wrong.
    fileprivate func bound(to arguments: [TypeSyntax]) -> [String: TypeSyntax]? {
        count == arguments.count ? Dictionary(firstOf: zip(self, arguments).map { ($0, $1) }) : nil
    }
}

extension [Parameter] {
    fileprivate func substituting(_ types: [String: TypeSyntax]) -> [Parameter] {
        map { parameter in
            var parameter = parameter
            parameter.type = parameter.type?.substituting(types)
            return parameter
        }
    }
}
