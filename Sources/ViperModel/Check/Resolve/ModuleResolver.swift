import Diagnostics
import SwiftSource
import ViperSpec

/// Resolves a module: the declarations that its names refer to, the implementation of each member, and the
/// dependencies.
struct ModuleResolver {
    let draft: UnresolvedModule
    let naming: Naming
    /// The `delegate` section of each module, by the module's name; nil for a module without a delegate.
    let delegates: [String: UnresolvedSection?]
    let protocols: ProtocolTable
    var diagnostics: [Diagnostic] = []
    /// The names of used inputs and assembly bindings.
    var takenNames: Set<String> = []
    private(set) var dependencies: [Dependency] = []
    private(set) var dependencyIndices: [String: Int] = [:]
    /// The module's inputs by name. If two inputs have the same name, only the first is included.
    let inputsByName: [String: Parameter]
    let bindingsByName: [String: AssemblyDeclaration]

    init(_ draft: UnresolvedModule, naming: Naming, delegates: [String: UnresolvedSection?], protocols: ProtocolTable) {
        self.draft = draft
        self.naming = naming
        self.delegates = delegates
        self.protocols = protocols
        inputsByName = Dictionary(firstOf: draft.declaration.inputs.map { ($0.name.name, $0) })
        bindingsByName = Dictionary(firstOf: draft.assembly.map { ($0.name.name, $0) })
    }

    /// Adds a dependency of the module, unless the module has a dependency with this name. If their types differ,
    /// reports that.
    mutating func addDependency(_ dependency: Dependency) {
        guard let index = dependencyIndices[dependency.name] else {
            dependencyIndices[dependency.name] = dependencies.count
            dependencies.append(dependency)
            return
        }
        let first = dependencies[index]
        if !first.type.isSpelled(as: dependency.type.text) {
            diagnostics.append(.dependencyConflict(dependency, first: first))
        }
    }

    func location(_ range: Range<Int>) -> SourceLocation { SourceLocation(draft.source, range) }

    mutating func resolve(data: [DataType]) -> Module {
        let inputs = resolveInputs()
        let view = resolveSection(ofKind: .view) ?? emptySection(.view)
        let presenter = resolveSection(ofKind: .presenter) ?? emptySection(.presenter)
        let interactors = resolveInteractors()
        let optional = OptionalSections(SectionKind.optional.compactMap { resolveSection(ofKind: $0) })
        let delegations = resolveDelegations()
        addDependenciesOfBindings()
        let assembly = resolveAssembly(sections: [presenter] + interactors.map(\.input) + optional.all)
        reportUnused(inputs: inputs)
        var module = Module(
            name: draft.name, documentation: draft.declaration.documentation?.lines ?? [],
            isPublic: draft.declaration.isPublic, location: draft.location, range: draft.declaration.range,
            folder: draft.folder, imports: draft.imports, inputs: inputs,
            assembly: assembly, data: data, view: view, presenter: presenter, interactors: interactors,
            optional: optional, delegations: delegations, dependencies: dependencies, opens: [])
        module.own = draft.own
        resolveImplementations(of: &module)
        return module
    }

    mutating func resolveExternal() -> ExternalModule {
        ExternalModule(
            name: draft.name, documentation: draft.declaration.documentation?.lines ?? [],
            isPublic: draft.declaration.isPublic, location: draft.location, imports: draft.imports,
            inputs: resolveInputs(), dependencies: draft.declaration.inherited,
            body: draft.body.map { Body(source: draft.source, range: $0.range) },
            optional: OptionalSections(
                SectionKind.optional.filter(\.isSeenByOthers).compactMap { resolveSection(ofKind: $0) }))
    }

    private mutating func resolveInputs() -> [ModuleInput] {
        var firstRanges: [String: Range<Int>] = [:]
        return draft.declaration.inputs.compactMap { input in
            if let first = firstRanges.updateValue(input.name.range, forKey: input.name.name) {
                diagnostics.append(
                    .duplicateParameter(input.name.name, at: location(input.name.range), first: location(first)))
                return nil
            }
            guard let type = input.type else { return nil }
            return ModuleInput(
                name: input.name.name, type: type, defaultValue: input.defaultValue?.name,
                location: location(input.name.range))
        }
    }
}

extension Rule {
    static let dependencyConflict = Rule(
        id: "dependencyConflict", summary: "Dependency has different types in different modules",
        explanation: """
            One composition root provides the dependencies of all modules by name, so each name needs one type. Use \
            the same type, or rename one dependency. To keep the name inside the module, add an assembly binding: 'let \
            store: any StoreB = dependencies.storeB'. A value that needs nothing from the app can be created in the \
            module: 'let factory = CardViewModelFactory()'.
            """,
        wrong: "module A { interactor(store: any StoreA) {} }\nmodule B { interactor(store: any StoreB) {} }",
        right:
            "module A { interactor(storeA: any StoreA) {} }\nmodule B { let store: any StoreB = dependencies.storeB; interactor(store) {} }"
    )
}

extension Diagnostic {
    /// Returns an error for a dependency with two types. `line` is an assembly binding that resolves the conflict.
    static func dependencyConflict(_ dependency: Dependency, first: Dependency, line: String? = nil) -> Diagnostic {
        let way = line.map { Note("or add '\($0)' at the beginning of the module") }
        return Diagnostic(
            .dependencyConflict,
            "dependency '\(dependency.name)' has type '\(dependency.type.text)' here, but '\(first.type.text)' elsewhere",
            at: dependency.location,
            notes: [
                .init(
                    "declared as '\(first.type.text)' here; use the same type, or rename one dependency",
                    at: first.location)
            ] + [way].compactMap(\.self))
    }
}

extension Module {
    /// Returns an assembly binding that keeps a dependency's name in the module, but changes it in the app:
    /// `let store: any Store = dependencies.listStore`. Returns nil if the module has such a binding, or if the type
    /// spans lines.
    func renaming(_ dependency: Dependency) -> String? {
        let type = dependency.type.text
        guard !assembly.contains(where: { $0.value == "dependencies.\(dependency.name)" }),
            !type.contains(where: \.isNewline)
        else { return nil }
        let other = SwiftName.lowerFirst(name) + SwiftName.upperFirst(dependency.name)
        return "let \(dependency.name.escapedName): \(type) = dependencies.\(other)"
    }
}
