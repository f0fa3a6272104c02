import Diagnostics

/// A declaration as in a protocol, or a state variable of a spec. The spec decides its meaning.
package struct Requirement: Sendable, Hashable {
    /// The doc comment before it.
    package var documentation: Documentation?
    /// Before the modifiers, in order.
    package var attributes: [Attribute]
    /// `static`, `mutating`, `nonisolated`, `private(set)` … as written, in order.
    package var modifiers: [Identifier]
    /// The kind of the requirement, with its parts.
    package var kind: Kind
    /// From the first attribute or modifier to the end of the signature, the body left out.
    package var range: Range<Int>

    /// The kinds of requirements. They are indirect, because requirements are large and often copied.
    package indirect enum Kind: Sendable, Hashable {
        case function(FunctionSyntax)
        case variable(VariableSyntax)
        case associatedType(AssociatedTypeSyntax)
        /// `init`, `subscript`, an operator, `typealias`, `#if` …: read over as a whole, for the caller to accept or refuse.
        case other(keyword: Identifier)
    }

    /// It belongs to the type: `static` or `class`.
    package var isStatic: Bool { modifiers.contains { $0.name == "static" || $0.name == "class" } }
}

extension Requirement {
    /// The function that it is; nil for anything else.
    package var function: FunctionSyntax? {
        if case .function(let function) = kind { function } else { nil }
    }

    /// The property that it is; nil for anything else.
    package var variable: VariableSyntax? {
        if case .variable(let variable) = kind { variable } else { nil }
    }

    /// The name; without a name, the word that starts the requirement.
    package var name: Identifier {
        switch kind {
        case .function(let function): function.name
        case .variable(let variable): variable.name
        case .associatedType(let type): type.name
        case .other(let keyword): keyword
        }
    }

    /// Whether it is a function, and no property.
    package var isFunction: Bool { function != nil }
    /// Whether it is a property.
    package var isVariable: Bool { variable != nil }
    /// The parameters of a function; a property has none.
    package var parameters: [Parameter] { function?.parameters ?? [] }
    /// `async` and `throws` of a function, or of a property's `get`.
    package var effects: Effects { function?.effects ?? variable?.accessors?.getEffects ?? Effects() }
    /// The type of a property, or of a function's result.
    package var valueType: TypeSyntax? { function?.result ?? variable?.type }
    /// `{ get set }`.
    package var isSettable: Bool { variable?.accessors?.isSettable == true }
}

/// `func name<T>(label name: Type = default) async throws -> Result where …`
package struct FunctionSyntax: Sendable, Hashable {
    /// The base name, or an operator's.
    package var name: Identifier
    /// The parameters between `<` and `>`; empty without them.
    package var genericParameters: [GenericParameter]
    /// The parameters, in order.
    package var parameters: [Parameter]
    /// `async` and `throws`.
    package var effects: Effects
    /// The result type; nil without `->`.
    package var result: TypeSyntax?
    /// The clause as it is written, `where` included; nil where there is none.
    package var whereClause: Identifier?
}

/// A name between `<` and `>`, with what it has to conform to.
package struct GenericParameter: Sendable, Hashable {
    /// `each` and `let` left out.
    package var name: Identifier
    /// The type after `:`, or nil.
    package var constraint: TypeSyntax?
    /// `each T`.
    package var isPack: Bool
}

/// A parameter of a function, an input of a module, or a section parameter.
package struct Parameter: Sendable, Hashable {
    /// The argument label: nil is `_`. Where one name is written, label and name are the same.
    package var label: Identifier?
    /// The name by which the body knows the parameter.
    package var name: Identifier
    /// The attributes before the name, such as `@ViewBuilder`; those of the type are in the type.
    package var attributes: [Attribute] = []
    /// Nil only where the caller allowed it to be left out (`interactor(id)`).
    package var type: TypeSyntax?
    /// Whether `...` follows its type.
    package var isVariadic: Bool
    /// The default's expression, as written.
    package var defaultValue: Identifier?
    /// The range from the attributes or the label to the end of the default value.
    package var range: Range<Int>
}

extension Parameter {
    /// Creates a parameter that is in no parameter clause.
    package init(label: Identifier?, name: Identifier, type: TypeSyntax?, range: Range<Int>) {
        self.init(label: label, name: name, type: type, isVariadic: false, defaultValue: nil, range: range)
    }
}

extension Effects {
    /// ` async throws(E)`, with a space before it; nothing for neither.
    package var text: String {
        guard isThrowing else { return isAsync ? " async" : "" }
        return (isAsync ? " async " : " ") + throwing.text
    }

    /// `throws`, `throws(E)` or `rethrows`.
    package var isThrowing: Bool { throwing != .never }
}

extension Effects.Throwing {
    /// The text in a signature; empty if nothing is thrown.
    package var text: String {
        switch self {
        case .never: ""
        case .any: "throws"
        case .typed(let type): "throws(\(type.text))"
        case .rethrows: "rethrows"
        }
    }
}

/// A property: a requirement with accessors, or state with a type, a value or both.
package struct VariableSyntax: Sendable, Hashable {
    /// `var` or `let`.
    package var keyword: Identifier
    /// The property's name.
    package var name: Identifier
    /// Nil where the value alone gives it.
    package var type: TypeSyntax?
    /// The value's expression, as written; nil without `=`.
    package var value: Identifier?
    /// The accessors; nil without `{ get … }`.
    package var accessors: Accessors?

    /// `{ get async throws }`, `{ get set }`, `{ get nonmutating set }`.
    package struct Accessors: Sendable, Hashable {
        /// `async` and `throws` after `get`.
        package var getEffects: Effects
        /// Whether there is a `set` next to `get`.
        package var isSettable: Bool
        /// The accessors as they are written in the source, braces included.
        package var text: String
        /// The range of the accessors, from brace to brace.
        package var range: Range<Int>

        package init(getEffects: Effects, isSettable: Bool, text: String, range: Range<Int>) {
            self.getEffects = getEffects
            self.isSettable = isSettable
            self.text = text
            self.range = range
        }
    }
}

/// `associatedtype Item: Sendable = Int where …`, kept as written after its name.
package struct AssociatedTypeSyntax: Sendable, Hashable {
    /// The type's name.
    package var name: Identifier
    /// After the colon.
    package var inherited: [TypeSyntax]

    package init(name: Identifier, inherited: [TypeSyntax]) {
        self.name = name
        self.inherited = inherited
    }
}
