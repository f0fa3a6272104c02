import Diagnostics
import SwiftSource
import ViperSpec

/// Resolves one module: what its names stand for, who implements each member, what it asks of the composition root.
struct ModuleResolver {
    let draft: ModuleDraft
    let naming: Naming
    /// The delegates of all modules, by the module's name; nil where a module has none.
    let delegates: [String: SectionDraft?]
    let protocols: ProtocolTable
    var diagnostics: [Diagnostic] = []
    /// Names of inputs and assembly lines that something takes.
    var takenNames: Set<String> = []
    private(set) var dependencies: [Dependency] = []
    private var dependencyIndices: [String: Int] = [:]
    /// The module's inputs and assembly lines by name; of two the first.
    let inputsByName: [String: Parameter]
    let linesByName: [String: AssemblyDeclaration]

    init(_ draft: ModuleDraft, naming: Naming, delegates: [String: SectionDraft?], protocols: ProtocolTable) {
        self.draft = draft
        self.naming = naming
        self.delegates = delegates
        self.protocols = protocols
        inputsByName = Dictionary(draft.declaration.inputs.map { ($0.name.name, $0) }) { first, _ in first }
        linesByName = Dictionary(draft.assembly.map { ($0.name.name, $0) }) { first, _ in first }
    }

    mutating func addDependency(_ dependency: Dependency) {
        guard let index = dependencyIndices[dependency.name] else {
            dependencyIndices[dependency.name] = dependencies.count
            dependencies.append(dependency)
            return
        }
        let first = dependencies[index]
        if first.type.text.withoutInsignificantSpaces != dependency.type.text.withoutInsignificantSpaces {
            diagnostics.append(.dependencyConflict(dependency, first: first))
        }
    }

    func location(_ range: Range<Int>) -> SourceLocation { SourceLocation(draft.source, range) }

    mutating func resolve(data: [DataType]) -> Module {
        let inputs = resolveInputs()
        var view = resolveSection(.view) ?? emptySection(.view)
        var presenter = resolveSection(.presenter) ?? emptySection(.presenter)
        var interactors = resolveInteractors()
        var router = resolveSection(.router)
        var interface = resolveSection(.interface)
        let delegate = resolveSection(.delegate)
        var delegations = resolveDelegations()

        settle(&view)
        settlePresenter(&presenter, &interactors, &interface, &delegations)
        for index in interactors.indices { settle(&interactors[index].input) }
        if var section = router {
            settle(&section)
            router = section
        }

        let assembly = resolveAssembly(sections: [presenter] + interactors.map(\.input) + (router.map { [$0] } ?? []))
        reportUnused(inputs: inputs)
        return Module(
            name: draft.name, documentation: draft.declaration.documentation?.lines ?? [],
            isPublic: draft.declaration.isPublic, location: draft.location, range: draft.declaration.range,
            imports: draft.imports, inputs: inputs,
            assembly: assembly, data: data, view: view, presenter: presenter, interactors: interactors, router: router,
            interface: interface, delegate: delegate, delegations: delegations, dependencies: dependencies, opens: [])
    }

    mutating func resolveExternal() -> ExternalModule {
        ExternalModule(
            name: draft.name, documentation: draft.declaration.documentation?.lines ?? [],
            isPublic: draft.declaration.isPublic, location: draft.location, imports: draft.imports,
            inputs: resolveInputs(),
            body: draft.body.map { Body(source: draft.source, range: $0.range) },
            interface: resolveSection(.interface), delegate: resolveSection(.delegate))
    }

    private mutating func resolveInputs() -> [ModuleInput] {
        var seen: [String: Range<Int>] = [:]
        return draft.declaration.inputs.compactMap { input in
            if let first = seen.updateValue(input.name.range, forKey: input.name.name) {
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

    private mutating func resolveInteractors() -> [Interactor] {
        let inputs = draft.sections.filter { $0.kind == .interactor }
        let outputs = draft.sections.filter { $0.kind == .output }
        let outputsByName = Dictionary(outputs.map { ($0.pairName, $0) }) { first, _ in first }
        let interactors = inputs.map { input in
            Interactor(
                name: input.name, input: resolveSection(input),
                output: outputsByName[input.pairName].map { resolveSection($0) })
        }
        let names = Set(inputs.map(\.pairName))
        for output in outputs where !names.contains(output.pairName) {
            diagnostics.append(.unpairedOutput(output.name, interactors: inputs.map(\.name), at: output.location))
        }
        for interactor in interactors { checkIsolation(of: interactor) }
        return interactors
    }

    private mutating func checkIsolation(of interactor: Interactor) {
        guard let output = interactor.output else { return }
        switch interactor.input.isolation {
        case .app: return
        case .attribute(let text) where text == "@MainActor": return
        case .attribute, .actor:
            diagnostics.append(.isolatedInteractor(at: interactor.input.location, output: output.location))
        }
    }

    private mutating func resolveAssembly(sections: [Section]) -> [AssemblyLine] {
        var earlier: Set<String> = []
        var namedTypes: [String: TypeSyntax] = [:]
        for parameter in sections.flatMap({ $0.parameters }) where parameter.origin == .assembly {
            namedTypes[parameter.name] = namedTypes[parameter.name] ?? parameter.type
        }
        return draft.assembly.compactMap { line in
            let name = line.name.name
            let mentioned = draft.source.namesMentioned(in: line.value.range)
            takenNames.formUnion(mentioned)
            if inputsByName[name] != nil || earlier.contains(name) {
                diagnostics.append(.duplicateParameter(name, at: location(line.name.range), first: nil))
                return nil
            }
            let later = mentioned.filter { linesByName[$0] != nil && inputsByName[$0] == nil && !earlier.contains($0) }
            for later in later.sorted() {
                diagnostics.append(.usedBeforeAssembled(later, in: name, at: location(line.value.range)))
            }
            earlier.insert(name)
            return AssemblyLine(
                isGuard: line.isGuard, name: name, type: line.type ?? namedTypes[name], value: line.value.name,
                dependencies: mentioned.compactMap { dependencyIndices[$0] }.sorted().map { dependencies[$0].name },
                location: location(line.name.range))
        }
    }

    private mutating func reportUnused(inputs: [ModuleInput]) {
        for input in inputs where !takenNames.contains(input.name) {
            diagnostics.append(.unusedInput(input.name, at: input.location))
        }
        for line in draft.assembly where !takenNames.contains(line.name.name) {
            diagnostics.append(.unusedAssembly(line.name.name, at: location(line.name.range)))
        }
    }
}

extension SectionDraft {
    /// What an interactor and its output have in common: the name; nothing for the only ones of a module.
    fileprivate var pairName: String { name ?? "" }
}
