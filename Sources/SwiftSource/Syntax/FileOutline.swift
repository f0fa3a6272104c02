import Diagnostics

/// What a Swift file declares, with the places of its parts; bodies are skipped.
package struct FileOutline: Sendable, Hashable {
    /// The modules' names, in the order in which they stand.
    package var imports: [Identifier]
    /// At file scope, in order; nested ones are members.
    package var declarations: [DeclarationOutline]
}

/// A type, an extension, or a member of one. A reference, for it is handed on from step to step.
package final class DeclarationOutline: Sendable {
    /// What is declared.
    package enum Kind: String, Sendable, Hashable {
        case `struct`, `enum`, `class`, `actor`, `protocol`, `extension`, `typealias`
        case function, variable, initializer, `subscript`, `deinit`, `case`, `associatedtype`
        /// `import` inside a type, a macro, an operator declaration, `#if`.
        case other
    }

    /// The doc comment before it.
    package let documentation: Documentation?
    /// Before the modifiers, in order.
    package let attributes: [Attribute]
    /// `public`, `final`, `private(set)` and their like, in order.
    package let modifiers: [Identifier]
    /// What is declared.
    package let kind: Kind
    /// The type's or member's name; an extension's extended type as written; `init`, `deinit`, `subscript`.
    package let name: Identifier
    /// Of a type, an initialiser or a subscript; a function's stand in its requirement.
    package let genericParameters: [GenericParameter]
    /// What stands after the colon of a type.
    package let inherited: [TypeSyntax]
    /// What a typealias stands for; nil for all else.
    package let aliased: TypeSyntax?
    /// Of a type or extension: `where Item == Int`.
    package let whereClause: Identifier?
    /// Of a function, initialiser, subscript or enum case with payload.
    package let parameters: [Parameter]
    /// The whole signature of a function or variable, where it could be read.
    package let requirement: Requirement?
    /// What a type or extension declares inside of its braces.
    package let members: [DeclarationOutline]
    /// From the first attribute or modifier to the end, body included; the documentation left out.
    package let range: Range<Int>
    /// The range of the body with its braces; nil where there is none.
    package let bodyRange: Range<Int>?
    /// It stands inside `#if`.
    package let isConditional: Bool
    /// It is one of several variables behind one `let` or `var`, which have one range and, where no other stands, one type.
    package let isJoint: Bool

    package init(
        documentation: Documentation?, attributes: [Attribute], modifiers: [Identifier], kind: Kind, name: Identifier,
        genericParameters: [GenericParameter], inherited: [TypeSyntax], aliased: TypeSyntax? = nil,
        whereClause: Identifier? = nil,
        parameters: [Parameter] = [], requirement: Requirement? = nil, members: [DeclarationOutline],
        range: Range<Int>, bodyRange: Range<Int>?, isConditional: Bool = false, isJoint: Bool = false
    ) {
        (self.documentation, self.attributes, self.modifiers) = (documentation, attributes, modifiers)
        (self.kind, self.name, self.genericParameters) = (kind, name, genericParameters)
        (self.inherited, self.aliased) = (inherited, aliased)
        (self.whereClause, self.parameters) = (whereClause, parameters)
        (self.requirement, self.members, self.range) = (requirement, members, range)
        (self.bodyRange, self.isConditional, self.isJoint) = (bodyRange, isConditional, isJoint)
    }
}

extension DeclarationOutline: Hashable {
    package static func == (left: DeclarationOutline, right: DeclarationOutline) -> Bool {
        left === right
            || (left.kind, left.name, left.range, left.isConditional) == (
                right.kind, right.name, right.range, right.isConditional
            )
                && (left.documentation, left.attributes, left.modifiers) == (
                    right.documentation, right.attributes, right.modifiers
                )
                && (left.genericParameters, left.inherited, left.aliased, left.whereClause)
                    == (right.genericParameters, right.inherited, right.aliased, right.whereClause)
                && (left.parameters, left.requirement, left.members, left.bodyRange)
                    == (right.parameters, right.requirement, right.members, right.bodyRange)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(range)
    }
}

extension DeclarationOutline {
    /// The range of the declaration with its documentation.
    package var documentedRange: Range<Int> {
        min(documentation?.range.lowerBound ?? range.lowerBound, range.lowerBound)..<range.upperBound
    }
}
