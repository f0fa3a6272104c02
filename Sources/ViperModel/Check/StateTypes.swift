import Diagnostics
import SwiftSource

/// Infers the type of state that is assigned in the initializer: `var name = user.name` is declared as `var name:
/// String`.
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
                    .untypedValue, "cannot infer the type of state '\(state.name)'", at: state.location,
                    notes: [
                        "write 'var \(state.name): Type = \(value)'"
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

    /// Returns the type of a property of a struct or enum in specs. Returns nil for a generic type, because the
    /// property may depend on the generic arguments.
    private func typeOfProperty(_ name: String, in type: TypeSyntax) -> TypeSyntax? {
        switch catalog.entry(of: type) {
        case .structure(let structure) where !structure.isGeneric: structure.properties[name]
        case .enumeration(let enumeration) where !enumeration.isGeneric: enumeration.properties[name]
        default: nil
        }
    }
}

extension StateVariable {
    fileprivate var isUntyped: Bool { isAssignedInInitializer && type == nil }
}

extension Expression {
    /// The name of the type that a call of this callee creates: `CardFactory` for `CardFactory(…)`. Nil for other
    /// callees, and for types that need generic arguments, such as `Set`.
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
        summary: "Type of a stored value cannot be inferred",
        explanation: """
            viper-gen infers the type of an assembly binding from 'let a: A = …' and 'let a = A()'. It infers the type \
            of state from a section parameter, and from a created value: 'var form = Form(user)'. The value may \
            also be a property of a parameter whose type a spec declares: 'var name = user.name'. Otherwise, write \
            the type: 'presenter(a: A)', 'var title: String = user.name.uppercased()'.
            """,
        wrong: "module A(name: String) { presenter(name) { var title = name.uppercased() } }",
        right: "module A(name: String) { presenter(name) { var title: String = name.uppercased() } }")
}
