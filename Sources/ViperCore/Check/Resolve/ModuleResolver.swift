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
    var dependencies: [Dependency] = []

    init(_ draft: ModuleDraft, naming: Naming, delegates: [String: SectionDraft?], protocols: ProtocolTable) {
        self.draft = draft
        self.naming = naming
        self.delegates = delegates
        self.protocols = protocols
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
            body: draft.body.map { Body(source: draft.source, range: $0.range, block: $0.block) },
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
        var outputs = draft.sections.filter { $0.kind == .output }
        let inputs = draft.sections.filter { $0.kind == .interactor }
        let interactors = inputs.map { input in
            let partner = outputs.firstIndex { $0.name == input.name }.map { outputs.remove(at: $0) }
            return Interactor(
                name: input.name, input: resolveSection(input), output: partner.map { resolveSection($0) })
        }
        for output in outputs {
            diagnostics.append(
                .unpairedOutput(output.name, interactors: inputs.map(\.name), at: output.location))
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
        let dependencyNames = Set(dependencies.map(\.name))
        let lineNames = Set(draft.assembly.map(\.name.name))
        let inputNames = Set(draft.declaration.inputs.map(\.name.name))
        var earlier: Set<String> = []
        var namedTypes: [String: TypeSyntax] = [:]
        for parameter in sections.flatMap(\.parameters) where parameter.origin == .assembly {
            namedTypes[parameter.name] = namedTypes[parameter.name] ?? parameter.type
        }
        return draft.assembly.compactMap { line in
            let name = line.name.name
            let mentioned = draft.source.namesMentioned(in: line.value.range)
            takenNames.formUnion(mentioned)
            if inputNames.contains(name) || earlier.contains(name) {
                diagnostics.append(.duplicateParameter(name, at: location(line.name.range), first: nil))
                return nil
            }
            for later in mentioned.subtracting(earlier).intersection(lineNames).sorted()
            where !inputNames.contains(later) {
                diagnostics.append(.usedBeforeAssembled(later, in: name, at: location(line.value.range)))
            }
            earlier.insert(name)
            return AssemblyLine(
                isGuard: line.isGuard, name: name, type: line.type ?? namedTypes[name], value: line.value.name,
                dependencies: dependencies.map(\.name).filter {
                    mentioned.contains($0) && dependencyNames.contains($0)
                },
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
