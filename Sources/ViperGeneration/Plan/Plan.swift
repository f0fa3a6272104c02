import TemplateEngine
import ViperModel

/// All files that a program calls for.
///
/// What templates see of a module is many times as large as its spec. Therefore it is made for one module at a time, and not
/// kept.
package struct Plan: Sendable {
    /// What the modules of a spec share, for each spec that has something.
    let shared: [[PlannedFile]]
    private let planner: Planner
    private let first: [Int: PlannedModule]

    /// Of a few modules all is planned at once, for somebody may still be reading the templates; and the other core helps, for
    /// it has nothing else to do.
    package init(_ program: Program) {
        planner = Planner(program)
        shared = (program.shared.map(planner.files(sharing:)) + program.own.map(planner.mocks(of:)))
            .filter { !$0.isEmpty }
        first = Dictionary(
            firstOf: program.modules.indices.prefix(4).map { [planner] in
                ($0, planner.planned(program.modules[$0], flows: .now))
            })
    }

    /// A module's files, in the order in which they are written.
    package func module(at index: Int) -> PlannedModule {
        first[index] ?? planner.planned(planner.program.modules[index], flows: .whenAsked)
    }

    /// What all modules share. `unwritten` are the types whose fixture the modules need.
    package func support(unwritten: [String]) -> [PlannedFile] { planner.support(unwritten: unwritten) }

    /// What templates see that add a file for the whole app, from what they see of each module.
    func app(_ modules: [ModuleRecord]) -> Record {
        AppFilesRecord(modules: modules, projection: planner.projection).templateRecord
    }
}

/// A module, as templates see it, its files, and the types whose fixture a person has to write for them.
package struct PlannedModule: Sendable {
    let record: ModuleRecord
    /// The files of the module.
    package var files: [PlannedFile] = []
    var unwritten: [String] = []
    /// The tests that are not written, because they could not run.
    package var omitted: [OmittedTest] = []
}

extension Projection {
    /// What templates see of a module, its flow tests among it.
    func module(_ module: Module) -> ModuleRecord {
        let hasFlows = program.app.style == .classes
        return ModuleRecord(
            module, flows: hasFlows ? flows.tests(of: module) : [],
            arrangements: hasFlows ? arrangements(of: module) : [], in: self)
    }
}

/// Finds the files of a program.
private struct Planner {
    let program: Program
    let projection: Projection
    /// What is generated of any module.
    let emitted: AppSettings.Parts

    init(_ program: Program) {
        self.program = program
        projection = Projection(program)
        emitted = program.emitted
    }

    private var app: AppSettings { program.app }
    private var naming: Naming { program.app.naming }

    /// A module's files. `flows` says who works out its flow tests: another core, or this one.
    func planned(_ module: Module, flows start: Background<[FlowTest]>.Start) -> PlannedModule {
        let emit = app.emit(of: module)
        guard app.style == .classes, emit.contains(.tests), emit.hasClasses else {
            return files(of: ModuleRecord(module, flows: [], arrangements: [], in: projection))
        }
        let flows = Background(start) { [flows = projection.flows] in flows.tests(of: module) }
        let arrangements = projection.arrangements(of: module)
        return files(
            of: ModuleRecord(module, flows: flows.value(), arrangements: arrangements, in: projection),
            skeletons: projection.skeletons(of: module, arrangements: arrangements))
    }

    /// What a spec declares outside its modules, and its mocks and fixtures: a file for each spec, so that two branches which
    /// add to two specs change no file in common.
    func files(sharing group: SharedDeclarations) -> [PlannedFile] {
        let record = SharedRecord(group: group, projection: projection)
        func file(in folder: String, _ template: FileTemplate) -> PlannedFile {
            PlannedFile(
                path: "\(folder)/\(naming.sharedFile(group.name)).swift", origin: group.source.path,
                template: template.rawValue, context: record.templateRecord)
        }
        let isEmitted = emitted.contains(.contract) || (emitted.hasClasses && !group.externalModules.isEmpty)
        return (isEmitted ? [file(in: app.sources, .shared)] : [])
            + (emitted.hasTests && record.hasTests ? [file(in: app.testing, .sharedTests)] : [])
    }

    /// The mocks of the protocols that a Swift file of the app declares, each in a file of its own: two branches may be the first
    /// that mention one of them.
    func mocks(of group: SharedDeclarations) -> [PlannedFile] {
        guard emitted.hasTests else { return [] }
        return group.data.filter(\.hasMock).map { type in
            var group = group
            group.data = [type]
            return PlannedFile(
                path: "\(app.testing)/\(naming.mockFile(type.mockedName)).swift",
                origin: group.source.path, template: FileTemplate.sharedTests.rawValue,
                context: SharedRecord(group: group, projection: projection).templateRecord)
        }
    }

