import Diagnostics
import SwiftSource

/// The syntax tree of one `.viper` file. It contains every declaration that could be parsed, even if there are
/// errors.
package struct SpecFile: Sendable, Hashable {
    /// The text of the file, to which all ranges refer.
    package var source: SourceFile
    /// The declarations in order.
    package var declarations: [SpecDeclaration]

    /// The modules of the file, in order, without external modules.
    package var modules: [ModuleDeclaration] {
        declarations.compactMap { if case .module(let module) = $0 { module } else { nil } }
    }

    /// The plain Swift declarations at the top level of the file and in its modules.
    package var data: [DataDeclaration] {
        declarations.compactMap { if case .data(let data) = $0 { data } else { nil } }
            + modules.flatMap(\.items).compactMap { if case .data(let data) = $0 { data } else { nil } }
    }
}

/// A declaration at the top level of a spec.
package indirect enum SpecDeclaration: Sendable, Hashable {
    case importing(Identifier)
    case data(DataDeclaration)
    case service(ServiceDeclaration)
    case external(ExternalDeclaration)
    case module(ModuleDeclaration)
    /// `navigation { methods }`, represented as a service with the name of the generated protocol.
    case navigation(ServiceDeclaration)
    case app(AppDeclaration)
}

/// Plain Swift that is generated as written: an entity, struct, enum, protocol, type alias or extension.
package struct DataDeclaration: Sendable, Hashable {
    /// The kind of a declaration.
    package enum Kind: String, Sendable, Hashable {
        /// A struct that only interactors and presenters see.
        case entity
        case `struct`, `enum`, `protocol`, `typealias`, `extension`
    }

    /// The kind of the declaration.
    package var kind: Kind
    /// The doc comment.
    package var documentation: Documentation?
    /// The keyword. The generated code has `struct` in place of `entity`.
    package var keyword: Identifier
    /// The declared name. For an extension, the name of the extended type.
    package var name: Identifier
    /// The members and the inheritance. An entity has the outline of a struct.
    package var outline: DeclarationOutline
    /// The range from the first attribute or modifier to the end, without the doc comment.
    package var range: Range<Int>
}

/// A service: `service TodoStore: Inherited { requirements }`.
package struct ServiceDeclaration: Sendable, Hashable {
    /// The doc comment.
    package var documentation: Documentation?
    /// The attributes before the keyword.
    package var attributes: [Attribute]
    /// The name of the protocol.
    package var name: Identifier
    /// The protocols after the colon.
    package var inherited: [TypeSyntax]
    /// The members in order.
    package var members: [MemberDeclaration]
    /// The range from the first attribute to the closing brace.
    package var range: Range<Int>
}

/// A type or a module that the app's own Swift implements. viper-gen knows the declaration, but does not generate it.
package enum ExternalDeclaration: Sendable, Hashable {
    /// A type: `external protocol`, `struct`, `class`, `enum` or `actor`.
    case type(DeclarationOutline)
    /// `external module Name(inputs): Dependencies { body }`. The body contains statements, and the sections
    /// `delegate` and `interface`.
    case module(ModuleDeclaration, body: BodySyntax?)
}

/// A module: `module Name(inputs) { … }`.
package struct ModuleDeclaration: Sendable, Hashable {
    /// The doc comment.
    package var documentation: Documentation?
    /// Whether the module is `public`.
    package var isPublic: Bool
    /// The name of the module. The names of its types start with it.
    package var name: Identifier
    /// The parameters after the name.
    package var inputs: [Parameter]
    /// The protocols after the colon of an external module: the dependencies that the module needs.
    package var inherited: [TypeSyntax] = []
    /// The contents of the module, in order.
    package var items: [ModuleItem]
    /// The range from the first modifier to the closing brace.
    package var range: Range<Int>

    /// The sections, in order.
    package var sections: [SectionDeclaration] {
        items.compactMap { if case .section(let section) = $0 { section } else { nil } }
    }
}

/// An item of a module.
package indirect enum ModuleItem: Sendable, Hashable {
    case assembly(AssemblyDeclaration)
    case data(DataDeclaration)
    case section(SectionDeclaration)
    /// `emit contract, mocks`: a setting of the module that overrides the app's setting.
    case setting(SettingDeclaration)
}

/// An assembly binding at the beginning of a module: `let name = …` or `guard let name = …`.
package struct AssemblyDeclaration: Sendable, Hashable {
    /// Whether the binding is `guard let`: the module is not opened if the value is nil.
    package var isGuard: Bool
    /// The name of the value. A section takes the value as a parameter: `presenter(name)`.
    package var name: Identifier
    /// The type after the colon; nil if the value determines it.
    package var type: TypeSyntax?
    /// The value as written.
    package var value: Identifier
    /// The parsed value.
    package var expression: Expression
    /// The range from `let` or `guard` to the end of the value.
    package var range: Range<Int>
}

