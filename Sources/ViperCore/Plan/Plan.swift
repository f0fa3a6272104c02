import TemplateEngine

/// All files that a program calls for.
///
/// What templates see of a module is many times as large as its spec. Therefore it is made for one module at a time, and not
/// kept.
package struct Plan: Sendable {
    /// What the modules of a spec share.
    let shared: [PlannedFile]
    /// How many modules there are.
    let moduleCount: Int
    private let planner: Planner
    private let first: [Int: PlannedModule]

    /// Of a few modules of the part that is rendered all is planned at once, for somebody may still be reading the templates;
    /// and the other core helps, for it has nothing else to do.
    package init(_ program: Program, _ part: RenderedPart = .all) {
        planner = Planner(program)
        shared = part.holdsWhatIsShared ? program.shared.compactMap(planner.file(sharing:)) : []
        moduleCount = program.modules.count
        let places = program.modules.indices.lazy.filter { part.holds(program.modules[$0].name) }.prefix(4)
        first = Dictionary(
            places.map { [planner] in ($0, planner.planned(program.modules[$0], flows: .now)) }
        ) { first, _ in first }
    }

    /// A module's files, in the order in which they are written.
    func module(at index: Int) -> PlannedModule {
        first[index] ?? planner.planned(planner.program.modules[index], flows: .whenAsked)
    }

    /// What all modules share. `unwritten` are the types whose fixture the modules need.
    func support(unwritten: [String]) -> [PlannedFile] { planner.support(unwritten: unwritten) }

    /// What templates see that add a file for the whole app, from what they see of each module.
    func app(_ modules: [ModuleContext]) -> Record { planner.builder.appFiles(modules).templateRecord }
}

/// A module, as templates see it, its files, and the types whose fixture a person has to write for them.
struct PlannedModule: Sendable {
    let name: String
    /// The path of its spec.
    let origin: String
    let context: ModuleContext
    let record: Record
    var files: [PlannedFile] = []
    var unwritten: [String] = []

    init(_ module: Module, _ context: ModuleContext) {
        name = module.name
        origin = module.source.path
        self.context = context
        record = context.templateRecord
    }
}

/// Finds the files of a program.
private struct Planner {
    let program: Program
    let builder: ContextBuilder
    let emit: AppSettings.Parts

    init(_ program: Program) {
        self.program = program
        self.builder = ContextBuilder(program)
        self.emit = program.app.emit
    }

    private var app: AppSettings { program.app }
    private var naming: Naming { program.app.naming }
    private var hasClasses: Bool { !emit.isDisjoint(with: [.flows, .classes, .assembly]) }
    private var hasTests: Bool { !emit.isDisjoint(with: [.mocks, .tests]) }

    /// A module's files. `flows` says who works out its flow tests: another core, or this one.
    func planned(_ module: Module, flows: Background<[FlowTest]>.Start) -> PlannedModule {
        switch app.style {
        case .classes: files(of: module, flows: flows)
        case .reactive: reactiveFiles(of: module)
        }
    }

    func file(sharing group: SharedDeclarations) -> PlannedFile? {
        guard emit.contains(.contract), !group.data.isEmpty || !group.services.isEmpty else { return nil }
        return PlannedFile(
            path: "\(app.sources)/\(group.name)+Shared.generated.swift", owner: .generated(from: group.source.path),
            template: FileTemplate.shared.rawValue, context: builder.shared(group).templateRecord)
    }

    /// A file of a module, in the folder that the module has below another.
    private func file(
        _ name: String, of module: Module, in folder: String, _ owner: PlannedFile.Owner, _ template: FileTemplate,
        _ context: Record
    ) -> PlannedFile {
        PlannedFile(
            path: "\(folder)/\(module.name)/\(name).swift", owner: owner, module: module.name,
            template: template.rawValue, context: context)
    }

    /// Those of a module of functions and streams.
    private func reactiveFiles(of module: Module) -> PlannedModule {
        let context = builder.reactiveModule(module)
        var plan = PlannedModule(module, context)
        let record = plan.record
        let origin = PlannedFile.Owner.generated(from: module.source.path)
        let generated = naming.generatedFile(module.name)
        if hasClasses || emit.contains(.contract) {
            plan.files.append(file(generated, of: module, in: app.sources, origin, .reactiveModule, record))
        }
        if emit.contains(.classes) {
            for interactor in module.interactors {
                guard let context = builder.interactorFile(interactor, of: module) else { continue }
                let name = naming.interactorFile(module.name, interactor: interactor.name)
                plan.files.append(
                    file(name, of: module, in: app.sources, .yours, .reactiveInteractor, context.templateRecord))
            }
            let presenter = naming.presenterFile(module.name)
            plan.files.append(file(presenter, of: module, in: app.sources, .yours, .reactivePresenter, record))
            let view = naming.viewFile(module.name, kit: app.kit)
            plan.files.append(file(view, of: module, in: app.sources, .yours, .reactiveView, record))
        }
        // Without assembly and data there is nothing to test and nothing to make tests with.
        let hasWiring = emit.isSuperset(of: [.tests, .assembly])
        if hasWiring || (emit.contains(.mocks) && !context.fixtures.isEmpty) {
            plan.files.append(file(generated, of: module, in: app.testing, origin, .reactiveTests, record))
        }
        if emit.contains(.tests), hasClasses { plan.unwritten += context.tests.wiring.unwritten }
        plan.unwritten += builder.unwrittenFixtures(of: module.data)
        return plan
    }

