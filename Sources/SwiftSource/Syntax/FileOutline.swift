import Diagnostics

/// The declarations of a Swift file, with the ranges of their parts; bodies are skipped.
package struct FileOutline: Sendable, Hashable {
    /// The modules' names, in source order.
    package var imports: [Identifier]
    /// The declarations at file scope, in order. Nested ones are members of these.
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
    /// The attributes, in order.
    package var attributes: [Attribute]
    /// The modifiers, in order: `public`, `final`, `private(set)`.
    package var modifiers: [Identifier]
    /// The kind of the declaration.
    package var kind: Kind
    /// The name of the type or member: for an extension, the extended type as written; also `init`, `deinit`,
    /// `subscript`.
    package var name: Identifier
    /// The generic parameters of a type, an initializer or a subscript; a function's are in its requirement.
    package var genericParameters: [GenericParameter]
    /// The types after the colon of a type.
    package var inherited: [TypeSyntax]
    /// The underlying type of a typealias; nil for other declarations.
    package var aliased: TypeSyntax?
    /// The clause of a type or extension: `where Item == Int`.
    package var whereClause: Identifier?
    /// The parameters of a function, initializer, subscript or enum case with payload.
    package var parameters: [Parameter]
    /// The signature of a function, a variable or an associated type; nil for other declarations.
    package var requirement: Requirement?
    /// The declarations inside the braces of a type or extension.
    package var members: [DeclarationOutline]
    /// The range from the first attribute or modifier to the end of the body, without the documentation.
    package var range: Range<Int>
    /// The range of the body with its braces; nil if there is none.
    package var bodyRange: Range<Int>?
    /// Whether it is inside `#if`.
    package var isConditional: Bool
    /// Whether it is one of several variables of one `let` or `var`. These share their range and, unless they have
    /// their own, their type.
    package var isJoint = false
}

extension DeclarationOutline {
    /// The range of the declaration with its documentation.
    package var documentedRange: Range<Int> {
        min(documentation?.range.lowerBound ?? range.lowerBound, range.lowerBound)..<range.upperBound
    }
}
