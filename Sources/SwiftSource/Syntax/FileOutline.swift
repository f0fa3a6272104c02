import Diagnostics

/// The declarations of a Swift file, with the ranges of their parts; bodies are skipped.
package struct FileOutline: Sendable, Hashable {
    /// The modules' names, in source order.
    package var imports: [Identifier]
    /// At file scope, in order; nested ones are members.
    package var declarations: [DeclarationOutline]
}

/// A type, an extension, or a member of one.
package struct DeclarationOutline: Sendable, Hashable {
    /// The kind of a declaration.
    package enum Kind: String, Sendable, Hashable {
        case `struct`, `enum`, `class`, `actor`, `protocol`, `extension`, `typealias`
        case function, variable, initializer, `subscript`, `deinit`, `case`, `associatedtype`
        /// `import` inside a type, a macro, an operator declaration, `#if`.
        case other
    }

    /// The doc comment before it.
    package var documentation: Documentation?
    /// Before the modifiers, in order.
    package var attributes: [Attribute]
    /// `public`, `final`, `private(set)` and their like, in order.
    package var modifiers: [Identifier]
    /// The kind of the declaration.
    package var kind: Kind
    /// The type's or member's name; an extension's extended type as written; `init`, `deinit`, `subscript`.
    package var name: Identifier
    /// The generic parameters of a type, an initializer or a subscript; a function's are in its requirement.
    package var genericParameters: [GenericParameter]
    /// The types after the colon of a type.
    package var inherited: [TypeSyntax]
    /// The underlying type of a typealias; nil for other declarations.
    package var aliased: TypeSyntax?
    /// Of a type or extension: `where Item == Int`.
    package var whereClause: Identifier?
    /// The parameters of a function, initializer, subscript or enum case with payload.
    package var parameters: [Parameter]
    /// The whole signature of a function or variable, where it could be read.
    package var requirement: Requirement?
    /// The declarations inside the braces of a type or extension.
    package var members: [DeclarationOutline]
    /// From the first attribute or modifier to the end, body included; the documentation left out.
    package var range: Range<Int>
    /// The range of the body with its braces; nil where there is none.
    package var bodyRange: Range<Int>?
    /// Whether it is inside `#if`.
    package var isConditional: Bool
    /// Whether it is one of several variables of one `let` or `var`, which have one range and, unless they have their
    /// own, one type.
    package var isJoint = false
}

extension DeclarationOutline {
    /// The range of the declaration with its documentation.
    package var documentedRange: Range<Int> {
        min(documentation?.range.lowerBound ?? range.lowerBound, range.lowerBound)..<range.upperBound
    }
}
