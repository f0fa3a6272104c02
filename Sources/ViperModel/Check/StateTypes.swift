import Diagnostics
import SwiftSource

/// Gives a type to state that is assigned in the initialiser: `var name = user.name` is declared as `var name: String`.
struct StateTypes {
    private let catalog: TypeCatalog
    private(set) var findings: [Diagnostic] = []

    init(_ program: Program) { catalog = program.types }

    mutating func complete(_ module: inout Module) {
        for part in module.parts {
            var sections = module.sections(of: part)
            guard sections[0].state.contains(where: \.isUntyped) else { continue }
            completeState(of: &sections[0])
            module.setSections(sections, of: part)
        }
    }

    private mutating func completeState(of section: inout Section) {
        let parameters = Dictionary(firstOf: section.parameters.map { ($0.name, $0.type) })
        var variables = section.state
        for (index, state) in variables.enumerated() where state.isUntyped {
            guard let value = state.value else { continue }
            var cursor = TokenCursor(source: SourceFile(path: state.location.file.path, text: value))
            if let type = type(of: cursor.parseExpression(), parameters) {
                variables[index].type = type
            } else {
                findings.report(
                    .untypedValue, "the type of the state '\(state.name)' is not known", at: state.location,
                    notes: [
                        "its value is assigned in the initialiser; write 'var \(state.name): Type = \(value)'"
                    ])
            }
        }
        section.state = variables
    }

    private func type(of expression: Expression, _ parameters: [String: TypeSyntax]) -> TypeSyntax? {
        switch expression.kind {
        case .name(let name): parameters[name.name]?.bare
        case .interpolation: .made("String")
        case .member(let base, let name):
            type(of: base, parameters).flatMap { typeOfProperty(name.name, in: $0) }
        case .call(let callee, _, _): callee.typeName.map(TypeSyntax.made)
        default: nil
        }
    }

    /// The type of a property of a struct or an enum of the specs; nil for generic ones, where it may depend on the arguments.
    private func typeOfProperty(_ name: String, in type: TypeSyntax) -> TypeSyntax? {
        switch catalog.entry(of: type) {
        case .structure(let structure) where !structure.isGeneric: structure.properties[name]
        case .enumeration(let enumeration) where !enumeration.isGeneric: enumeration.properties[name]
        default: nil
        }
    }
}

extension StateVariable {
    fileprivate var isUntyped: Bool { isAssignedInInitialiser && type == nil }
}

extension Expression {
    /// `CardFactory` as the callee of `CardFactory(…)`; nil for what is no plain name of a type, or no whole one: `Set(…)`.
    var typeName: String? {
        guard case .name(let name) = kind, name.range == range,
            name.name.unicodeScalars.first?.properties.isUppercase == true, !StandardType.generic.contains(name.name)
        else { return nil }
        return name.name
    }
}

extension Rule {
    static let untypedValue = Rule(
        id: "untypedValue",
        summary: "What a class stores has a type that can be read",
        explanation: """
            It is known of what a section takes from an assembly line where the line says it ('let a: A = …') or makes a value \
            by its type's name ('let a = A()'); and of state that begins with what the initialiser is handed where the value \
            is a parameter, or a property of one whose type a spec declares ('var name = user.name'), or is made by its type's \
            name ('var form = Form(user)'). Else write it: 'presenter(a: A)', 'var title: String = user.name.uppercased()'.
            """,
        wrong: "module A(name: String) { presenter(name) { var title = name.uppercased() } }",
        right: "module A(name: String) { presenter(name) { var title: String = name.uppercased() } }")
}
