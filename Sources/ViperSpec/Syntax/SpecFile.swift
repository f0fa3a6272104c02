import Diagnostics
import SwiftSource

/// The syntax tree of one `.viper` file. Every declaration that could be read stands in it, also beside errors.
package struct SpecFile: Sendable, Hashable {
    /// The text that all ranges count in.
    package var source: SourceFile
    /// The declarations, in order.
    package var declarations: [SpecDeclaration]

    /// The modules that it declares, in order, those that are external left out.
    package var modules: [ModuleDeclaration] {
        declarations.compactMap { if case .module(let module) = $0 { module } else { nil } }
    }

    /// The plain Swift that it declares, in its modules too.
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
    /// `navigation { verbs }`, as a service of the generated protocol's name.
    case navigation(ServiceDeclaration)
    case app(AppDeclaration)
}

/// Plain Swift that is emitted as written: an entity, or a struct, enum, protocol, typealias or extension.
package struct DataDeclaration: Sendable, Hashable {
    /// What is declared.
    package enum Kind: String, Sendable, Hashable {
        /// A struct that the interactor works on.
        case entity
        case `struct`, `enum`, `protocol`, `typealias`, `extension`
    }

    /// What is declared.
    package var kind: Kind
    /// The doc comment before it.
    package var documentation: Documentation?
    /// The keyword that is replaced by `struct` for an entity.
    package var keyword: Identifier
    /// The declared name; for an extension, that of the extended type.
    package var name: Identifier
    /// Types, members with signatures, inheritance; for an entity as of a struct.
    package var outline: DeclarationOutline
    /// From the first attribute or modifier to the end, documentation left out.
    package var range: Range<Int>
}

/// `service TodoStore: Inherited { requirements }`.
package struct ServiceDeclaration: Sendable, Hashable {
    /// The doc comment before it.
    package var documentation: Documentation?
    /// Before the keyword.
    package var attributes: [Attribute]
    /// The protocol's.
    package var name: Identifier
    /// After the colon.
    package var inherited: [TypeSyntax]
    /// The members, in order.
    package var members: [MemberDeclaration]
    /// The range from the first attribute to the closing brace.
    package var range: Range<Int>
}

/// What exists in the project's own Swift: known, not emitted.
package enum ExternalDeclaration: Sendable, Hashable {
    /// `external protocol`, `struct`, `class`, `enum`, `actor`.
    case type(DeclarationOutline)
    /// `external module Name(inputs): Dependencies { body }`: the body's statements and, beside them, `delegate` and `interface` sections.
    case module(ModuleDeclaration, body: BodySyntax?)
}

/// `module Name(inputs) { … }`.
package struct ModuleDeclaration: Sendable, Hashable {
    /// The doc comment before it.
    package var documentation: Documentation?
    /// `public` stands before it.
    package var isPublic: Bool
    /// What its types' names begin with.
    package var name: Identifier
    /// What stands in the parentheses after the name.
    package var inputs: [Parameter]
    /// After the colon, of an external module: what the app has to be for the module to open.
    package var inherited: [TypeSyntax] = []
    /// What the module holds, in order.
    package var items: [ModuleItem]
    /// The range from the first modifier to the closing brace.
    package var range: Range<Int>

    /// Its sections, in order.
    package var sections: [SectionDeclaration] {
        items.compactMap { if case .section(let section) = $0 { section } else { nil } }
    }
}

/// What may stand in a module.
package indirect enum ModuleItem: Sendable, Hashable {
    case assembly(AssemblyDeclaration)
    case data(DataDeclaration)
    case section(SectionDeclaration)
    /// `emit contract, mocks`: the module's own, over the app's.
    case setting(SettingDeclaration)
}

/// `let name = …` or `guard let name = …` at a module's head.
package struct AssemblyDeclaration: Sendable, Hashable {
    /// `guard let`: the module is not opened where the value is nil.
    package var isGuard: Bool
    /// What sections take it by.
    package var name: Identifier
    /// The type after `:`, or nil: it is then the initialiser's business to name one.
    package var type: TypeSyntax?
    /// The value as it is written, with its place.
    package var value: Identifier
    /// The value, parsed.
    package var expression: Expression
    /// The range from `let` or `guard` to the end of the value.
    package var range: Range<Int>
}

