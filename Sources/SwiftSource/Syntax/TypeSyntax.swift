/// A type in a signature. It is emitted as written; its shape serves mocks, fixtures and checks.
package struct TypeSyntax: Sendable, Hashable {
    /// As written, comments and line breaks inside it folded to single spaces.
    package var text: String
    package var shape: Shape
    package var range: Range<Int>

    package init(text: String, shape: Shape, range: Range<Int>) {
        self.text = text
        self.shape = shape
        self.range = range
    }

    package indirect enum Shape: Sendable, Hashable {
        /// `Int`, `Swift.Result<User, any Error>`, `TodoItem.ID`.
        case named([Component])
        case optional(TypeSyntax)
        case implicitlyUnwrapped(TypeSyntax)
        case array(TypeSyntax)
        case dictionary(key: TypeSyntax, value: TypeSyntax)
        /// `()` is the empty tuple; one unlabelled element is a type in parentheses.
        case tuple([Element])
        case function(FunctionType)
        /// `any P`.
        case existential(TypeSyntax)
        /// `some P`.
        case opaque(TypeSyntax)
        /// `A & B`.
        case composition([TypeSyntax])
        /// `T.Type` and `T.Protocol`.
        case metatype(TypeSyntax)
        /// `@escaping`, `@Sendable`, `inout`, `sending`, `borrowing` … before a type; specifiers without `@`.
        case attributed(specifiers: [String], attributes: [Attribute], TypeSyntax)
        /// `~Copyable`.
        case suppressed(TypeSyntax)
        /// `repeat each T`, `each T`.
        case pack(TypeSyntax)
        /// Stands where no type could be read; a diagnostic was given.
        case missing
    }

    /// One part of a dotted name, with its generic arguments.
    package struct Component: Sendable, Hashable {
        package var name: String
        package var arguments: [TypeSyntax]

        package init(name: String, arguments: [TypeSyntax] = []) {
            self.name = name
            self.arguments = arguments
        }
    }

    /// An element of a tuple or a parameter of a function type.
    package struct Element: Sendable, Hashable {
        package var label: String?
        package var type: TypeSyntax
        package var isVariadic: Bool

        package init(label: String?, type: TypeSyntax, isVariadic: Bool = false) {
            self.label = label
            self.type = type
            self.isVariadic = isVariadic
        }
    }

    package struct FunctionType: Sendable, Hashable {
        package var parameters: [Element]
        package var effects: Effects
        package var result: TypeSyntax

        package init(parameters: [Element], effects: Effects, result: TypeSyntax) {
            self.parameters = parameters
            self.effects = effects
            self.result = result
        }
    }
}

/// `async` and `throws` of a function or an accessor.
package struct Effects: Sendable, Hashable {
    package enum Throwing: Sendable, Hashable {
        case never
        case any
        /// `throws(E)`.
        case typed(TypeSyntax)
        case `rethrows`
    }

    package var isAsync: Bool
    package var throwing: Throwing

    package init(isAsync: Bool = false, throwing: Throwing = .never) {
        self.isAsync = isAsync
        self.throwing = throwing
    }
}
