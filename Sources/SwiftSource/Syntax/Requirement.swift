import Diagnostics

/// A member as a protocol declares it, such as `func close()`; or a state variable of a spec, `var page = 1`.
package struct Requirement: Sendable, Hashable {
    /// The doc comment before the member.
    package var documentation: Documentation?
    /// The attributes, in order.
    package var attributes: [Attribute]
    /// The modifiers as written, in order: `static`, `mutating`, `nonisolated`, `private(set)`.
    package var modifiers: [Identifier]
    /// The kind of the member, with its parts.
    package var kind: Kind
    /// The range from the first attribute or modifier to the end of the signature, without the body.
    package var range: Range<Int>

    /// The kinds of members. The enum is indirect, because its values are large and often copied.
    package indirect enum Kind: Sendable, Hashable {
        case function(FunctionSyntax)
        case variable(VariableSyntax)
        case associatedType(AssociatedTypeSyntax)
        /// `init`, `subscript`, an operator, `typealias`, `#if` …. The parser skips the whole declaration.
        case other(keyword: Identifier)
    }

    /// Whether the member belongs to the type: `static` or `class`.
    package var isStatic: Bool { modifiers.contains { $0.name == "static" || $0.name == "class" } }
}

extension Requirement {
    /// The function; nil for another requirement.
    package var function: FunctionSyntax? {
        if case .function(let function) = kind { function } else { nil }
    }

    /// The property; nil for another requirement.
    package var variable: VariableSyntax? {
        if case .variable(let variable) = kind { variable } else { nil }
    }

    /// The name. For `other`, the keyword that starts the declaration.
    package var name: Identifier {
        switch kind {
        case .function(let function): function.name
        case .variable(let variable): variable.name
        case .associatedType(let type): type.name
        case .other(let keyword): keyword
        }
    }

    package var isFunction: Bool { function != nil }
    package var isVariable: Bool { variable != nil }
    /// The parameters of a function; a property has none.
    package var parameters: [Parameter] { function?.parameters ?? [] }
    /// `async` and `throws` of a function, or of a property's `get`.
    package var effects: Effects { function?.effects ?? variable?.accessors?.getEffects ?? Effects() }
    /// The type of a property, or of a function's result.
    package var valueType: TypeSyntax? { function?.result ?? variable?.type }
    /// Whether the member is a property that can be set: `{ get set }`.
    package var isSettable: Bool { variable?.accessors?.isSettable == true }
}

/// `func name<T>(label name: Type = default) async throws -> Result where …`
package struct FunctionSyntax: Sendable, Hashable {
    /// The base name, or the operator.
    package var name: Identifier
    /// The generic parameters; empty if there are none.
    package var genericParameters: [GenericParameter]
    /// The parameters, in order.
    package var parameters: [Parameter]
    /// `async` and `throws`.
    package var effects: Effects
    /// The result type; nil without `->`.
    package var result: TypeSyntax?
    /// The clause as written, including `where`; nil if there is none.
    package var whereClause: Identifier?
}

/// A generic parameter with its constraint.
package struct GenericParameter: Sendable, Hashable {
    /// The name, without `each` and `let`.
    package var name: Identifier
    /// The type after `:`, or nil.
    package var constraint: TypeSyntax?
    /// Whether the parameter is a parameter pack: `each T`.
    package var isPack: Bool
}

/// A parameter of a function, an input of a module, or a section parameter.
package struct Parameter: Sendable, Hashable {
    /// The argument label; nil for `_`. If only one name is written, label and name are the same.
    package var label: Identifier?
    /// The parameter's name in the body.
    package var name: Identifier
    /// The attributes before the name, such as `@ViewBuilder`. The attributes of the type are in `type`.
    package var attributes: [Attribute] = []
    /// The type; nil where a spec may omit the type, as in `interactor(id)`.
    package var type: TypeSyntax?
    /// Whether `...` follows the type.
    package var isVariadic: Bool
    /// The default value, as written.
    package var defaultValue: Identifier?
    /// The range from the attributes or the label to the end of the default value.
    package var range: Range<Int>
}

extension Parameter {
    /// Creates a parameter without attributes and default value.
    package init(label: Identifier?, name: Identifier, type: TypeSyntax?, range: Range<Int>) {
        self.init(label: label, name: name, type: type, isVariadic: false, defaultValue: nil, range: range)
    }
}

extension Effects {
    /// The text in a signature, with a leading space: ` async throws(E)`; empty without effects.
    package var text: String {
        guard isThrowing else { return isAsync ? " async" : "" }
        return (isAsync ? " async " : " ") + throwing.text
    }

    /// Whether there is a `throws`, `throws(E)` or `rethrows`.
    package var isThrowing: Bool { throwing != .never }
}

extension Effects.ThrowsSpecifier {
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

/// A property: a protocol member with accessors, `var title: String { get }`, or a state variable, `var page = 1`.
package struct VariableSyntax: Sendable, Hashable {
    /// `var` or `let`.
    package var keyword: Identifier
    /// The property's name.
    package var name: Identifier
    /// The type; nil if it is not written, as in `var page = 1`.
    package var type: TypeSyntax?
    /// The value after `=`, as written; nil without `=`.
    package var value: Identifier?
    /// The accessors; nil without `{ get … }`.
    package var accessors: Accessors?

    /// `{ get async throws }`, `{ get set }`, `{ get nonmutating set }`.
    package struct Accessors: Sendable, Hashable {
        /// `async` and `throws` after `get`.
        package var getEffects: Effects
        /// Whether there is a `set` next to `get`.
        package var isSettable: Bool
        /// The accessors with braces, as in a protocol: `{ get set }`.
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

/// `associatedtype Item: Sendable = Int where …`. The default and the `where` clause are not kept.
package struct AssociatedTypeSyntax: Sendable, Hashable {
    /// The type's name.
    package var name: Identifier
    /// The types after the colon.
    package var inherited: [TypeSyntax]

    package init(name: Identifier, inherited: [TypeSyntax]) {
        self.name = name
        self.inherited = inherited
    }
}