/// `role name(parameters) as Protocol: Inherited { members }`.
package struct SectionDeclaration: Sendable, Hashable {
    /// The doc comment before it.
    package var documentation: Documentation?
    /// Before the keyword.
    package var attributes: [Attribute]
    /// Which part of the module it declares.
    package var kind: SectionKind
    /// The keyword's place.
    package var keywordRange: Range<Int>
    /// `search` in `interactor search`, `TodoAdd` in `on TodoAdd`.
    package var name: Identifier?
    /// What the initialiser takes; nil where no parentheses stand.
    package var parameters: [Parameter]?
    /// After `as`.
    package var protocolName: Identifier?
    /// After the colon.
    package var inherited: [TypeSyntax]
    /// The members, in order.
    package var members: [MemberDeclaration]
    /// What stands between the braces.
    package var bodyRange: Range<Int>
    /// The range from the first attribute to the closing brace.
    package var range: Range<Int>
}

/// A member of a section: a requirement, with or without a body, or state.
package struct MemberDeclaration: Sendable, Hashable {
    /// Its signature.
    package var requirement: Requirement
    /// Nil for what a person writes, and for state.
    package var body: BodySyntax?
    /// The range of the member with its body.
    package var range: Range<Int>

    /// `var count = 0`, `var fee: Fee?`: neither accessors nor a body.
    package var isState: Bool { requirement.variable.map { $0.accessors == nil && body == nil } ?? false }

    /// Whether it is `private`.
    package var isPrivate: Bool { requirement.modifiers.contains { $0.name == "private" } }

    /// Whether it is a helper, which no protocol requires: a `private` function or property with a body.
    package var isHelper: Bool { isPrivate && body != nil }
}

/// A body between braces: its text, which is emitted byte for byte, and its statements.
package struct BodySyntax: Sendable, Hashable {
    /// Between the braces.
    package var range: Range<Int>
    /// Its statements, for boundary checks and flow tests.
    package var block: CodeBlock
    /// What a property's body stands for; nil for other bodies.
    package var accessors: VariableSyntax.Accessors?
}

/// `app Name { settings }`.
package struct AppDeclaration: Sendable, Hashable {
    /// The doc comment before it.
    package var documentation: Documentation?
    /// The app's.
    package var name: Identifier
    /// The settings in order, unknown ones among them.
    package var settings: [SettingDeclaration]
    /// The range from the keyword to the closing brace.
    package var range: Range<Int>
}

/// `name value, value { nested }`.
package struct SettingDeclaration: Sendable, Hashable {
    /// The first word of the line.
    package var name: Identifier
    /// Between the commas.
    package var values: [SettingValue]
    /// Between the braces after them.
    package var nested: [SettingDeclaration]
    /// The range from the name to the end of the values or the closing brace.
    package var range: Range<Int>
}

/// What stands after a setting's name.
package enum SettingValue: Sendable, Hashable {
    /// A word or a number.
    case word(Identifier)
    /// The text of a string literal, escapes resolved; the range is that of the literal.
    case string(Identifier)

    /// Its text and place, whichever it is.
    package var identifier: Identifier {
        switch self {
        case .word(let identifier), .string(let identifier): identifier
        }
    }
}

/// The settings of an app, outside of blocks.
package enum SettingName: String, CaseIterable {
    case target, root, ui, style, naming, emit, generated, tests, swift, isolation, access, platforms, indent
    case specs, sources, testing, templates, project, places, rules, requires

    /// Those that stand at a module's head too.
    package static let ofModules: [SettingName] = [.emit, .ui]
}

extension SectionDeclaration {
    /// The range with the doc comment.
    package var documentedRange: Range<Int> { range.including(documentation) }
}

extension DataDeclaration {
    /// The range with the doc comment.
    package var documentedRange: Range<Int> { range.including(documentation) }
}

extension ModuleDeclaration {
    /// The range with the doc comment.
    package var documentedRange: Range<Int> { range.including(documentation) }
}

extension Range<Int> {
    fileprivate func including(_ documentation: Documentation?) -> Range<Int> {
        Swift.min(documentation?.range.lowerBound ?? lowerBound, lowerBound)..<upperBound
    }
}