    private func files(of record: ModuleRecord, skeletons: [Projection.Skeletons] = []) -> PlannedModule {
        let module = record.module
        let emit = app.emit(of: module)
        let kit = app.kit(of: module)
        let isReactive = app.style == .reactive
        var plan = PlannedModule(record: record)
        let context = record.templateRecord
        let origin = module.source.path
        let generated = naming.generatedFile(module.name)
        // In the folder that the module has below another.
        func add(
            _ name: String, in folder: String, _ origin: String?, _ template: FileTemplate, _ context: Record
        ) {
            plan.files.append(
                PlannedFile(
                    path: "\(folder)/\(module.folder)/\(name).swift", origin: origin, module: module.name,
                    template: template.rawValue, kit: module.own.kit, context: context))
        }

        if emit.hasClasses || emit.contains(.contract) {
            add(generated, in: app.sources, origin, isReactive ? .reactiveModule : .module, context)
        }
        if emit.contains(.classes) {
            for (name, template, context) in isReactive ? functions(of: record) : classes(of: record) {
                add(name, in: app.sources, nil, template, context)
            }
            add(module.fileName(of: .view, app), in: app.sources, nil, isReactive ? .reactiveView : .view, context)
            if !isReactive, let template = kit.screenTemplate {
                add(naming.screenView(module.name, kit: kit) ?? "", in: app.sources, nil, template, context)
            }
        }
        let hasWiring = emit.isSuperset(of: [.tests, .assembly])
        if isReactive {
            // Without assembly and data there is nothing to test and nothing to make tests with.
            if hasWiring || (emit.contains(.mocks) && !projection.fixtures(of: module.data).isEmpty) {
                add(generated, in: app.testing, origin, .reactiveTests, context)
            }
        } else if emit.hasTests {
            add(generated, in: app.testing, origin, .moduleTests, context)
        }
        for suite in skeletons.compactMap(\.suite) {
            let context = SkeletonRecord(suite: Kept(suite), imports: record.imports, projection: projection)
            add(suite.name, in: app.testing, nil, .skeleton, context.templateRecord)
            plan.unwritten += suite.needs
        }
        if isReactive, hasWiring {
            plan.unwritten += record.wiring.unwritten
            plan.omitted = record.wiring.omitted
        } else if !isReactive, emit.contains(.tests), emit.hasClasses {
            plan.unwritten += record.unwritten
            plan.omitted = (record.omitted + skeletons.flatMap(\.omitted)).sorted(by: OmittedTest.areInOrder)
        }
        plan.unwritten += projection.unwrittenFixtures(of: module.data)
        return plan
    }

    /// A person's file: its name, its template and what that sees.
    private typealias Own = (name: String, template: FileTemplate, context: Record)

    /// Those of a module's classes but the view.
    private func classes(of record: ModuleRecord) -> [Own] {
        let module = record.module
        let records = [record.presenter] + record.interactors + (record.router.map { [$0] } ?? [])
        return zip(module.parts.filter { $0 != .view }, records).map { part, record in
            let imports = Kept(projection.imports(projection.needs.ofClass(part, in: module)))
            let context = ClassFileRecord(part: record, imports: imports, projection: projection)
            return (module.fileName(of: part, app), .type, context.templateRecord)
        }
    }

    /// Those of a module of functions and streams.
    private func functions(of record: ModuleRecord) -> [Own] {
        let module = record.module
        let interactors = module.interactors.enumerated().compactMap { index, interactor -> Own? in
            guard let function = InteractorFunctionRecord(interactor, of: module, in: projection),
                function.isHandWritten
            else { return nil }
            let imports = Kept(projection.imports(projection.needs.ofClass(.interactor(index), in: module)))
            let context = InteractorFileRecord(interactor: Kept(function), imports: imports, projection: projection)
            return (module.fileName(of: .interactor(index), app), .reactiveInteractor, context.templateRecord)
        }
        return interactors + [(module.fileName(of: .presenter, app), .reactivePresenter, record.templateRecord)]
    }

    /// What all modules share. `unwritten` are the types whose fixture the modules need.
    func support(unwritten: [String]) -> [PlannedFile] {
        let unwritten = unwritten + program.shared.flatMap { projection.unwrittenFixtures(of: $0.data) }
        let support = SupportRecord(projection: projection).templateRecord
        var files: [PlannedFile] = []
        func add(
            _ path: String, _ template: String, _ origin: String? = "App.viper", _ context: Record? = nil
        ) {
            files.append(PlannedFile(path: path, origin: origin, template: template, context: context ?? support))
        }
        if emitted.hasClasses {
            add("\(app.sources)/App+Support.generated.swift", FileTemplate.support.rawValue)
            add(
                "\(app.sources)/App+Dependencies.generated.swift", FileTemplate.appDependencies.rawValue,
                PlannedFile.allSpecs)
            let folder = "\(app.sources)/\(SwiftName.upperFirst(app.kit.name))"
            for (name, template) in zip(app.kit.support, app.kit.supportTemplates) {
                add("\(folder)/\(naming.supportFile(name)).swift", template)
            }
        }
        if emitted.hasClasses || emitted.contains(.contract) {
            for template in app.style.support {
                add("\(app.sources)/\(naming.supportFile(template.name)).swift", template.rawValue)
            }
        }
        if emitted.contains(.assembly) {
            add("\(app.sources)/Navigation.swift", FileTemplate.navigation.rawValue, nil)
        }
        guard emitted.hasTests else { return files }
        add("\(app.testing)/App+Support.generated.swift", FileTemplate.testSupport.rawValue)
        guard !unwritten.isEmpty else { return files }
        let fixtures = FixturesRecord(of: unwritten.unique.sorted(), in: projection)
        add("\(app.testing)/Fixtures.swift", FileTemplate.fixtures.rawValue, nil, fixtures.templateRecord)
        return files
    }
}

extension AppSettings.Parts {
    fileprivate var hasClasses: Bool { !isDisjoint(with: [.flows, .classes, .assembly]) }
    fileprivate var hasTests: Bool { !isDisjoint(with: [.mocks, .tests]) }
}
