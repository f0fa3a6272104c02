import Diagnostics
import SwiftSource

/// Looks for sections that take an input or an assembly line's value as something that it is not.
struct ParameterTypeCheck {
    private let catalog: TypeCatalog

    static func findings(_ program: Program) -> [Diagnostic] {
        let check = ParameterTypeCheck(catalog: program.types)
        return program.modules.flatMap(check.findings)
    }

    private func findings(in module: Module) -> [Diagnostic] {
        let sections = [module.presenter] + module.interactors.map(\.input) + (module.router.map { [$0] } ?? [])
        return sections.flatMap { $0.parameters }.compactMap { parameter in
            guard let (type, origin) = givenType(of: parameter, in: module), excludes(parameter.type, type) else {
                return nil
            }
            return Diagnostic(
                .parameterTypeDiffers,
                "'\(parameter.name)' is '\(parameter.type.text)' here and '\(type.text)' in the module",
                at: parameter.location,
                notes: [
                    .init(
                        "it is '\(type.text)' here; leave the type out, or give the dependency another name", at: origin
                    )
                ])
        }
    }

    /// The type of the input or assembly line that a parameter names, and its place; nil where the spec does not say.
    private func givenType(
        of parameter: InitialiserParameter, in module: Module
    ) -> (type: TypeSyntax, origin: SourceLocation)? {
        switch parameter.origin {
        case .input: module.inputs.first { $0.name == parameter.name }.map { ($0.type, $0.location) }
        case .assembly:
            module.assembly.first { $0.name == parameter.name }.flatMap { line in line.type.map { ($0, line.location) }
            }
        case .dependency: nil
        }
    }

    /// Whether a value of the type `given` can certainly not be passed as `wanted`; false for types that only Swift knows.
    private func excludes(_ wanted: TypeSyntax, _ given: TypeSyntax) -> Bool {
        let (wanted, given) = (catalog.resolve(wanted), catalog.resolve(given))
        if wanted.isSpelled(as: given.text) { return false }
        if let inner = wanted.wrapped { return excludes(inner, given.wrapped ?? given) }
        if given.wrapped != nil { return isValue(wanted) }
        switch (wanted.shape, given.shape) {
        case (.existential(let wanted), .existential(let given)): return excludesProtocol(wanted, given)
        case (_, .existential): return isValue(wanted)
        default: return isValue(wanted) && isValue(given)
        }
    }

    /// Whether both are protocols of the specs, and `given` does not inherit `wanted`.
    private func excludesProtocol(_ wanted: TypeSyntax, _ given: TypeSyntax) -> Bool {
        guard case .protocolType(let wantedProtocol) = catalog.entry(of: wanted),
            case .protocolType(let givenProtocol) = catalog.entry(of: given)
        else { return false }
        return !catalog.conformances(of: [givenProtocol.name]).contains(wantedProtocol.name)
    }

    /// Whether the type is a struct or an enum to which nothing else converts by itself.
    private func isValue(_ type: TypeSyntax) -> Bool {
        guard case .named(let components) = type.shape, components.allSatisfy(\.arguments.isEmpty) else { return false }
        switch catalog.entry(of: type) {
        case .structure(let structure): return !structure.isGeneric
        case .enumeration(let enumeration): return !enumeration.isGeneric
        case .alias, .protocolType, .external: return false
        case nil: break
        }
        let name = TypeCatalog.path(components)
        let converts = StandardType.fractions.contains(name) || ["Any", "AnyHashable"].contains(name)
        return !converts && StandardType.named(name).map { !$0.isObject } == true
    }
}

extension Rule {
    static let parameterTypeDiffers = Rule(
        id: "parameterTypeDiffers", summary: "A section takes an input as what it is",
        explanation: """
            A name in a section's parentheses that is the module's input, or an assembly line's, is handed that value. Where \
            its type is written again, the value must be one of it, or the assembly does not compile. Leave the type out, or \
            give a dependency a name of its own.
            """,
        wrong: "module Detail(id: Int) { interactor(id: String) {} }",
        right: "module Detail(id: Int) { interactor(id) {} }")
}
