import SwiftSource
import ViperModel

/// The fixture of a struct, a function that returns a sample value for tests:
/// `static func fixture(title: String = "title") -> TodoItem { TodoItem(title: title) }`.
package struct Fixture: Sendable, Hashable {
    /// A parameter of `fixture`.
    package struct Parameter: Sendable, Hashable {
        /// The label and name, in backticks if required.
        package var name: String
        /// The type as written in the spec.
        package var type: String
        /// The default value; nil if it depends on the arguments of a generic type.
        package var defaultValue: String?
    }

    /// The type's full name.
    package var type: String
    /// The parameters of the initializer.
    package var parameters: [Parameter]
    /// The call of the initializer.
    package var call: String
    /// The types that no spec declares and whose fixtures you implement.
    package var needs: [String]
    /// The isolation of the extension, which is that of the type: `nonisolated ` or empty.
    package var isolation = ""

    /// Creates the fixture. Returns nil if a test cannot call the initializer, or if viper-gen cannot create an
    /// argument.
    init?(of structure: TypeCatalog.Structure, factory: FixtureFactory, isolation: String = "") {
        guard structure.isConstructible else { return nil }
        var parameters: [Parameter] = []
        var arguments: [String] = []
        var needs: [String] = []
        for argument in structure.parameters {
            guard let type = argument.type, !type.isInout, !type.isAutoclosure else {
                // The type is unknown, or not possible for a parameter of the fixture, so the argument needs a
                // default value.
                if argument.defaultValue == nil { return nil }
                continue
            }
            let name = argument.name.name == "_" ? argument.label?.name ?? "value" : argument.name.name
            let text: String?
            if let own = argument.defaultValue?.name, !NondeterministicExpression.isFound(in: own) {
                text = own
            } else if let made = factory.value(of: type, named: name) {
                let isOpen = !Set(made.needs).isDisjoint(with: structure.genericParameters)
                text = isOpen ? nil : made.text(as: type.text)
                needs = isOpen ? needs : needs.joined(with: made.needs)
            } else {
                return nil
            }
            if argument.isVariadic { continue }
            let escaping =
                if case .function = factory.catalog.resolve(type).shape, !type.isEscaping { "@escaping " } else { "" }
            parameters.append(Parameter(name: name.escapedName, type: escaping + type.text, defaultValue: text))
            arguments.append(argument.callLabel + name.escapedName)
        }
        self.type = structure.name
        self.parameters = parameters
        self.call = "\(structure.name)(\(arguments.joined(separator: ", ")))"
        self.needs = needs
        self.isolation = isolation
    }

    /// Returns the fixtures of the structs among the types. Nested structs come after their outer types. Structs
    /// without a possible fixture are left out.
    package static func fixtures(of types: [DataType], in catalog: TypeCatalog, isolation: String = "") -> [Fixture] {
        types.filter { [.entity, .struct, .enum, .extension].contains($0.kind) }
            .flatMap { names(of: $0.outline, named: $0.name) }
            .compactMap { name in
                guard case .structure(let structure) = catalog[name] else { return nil }
                let factory = FixtureFactory(catalog, for: .field, isOnMainActor: false).field(in: structure)
                return Fixture(of: structure, factory: factory, isolation: isolation)
            }
    }

    private static func names(of outline: DeclarationOutline, named name: String) -> [String] {
        let own = outline.kind == .struct ? [name] : []
        return own + outline.members.flatMap { names(of: $0, named: "\(name).\($0.name.name)") }
    }
}