    private func files(of module: Module, flows start: Background<[FlowTest]>.Start) -> PlannedModule {
        let flows = Background(start) { [flows = builder.flows] in flows.tests(of: module) }
        let arranged = builder.arrangements(of: module)
        let context = builder.module(module, flows: flows, arranged: arranged)
        var plan = PlannedModule(module, context)
        let record = plan.record
        let folder = "\(app.sources)/\(module.name)"
        let testFolder = "\(app.testing)/\(module.name)"
        let origin = PlannedFile.Owner.generated(from: module.source.path)
        func file(
            _ path: String, _ owner: PlannedFile.Owner, _ template: FileTemplate, _ context: Record
        ) -> PlannedFile {
            PlannedFile(
                path: path, owner: owner, module: module.name, template: template.rawValue, context: context)
        }

        if hasClasses || emit.contains(.contract) {
            plan.files.append(file("\(folder)/\(naming.generatedFile(module.name)).swift", origin, .module, record))
        }
        if emit.contains(.classes) {
            let interactors = zip(
                context.interactors, module.interactors.map { naming.interactorFile(module.name, interactor: $0.name) })
            let classes =
                [(context.presenter, naming.presenterFile(module.name))] + interactors
                + (context.router.map { [($0, naming.routerFile(module.name))] } ?? [])
            for (content, name) in classes {
                let record = ClassFileContext(app: context.app, imports: context.imports, content: content)
                    .templateRecord
                plan.files.append(file("\(folder)/\(name).swift", .yours, .type, record))
            }
            let view = naming.viewFile(module.name, kit: app.kit)
            plan.files.append(file("\(folder)/\(view).swift", .yours, .view, record))
            for template in app.kit.screenViews {
                plan.files.append(file("\(folder)/\(context.view.screen).swift", .yours, template, record))
            }
        }
        if hasTests {
            plan.files.append(
                file("\(testFolder)/\(naming.generatedFile(module.name)).swift", origin, .moduleTests, record))
        }
        if emit.contains(.tests), hasClasses {
            for skeleton in builder.skeletons(of: module, arranged: arranged) {
                plan.files.append(
                    file("\(testFolder)/\(skeleton.suite.name).swift", .yours, .skeleton, skeleton.templateRecord))
                plan.unwritten += skeleton.suite.needs
            }
            plan.unwritten += context.tests.flows.flatMap(\.needs) + context.tests.wiring.unwritten
        }
        plan.unwritten += builder.unwrittenFixtures(of: module.data)
        return plan
    }

    /// What all modules share. `unwritten` are the types whose fixture the modules need.
    func support(unwritten: [String]) -> [PlannedFile] {
        var files: [PlannedFile] = []
        let unwritten = unwritten + program.shared.flatMap { builder.unwrittenFixtures(of: $0.data) }
        let support = builder.support().templateRecord
        let origin = PlannedFile.Owner.generated(from: "App.viper")
        if hasClasses {
            files.append(
                PlannedFile(
                    path: "\(app.sources)/App+Support.generated.swift", owner: origin,
                    template: FileTemplate.support.rawValue, context: support))
            for template in app.kit.support {
                files.append(
                    PlannedFile(
                        path: "\(app.sources)/Terminal/\(naming.supportFile(template)).swift", owner: origin,
                        template: template.rawValue, context: support))
            }
        }
        if hasClasses || emit.contains(.contract) {
            for template in app.style.support {
                files.append(
                    PlannedFile(
                        path: "\(app.sources)/\(naming.supportFile(template)).swift", owner: origin,
                        template: template.rawValue, context: support))
            }
        }
        if emit.contains(.assembly) {
            files.append(
                PlannedFile(
                    path: "\(app.sources)/Navigation.swift", owner: .yours, template: FileTemplate.navigation.rawValue,
                    context: support))
        }
        guard hasTests else { return files }
        files.append(
            PlannedFile(
                path: "\(app.testing)/App+Support.generated.swift", owner: origin,
                template: FileTemplate.testSupport.rawValue, context: support))
        guard !unwritten.isEmpty else { return files }
        files.append(
            PlannedFile(
                path: "\(app.testing)/Fixtures.swift", owner: .yours, template: FileTemplate.fixtures.rawValue,
                context: builder.fixtures(unwritten.unique.sorted()).templateRecord))
        return files
    }
}

extension SuiteContext {
    /// All types whose fixture one of its tests needs.
    fileprivate var needs: [String] { (unwritten + tests.flatMap(\.unwritten)).unique }
}
