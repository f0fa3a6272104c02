import Diagnostics
import SwiftSource
import ViperSpec

/// Resolves assembly bindings, and finds unused inputs and bindings.
extension ModuleResolver {
    /// Adds the dependencies that assembly bindings use: `let factory: any F = dependencies.feedFactory` adds
    /// `feedFactory`.
    mutating func addDependenciesOfBindings() {
        guard inputsByName[Self.dependenciesName] == nil, bindingsByName[Self.dependenciesName] == nil else { return }
        for line in draft.assembly {
            guard case .member(let base, let name) = line.expression.kind, case .name(let root) = base.kind,
                root.name == Self.dependenciesName
            else { continue }
            let place = location(name.range)
            if let type = line.type {
                // The value that 'guard' unwraps is an optional.
                let provided = line.isGuard && !type.isOptional ? TypeSyntax.made(optionalOf: type) : type
                addDependency(Dependency(name: name.name, type: provided, location: place))
            } else if dependencyIndices[name.name] == nil {
                diagnostics.report(
                    .untypedValue, "cannot infer the type of '\(name.name)'", at: place,
                    notes: [
                        .init(
                            "write the type before the value: 'let \(line.name.name): Type = …'",
                            at: location(line.name.range))
                    ])
            }
        }
    }

    /// The name of the constant that provides the dependencies in assembly bindings.
    private static let dependenciesName = "dependencies"

    mutating func resolveAssembly(sections: [Section]) -> [AssemblyBinding] {
        var (earlierLines, boundDependencies): (Set<String>, Set<String>) = ([], [])
        var typesInSections: [String: TypeSyntax] = [:]
        for parameter in sections.flatMap({ $0.parameters }) where parameter.origin == .assembly {
            typesInSections[parameter.name] = typesInSections[parameter.name] ?? parameter.type
        }
        return draft.assembly.compactMap { line in
            let name = line.name.name
            let mentioned = draft.source.namesMentioned(in: line.value.range)
            takenNames.formUnion(mentioned)
            if inputsByName[name] != nil || earlierLines.contains(name) {
                diagnostics.append(.duplicateParameter(name, at: location(line.name.range), first: nil))
                return nil
            }
            earlierLines.insert(name)
            return AssemblyBinding(
                isGuard: line.isGuard, name: name, type: line.type ?? typesInSections[name], value: line.value.name,
                dependencies: mentioned.compactMap { dependencyIndices[$0] }.sorted().map { dependencies[$0].name }
                    .filter { boundDependencies.insert($0).inserted },
                location: location(line.name.range))
        }
    }

    mutating func reportUnused(inputs: [ModuleInput]) {
        for input in inputs where !takenNames.contains(input.name) {
            diagnostics.report(
                .unusedInput, "input '\(input.name)' is never used", at: input.location,
                notes: ["add it to a section's parameters ('presenter(\(input.name))'), or remove it"])
        }
        for line in draft.assembly where !takenNames.contains(line.name.name) {
            diagnostics.report(
                .unusedInput, "assembly binding '\(line.name.name)' is never used", at: location(line.name.range),
                notes: ["add it to a section's parameters ('presenter(\(line.name.name): Type)'), or remove it"])
        }
    }
}

extension Rule {
    static let unusedInput = Rule(
        id: "unusedInput", severity: .warning, isAdjustable: true, summary: "Unused input or assembly binding",
        explanation: """
            A value that is passed to a module is available only in assembly bindings and in the sections that list it \
            as a parameter. Add it to a section's parameters, such as 'presenter(id)', or delete it.
            """,
        wrong: "module User(id: Int) { presenter {} }",
        right: "module User(id: Int) { presenter(id) {} }")
}
