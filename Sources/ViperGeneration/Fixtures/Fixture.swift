import SwiftSource
import ViperModel

/// The fixture of a structure: `static func fixture(title: String = "title") -> TodoItem { TodoItem(title: title) }`.
package struct Fixture: Sendable, Hashable {
    /// A parameter of `fixture`.
    package struct Parameter: Sendable, Hashable {
        /// The label and name, in backticks where it is a keyword.
        package var name: String
        /// The type as it is written in the spec.
        package var type: String
        /// The Swift expression that stands for the value where a test gives none; nil where only the arguments of a generic type
        /// say what it may be.
        package var defaultValue: String?
    }

    /// The type's whole name.
    package var type: String
    /// All that its initialiser takes.
    package var parameters: [Parameter]
    /// The initialiser's call with the parameters.
    package var call: String
    /// Types that the specs don't know and whose fixture a person writes.
    package var needs: [String]
    /// What stands before its extension: it runs where the type does.
    package var isolation = ""

    /// Nil where an argument of the initialiser cannot be made up.
    init?(of structure: TypeCatalog.Structure, maker: ValueMaker, isolation: String = "") {
        guard structure.isMakeable else { return nil }
        var parameters: [Parameter] = []
        var arguments: [String] = []
        var needs: [String] = []
        for argument in structure.parameters {
            guard let type = argument.type, !type.isInout, !type.isAutoclosure else {
                // Its type stands nowhere, or is none that a parameter of the fixture can have, so its default must do.
                if argument.defaultValue == nil { return nil }
                continue
            }
            let name = argument.name.name == "_" ? argument.label?.name ?? "value" : argument.name.name
            let text: String?
            if let own = argument.defaultValue?.name, !Volatile.isFound(in: own) {
                text = own
            } else if let made = maker.value(of: type, named: name) {
                let isOpen = !Set(made.needs).isDisjoint(with: structure.genericParameters)
                text = isOpen ? nil : made.text(as: type.text)
                needs = isOpen ? needs : needs.joined(with: made.needs)
            } else {
                return nil
            }
            if argument.isVariadic { continue }
            let escaping =
                if case .function = maker.catalog.resolve(type).shape, !type.isEscaping { "@escaping " } else { "" }
            parameters.append(Parameter(name: name.escapedName, type: escaping + type.text, defaultValue: text))
            arguments.append(argument.callLabel + name.escapedName)
        }
        self.type = structure.name
        self.parameters = parameters
        self.call = "\(structure.name)(\(arguments.joined(separator: ", ")))"
        self.needs = needs
        self.isolation = isolation
    }

    /// The fixtures of the structures among the types, nested ones after their owners; those that cannot be made are left out.
    package static func fixtures(of types: [DataType], in catalog: TypeCatalog, isolation: String = "") -> [Fixture] {
        types.filter { [.entity, .struct, .enum, .extension].contains($0.kind) }
            .flatMap { names(of: $0.outline, named: $0.name) }
            .compactMap { name in
                guard case .structure(let structure) = catalog[name] else { return nil }
                let maker = ValueMaker(catalog, for: .field, isOnMainActor: false).field(in: structure)
                return Fixture(of: structure, maker: maker, isolation: isolation)
            }
    }

    private static func names(of outline: DeclarationOutline, named name: String) -> [String] {
        let own = outline.kind == .struct ? [name] : []
        return own + outline.members.flatMap { names(of: $0, named: "\(name).\($0.name.name)") }
    }
}
