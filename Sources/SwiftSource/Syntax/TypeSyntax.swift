import Diagnostics

/// A type in a signature. It is emitted as written; its shape serves mocks, fixtures and checks.
package struct TypeSyntax: Sendable, Hashable {
    /// As written, comments and line breaks inside it folded to single spaces.
    package var text: String
    /// The structure of the type.
    package var shape: Shape
    /// UTF-8 offsets; empty for a type that was made, not read.
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
        /// `()` is the empty tuple; one unlabelled element is a type in parentheses.
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
        /// `@escaping`, `@Sendable`, `inout`, `sending`, `borrowing` … before a type; specifiers without `@`.
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
        /// One name of a dotted path.
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
        /// Nil for none, and for `_`.
        package var label: String?
        /// The type with `inout` and attributes.
        package var type: TypeSyntax
        /// Whether `...` follows it.
        package var isVariadic: Bool
    }

    /// `(Int) async throws -> String`.
    package struct FunctionType: Sendable, Hashable {
        /// The types of the parameters, in order.
        package var parameters: [Element]
        /// `async` and `throws`.
        package var effects: Effects
        /// After the arrow.
        package var result: TypeSyntax
    }
}

/// `async` and `throws` of a function or an accessor.
package struct Effects: Sendable, Hashable {
    /// The errors that a call may throw.
    package enum Throwing: Sendable, Hashable {
        case never
        case any
        /// `throws(E)`.
        indirect case typed(TypeSyntax)
        case `rethrows`
    }

    /// Whether there is an `async`.
    package var isAsync: Bool
    /// The `throws`, `throws(E)` or `rethrows`.
    package var throwing: Throwing

    /// The type of `throws(E)`.
    package var thrown: TypeSyntax? { if case .typed(let type) = throwing { type } else { nil } }

    package init(isAsync: Bool = false, throwing: Throwing = .never) {
        self.isAsync = isAsync
        self.throwing = throwing
    }
}
