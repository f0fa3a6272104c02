import Diagnostics

/// A type in a signature. Generated code contains its text. Mocks, fixtures and checks use its shape.
package struct TypeSyntax: Sendable, Hashable {
    /// The text as written, without comments, and with line breaks replaced with single spaces.
    package var text: String
    /// The structure of the type.
    package var shape: Shape
    /// The range in UTF-8 offsets; empty for a type that is not in a source.
    package var range: Range<Int>

    package init(text: String, shape: Shape, range: Range<Int>) {
        self.text = text
        self.shape = shape
        self.range = range
    }

    /// The forms of Swift's types.
    package enum Shape: Sendable, Hashable {
        /// `Int`, `Swift.Result<User, any Error>`, `TodoItem.ID`.
        case named([Component])
        indirect case optional(TypeSyntax)
        indirect case implicitlyUnwrapped(TypeSyntax)
        indirect case array(TypeSyntax)
        indirect case dictionary(key: TypeSyntax, value: TypeSyntax)
        /// `(Int, label: String)`; `()` is the empty tuple. One element without a label is a type in parentheses.
        case tuple([Element])
        indirect case function(FunctionType)
        /// `any P`.
        indirect case existential(TypeSyntax)
        /// `some P`.
        indirect case opaque(TypeSyntax)
        /// `A & B`.
        case composition([TypeSyntax])
        /// `T.Type` and `T.Protocol`.
        indirect case metatype(TypeSyntax)
        /// Attributes and specifiers before a type: `@escaping`, `inout`, `sending`.
        indirect case attributed(specifiers: [String], attributes: [Attribute], TypeSyntax)
        /// `~Copyable`.
        indirect case suppressed(TypeSyntax)
        /// `repeat each T`, `each T`.
        indirect case pack(TypeSyntax)
        /// A type that could not be read; a diagnostic was reported.
        case missing
    }

    /// One part of a dotted name, with its generic arguments.
    package struct Component: Sendable, Hashable {
        /// The name.
        package var name: String
        /// The generic arguments; empty without them.
        package var arguments: [TypeSyntax]

        package init(name: String, arguments: [TypeSyntax] = []) {
            self.name = name
            self.arguments = arguments
        }
    }

    /// An element of a tuple or a parameter of a function type.
    package struct Element: Sendable, Hashable {
        /// The label; nil if there is none, and for `_`.
        package var label: String?
        /// The type, with `inout` and attributes.
        package var type: TypeSyntax
        /// Whether `...` follows the type.
        package var isVariadic: Bool
    }

    /// `(Int) async throws -> String`.
    package struct FunctionType: Sendable, Hashable {
        /// The types of the parameters, in order.
        package var parameters: [Element]
        /// `async` and `throws`.
        package var effects: Effects
        /// The type after the arrow.
        package var result: TypeSyntax
    }
}

/// `async` and `throws` of a function or an accessor.
package struct Effects: Sendable, Hashable {
    /// The errors that a call may throw.
    package enum ThrowsSpecifier: Sendable, Hashable {
        case never
        case any
        /// `throws(E)`.
        indirect case typed(TypeSyntax)
        case `rethrows`
    }

    /// Whether there is an `async`.
    package var isAsync: Bool
    /// The `throws`, `throws(E)` or `rethrows`.
    package var throwing: ThrowsSpecifier

    /// The type of `throws(E)`.
    package var thrown: TypeSyntax? { if case .typed(let type) = throwing { type } else { nil } }

    package init(isAsync: Bool = false, throwing: ThrowsSpecifier = .never) {
        self.isAsync = isAsync
        self.throwing = throwing
    }
}