/// A section: `interactor name(parameters) as Protocol: Inherited { members }`.
package struct SectionDeclaration: Sendable, Hashable {
    /// The doc comment.
    package var documentation: Documentation?
    /// The attributes before the keyword.
    package var attributes: [Attribute]
    /// The kind of the section, such as `presenter`.
    package var kind: SectionKind
    /// The range of the keyword.
    package var keywordRange: Range<Int>
    /// The name: `search` in `interactor search`, `TodoAdd` in `on TodoAdd`.
    package var name: Identifier?
    /// The parameters of the initializer; nil without parentheses.
    package var parameters: [Parameter]?
    /// The protocol's name after `as`.
    package var protocolName: Identifier?
    /// The protocols after the colon.
    package var inherited: [TypeSyntax]
    /// The members in order.
    package var members: [MemberDeclaration]
    /// The range between the braces.
    package var bodyRange: Range<Int>
    /// The range from the first attribute to the closing brace.
    package var range: Range<Int>
}

/// A member of a section or service: a requirement, with or without a body, or state.
package struct MemberDeclaration: Sendable, Hashable {
    /// The signature of the member.
    package var requirement: Requirement
    /// The body; nil for state, and for a member that you implement in Swift.
    package var body: BodySyntax?
    /// The range of the member with its body.
    package var range: Range<Int>

    /// Whether the member is state, such as `var count = 0` or `var fee: Fee?`: a variable without accessors and
    /// body.
    package var isState: Bool { requirement.variable.map { $0.accessors == nil && body == nil } ?? false }

    /// Whether the member is `private`.
    package var isPrivate: Bool { requirement.modifiers.contains { $0.name == "private" } }

    /// Whether the member is a helper of the other bodies: a `private` function or property with a body. No protocol
    /// requires it.
    package var isHelper: Bool { isPrivate && body != nil }
}

/// The body of a member: its text, which viper-gen copies unchanged, and its statements.
package struct BodySyntax: Sendable, Hashable {
    /// The range between the braces.
    package var range: Range<Int>
    /// The statements. viper-gen checks the calls in them, and generates tests from them.
    package var block: CodeBlock
    /// The accessors of a property's body; nil for other bodies.
    package var accessors: VariableSyntax.Accessors?
}

/// The app: `app Name { settings }`.
package struct AppDeclaration: Sendable, Hashable {
    /// The doc comment.
    package var documentation: Documentation?
    /// The name of the app.
    package var name: Identifier
    /// The settings in order, including unknown settings.
    package var settings: [SettingDeclaration]
    /// The range from the keyword to the closing brace.
    package var range: Range<Int>
}

/// A setting: `name value, value { nested }`.
package struct SettingDeclaration: Sendable, Hashable {
    /// The first word, such as `indent` in `indent 4`.
    package var name: Identifier
    /// The values, separated by commas.
    package var values: [SettingValue]
    /// The nested settings in braces.
    package var nested: [SettingDeclaration]
    /// The range from the name to the end of the values or the closing brace.
    package var range: Range<Int>
}

/// A value of a setting.
package enum SettingValue: Sendable, Hashable {
    /// A word or a number.
    case word(Identifier)
    /// The value of a string literal, with escapes resolved. The range is the range of the literal.
    case string(Identifier)

    /// The text of the value with its range.
    package var identifier: Identifier {
        switch self {
        case .word(let identifier), .string(let identifier): identifier
        }
    }
}

/// The names of an app's settings, except nested settings.
package enum SettingName: String, CaseIterable {
    case target, root, ui, style, naming, emit, generated, tests, swift, isolation, access, platforms, indent
    case specs, sources, testing, templates, project, places, rules, requires

    /// The settings that a module may override.
    package static let ofModules: [SettingName] = [.emit, .ui]
}

extension SectionDeclaration {
    /// The range including the doc comment.
    package var documentedRange: Range<Int> { range.including(documentation) }
}

extension DataDeclaration {
    /// The range including the doc comment.
    package var documentedRange: Range<Int> { range.including(documentation) }
}

extension ModuleDeclaration {
    /// The range including the doc comment.
    package var documentedRange: Range<Int> { range.including(documentation) }
}

extension Range<Int> {
    fileprivate func including(_ documentation: Documentation?) -> Range<Int> {
        Swift.min(documentation?.range.lowerBound ?? lowerBound, lowerBound)..<upperBound
    }
}
