import Diagnostics

/// What a Swift file declares, with the places of its parts; bodies are skipped.
package struct FileOutline: Sendable, Hashable {
    /// The modules' names, in the order in which they stand.
    package var imports: [Identifier]
    /// At file scope, in order; nested ones are members.
    package var declarations: [DeclarationOutline]
}

/// A type, an extension, or a member of one.
package struct DeclarationOutline: Sendable, Hashable {
    /// What is declared.
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
    /// What is declared.
    package var kind: Kind
    /// The type's or member's name; an extension's extended type as written; `init`, `deinit`, `subscript`.
    package var name: Identifier
    /// Of a type, an initialiser or a subscript; a function's stand in its requirement.
    package var genericParameters: [GenericParameter]
    /// What stands after the colon of a type.
    package var inherited: [TypeSyntax]
    /// What a typealias stands for; nil for all else.
    package var aliased: TypeSyntax?
    /// Of a type or extension: `where Item == Int`.
    package var whereClause: Identifier?
    /// Of a function, initialiser, subscript or enum case with payload.
    package var parameters: [Parameter]
    /// The whole signature of a function or variable, where it could be read.
    package var requirement: Requirement?
    /// What a type or extension declares inside of its braces.
    package var members: [DeclarationOutline]
    /// From the first attribute or modifier to the end, body included; the documentation left out.
    package var range: Range<Int>
    /// The range of the body with its braces; nil where there is none.
    package var bodyRange: Range<Int>?
    /// It stands inside `#if`.
    package var isConditional: Bool
    /// It is one of several variables behind one `let` or `var`, which have one range and, where no other stands, one type.
    package var isJoint = false
}

extension DeclarationOutline {
    /// The range of the declaration with its documentation.
    package var documentedRange: Range<Int> {
        min(documentation?.range.lowerBound ?? range.lowerBound, range.lowerBound)..<range.upperBound
    }
}
