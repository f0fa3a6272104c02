import Diagnostics

/// The imports and declarations of a Swift file, without the code in bodies.
package struct FileOutline: Sendable, Hashable {
    /// The names of the imported modules, in source order.
    package var imports: [Identifier]
    /// The declarations at file scope, in source order. They contain nested declarations as `members`.
    package var declarations: [DeclarationOutline]
}

/// A declaration in a Swift file, such as a type, an extension or a function.
package struct DeclarationOutline: Sendable, Hashable {
    /// The kind of a declaration.
    package enum Kind: String, Sendable, Hashable {
        case `struct`, `enum`, `class`, `actor`, `protocol`, `extension`, `typealias`
        case function, variable, initializer, `subscript`, `deinit`, `case`, `associatedtype`
        /// `import` inside a type, a macro, an operator, a precedence group, or `case` without a name.
        case other
    }

    /// The doc comment before the declaration.
    package var documentation: Documentation?
    /// The attributes, in order.
    package var attributes: [Attribute]
    /// The modifiers, in order: `public`, `final`, `private(set)`.
    package var modifiers: [Identifier]
    /// The kind of the declaration.
    package var kind: Kind
    /// The name of the type or member, or `init`, `deinit` or `subscript`. For an extension, the extended type as
    /// written.
    package var name: Identifier
    /// The generic parameters of a type, an initializer or a subscript. Those of a function are in `requirement`.
    package var genericParameters: [GenericParameter]
    /// The types after the colon of a type or extension.
    package var inherited: [TypeSyntax]
    /// The underlying type of a typealias; nil for other declarations.
    package var aliased: TypeSyntax?
    /// The `where` clause of a type or extension: `where Item == Int`.
    package var whereClause: Identifier?
    /// The parameters of a function, initializer, subscript or enum case.
    package var parameters: [Parameter]
    /// The signature of a function, a variable or an associated type; nil for other declarations.
    package var requirement: Requirement?
    /// The declarations inside the braces of a type or extension.
    package var members: [DeclarationOutline]
    /// The range from the first attribute or modifier to the end of the body, without the documentation.
    package var range: Range<Int>
    /// The range of the body with its braces; nil if there is none.
    package var bodyRange: Range<Int>?
    /// Whether the declaration is inside `#if`.
    package var isConditional: Bool
    /// Whether one `let` or `var` declares this variable and others: `var x, y: Int`. All of them have the same
    /// `range`, and a variable without its own type has the type of the next one.
    package var isJoint = false
}

extension DeclarationOutline {
    /// The range of the declaration with its documentation.
    package var documentedRange: Range<Int> {
        min(documentation?.range.lowerBound ?? range.lowerBound, range.lowerBound)..<range.upperBound
    }
}
