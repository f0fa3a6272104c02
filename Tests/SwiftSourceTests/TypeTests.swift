import Diagnostics
import Testing

@testable import SwiftSource

@Suite struct TypeTests {
    /// Each type and its shape, spelled as a small tree.
    @Test(arguments: [
        ("Int", "Int"),
        ("Swift.Result<User, any Error>", "Swift.Result<User, any(Error)>"),
        ("[String: [Int]]", "dict(String, array(Int))"),
        ("Int??", "optional(optional(Int))"),
        ("Foo<Bar<Int>>?", "optional(Foo<Bar<Int>>)"),
        ("UIView!", "iuo(UIView)"),
        ("()", "tuple()"),
        ("(a: Int, String)", "tuple(a: Int, String)"),
        ("(Int, _ b: String...) async throws -> Void", "function(tuple(Int, b: String...) async throws -> Void)"),
        (
            "@escaping @Sendable (Result<Int, E>) -> Void",
            "attributed(@escaping @Sendable, function(tuple(Result<Int, E>) -> Void))"
        ),
        ("() throws(E) -> [Int]?", "function(tuple() throws(E) -> optional(array(Int)))"),
        ("any A & B", "any(A & B)"),
        ("(any A)?", "optional(tuple(any(A)))"),
        ("some Collection<Int>", "some(Collection<Int>)"),
        ("inout [Int]", "attributed(inout, array(Int))"),
        ("borrowing Token", "attributed(borrowing, Token)"),
        ("sending (Int)", "attributed(sending, tuple(Int))"),
        ("T.Type", "metatype(T)"),
        ("any P.Type", "any(metatype(P))"),
        ("~Copyable", "suppressed(Copyable)"),
        ("A & ~Copyable", "A & suppressed(Copyable)"),
        ("repeat each T", "pack(pack(T))"),
        ("TodoItem.ID", "TodoItem.ID"),
        ("(A) -> (B) -> C", "function(tuple(A) -> function(tuple(B) -> C))"),
        ("`Self`.`Type`", "Self.Type"),
        ("[3 of Int]", "InlineArray<3, Int>"),
        (
            "nonisolated(nonsending) () async -> Void",
            "attributed(nonisolated(nonsending), function(tuple() async -> Void))"
        ),
    ])
    func shapes(text: String, shape: String) {
        var cursor = TokenCursor(source: SourceFile(path: "a.swift", text: text))
        let type = cursor.parseType()
        #expect(type.tree == shape)
        #expect(type.text == text)
        #expect(cursor.isAtEnd)
        #expect(cursor.diagnostics.isEmpty)
    }

    @Test func foldsLinesAndComments() {
        var cursor = TokenCursor(
            source: SourceFile(path: "a.swift", text: "(\n    Int, // one\n    String\n)\n  -> /* x */  Void"))
        #expect(cursor.parseType().text == "(Int, String) -> Void")
    }
}

extension TypeSyntax {
    var tree: String {
        switch shape {
        case .named(let components):
            components.map { component in
                component.name
                    + (component.arguments.isEmpty
                        ? "" : "<\(component.arguments.map(\.tree).joined(separator: ", "))>")
            }.joined(separator: ".")
        case .optional(let type): "optional(\(type.tree))"
        case .implicitlyUnwrapped(let type): "iuo(\(type.tree))"
        case .array(let type): "array(\(type.tree))"
        case .dictionary(let key, let value): "dict(\(key.tree), \(value.tree))"
        case .tuple(let elements): "tuple(\(elements.map(\.tree).joined(separator: ", ")))"
        case .function(let function):
            "function(tuple(\(function.parameters.map(\.tree).joined(separator: ", ")))\(function.effects.tree) -> \(function.result.tree))"
        case .existential(let type): "any(\(type.tree))"
        case .opaque(let type): "some(\(type.tree))"
        case .composition(let types): types.map(\.tree).joined(separator: " & ")
        case .metatype(let type): "metatype(\(type.tree))"
        case .attributed(let specifiers, let attributes, let type):
            "attributed(\((specifiers + attributes.map(\.text)).joined(separator: " ")), \(type.tree))"
        case .suppressed(let type): "suppressed(\(type.tree))"
        case .pack(let type): "pack(\(type.tree))"
        case .missing: "missing"
        }
    }
}

extension TypeSyntax.Element {
    var tree: String { (label.map { "\($0): " } ?? "") + type.tree + (isVariadic ? "..." : "") }
}

extension Effects {
    var tree: String {
        let throwing =
            switch throwing {
            case .never: ""
            case .any: " throws"
            case .typed(let type): " throws(\(type.tree))"
            case .rethrows: " rethrows"
            }
        return (isAsync ? " async" : "") + throwing
    }
}
