import Diagnostics
import SwiftSource
import ViperSpec

/// Resolves the parameters of sections.
extension ModuleResolver {
    mutating func resolveParameters(of section: UnresolvedSection) -> [InitializerParameter] {
        guard section.kind.hasParametersAndState else { return [] }
        var firstRanges: [String: Range<Int>] = [:]
        return (section.declaration.parameters ?? []).compactMap { parameter in
            let name = parameter.name.name
            if let first = firstRanges.updateValue(parameter.name.range, forKey: name) {
                diagnostics.append(
                    .duplicateParameter(name, at: location(parameter.name.range), first: location(first)))
                return nil
            }
            return resolveParameter(parameter)
        }
    }

    /// Resolves a parameter. If no input or assembly binding has its name, the parameter is a dependency.
    private mutating func resolveParameter(_ parameter: Parameter) -> InitializerParameter? {
        let name = parameter.name.name
        let place = location(parameter.name.range)
        if let input = inputsByName[name] {
            takenNames.insert(name)
            guard let type = parameter.type ?? input.type else { return nil }
            return InitializerParameter(name: name, type: type, origin: .input, location: place)
        }
        if let line = bindingsByName[name] {
            takenNames.insert(name)
            guard let type = parameter.type ?? line.type ?? line.constructedType else {
                diagnostics.report(
                    .untypedValue, "cannot infer the type of '\(name)'", at: place,
                    notes: [
                        .init(
                            "write the type here ('\(name): Type'), or in the assembly binding",
                            at: location(line.name.range)
                        )
                    ])
                // The parameter gets a placeholder type, so that its uses in bodies are not reported too.
                return InitializerParameter(name: name, type: .made("Any"), origin: .assembly, location: place)
            }
            return InitializerParameter(name: name, type: type, origin: .assembly, location: place)
        }
        guard let type = parameter.type else {
            let possibleNames = draft.declaration.inputs.map(\.name.name) + draft.assembly.map(\.name.name)
            if let lone = parameter.typeAlone, nearest(to: name, in: possibleNames) == nil {
                let proposed = lone.proposedName ?? "<#name#>"
                diagnostics.append(.missingName(ofParameter: lone, naming: proposed, in: draft.source))
                return nil
            }
            let meant = nearest(to: name, in: possibleNames)
            // The intended name counts as used, so that it is not reported as unused too.
            if let meant { takenNames.insert(meant) }
            diagnostics.append(
                Diagnostic(
                    .unknownParameter, "no input or assembly binding named '\(name)'", at: place
                ).meaning(
                    meant?.escapedName, insteadOf: parameter.name,
                    otherwise: "if it is a dependency, add its type: '\(name): any Service'"))
            return nil
        }
        addDependency(Dependency(name: name, type: type, location: place))
        return InitializerParameter(name: name, type: type, origin: .dependency, location: place)
    }
}

extension AssemblyDeclaration {
    /// The type that the binding's value creates: `CardFactory` for `CardFactory(…)`; nil for other values.
    fileprivate var constructedType: TypeSyntax? {
        guard case .call(let callee, _, _) = expression.kind, let name = callee.typeName else { return nil }
        return TypeSyntax(text: name, shape: .named([.init(name: name)]), range: callee.range)
    }
}

extension Rule {
    static let unknownParameter = Rule(
        id: "unknownParameter", summary: "Untyped section parameter is not an input or assembly binding",
        explanation: """
            The parameters of a section are the initializer parameters of its class: inputs of the module, assembly \
            bindings, or dependencies, which the composition root provides. Correct the name, or add the type of the \
            dependency: 'store: any TodoStore'.
            """,
        wrong: "module User(id: Int) { presenter(idd) {}; interactor(id) {} }",
        right: "module User(id: Int) { presenter(id) {}; interactor(id) {} }")
}
