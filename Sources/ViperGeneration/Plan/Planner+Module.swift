import TemplateEngine
import ViperModel

extension Planner {
    /// Returns a module with its planned files.
    package func planned(_ module: Module) -> PlannedModule {
        let emit = app.emit(of: module)
        guard app.style == .classes, emit.contains(.tests), emit.hasBodies else {
            return planned(ModuleRecord(module, flows: [], arrangements: [], in: projection), skeletons: [])
        }
        let flows = projection.flows.tests(of: module)
        var arrangements = projection.arrangements(of: module)
        if !emit.hasClasses {
            // If viper-gen does not generate the classes, only parts with bodies in the spec get a base class for
            // tests.
            arrangements.removeAll { arrangement in !flows.contains { $0.subject == arrangement.subject } }
        }
        return planned(
            ModuleRecord(module, flows: flows, arrangements: arrangements, in: projection),
            skeletons: emit.hasClasses ? projection.skeletons(of: module, arrangements: arrangements) : [])
    }

    private func planned(_ record: ModuleRecord, skeletons: [TemplateContextBuilder.TestSkeletons]) -> PlannedModule {
        let suites = skeletons.compactMap(\.suite)
        var plan = PlannedModule(record: record, files: sources(of: record) + tests(of: record, suites))
        plan.unwritten = suites.flatMap(\.needs)
        let emit = app.emit(of: record.module)
        if app.style == .reactive, emit.hasWiring {
            plan.unwritten += record.wiring.unwritten
            plan.omitted = record.wiring.omitted
        } else if app.style == .classes, emit.contains(.tests), emit.hasBodies {
            plan.unwritten += record.unwritten
            plan.omitted = (record.omitted + skeletons.flatMap(\.omitted)).sorted(by: OmittedTest.areInOrder)
        }
        plan.unwritten += projection.unwrittenFixtures(of: record.module.data)
        return plan
    }

    /// Returns a file in the module's folder.
    private func file(
        _ name: String, in folder: String, of module: Module, origin: String?, _ template: FileTemplate,
        _ context: Record
    ) -> PlannedFile {
        PlannedFile(
            path: "\(folder)/\(module.folder)/\(name).swift", origin: origin, module: module.name,
            template: template.rawValue, kit: module.own.kit, context: context)
    }

    // MARK: Sources

    private func sources(of record: ModuleRecord) -> [PlannedFile] {
        let module = record.module
        let emit = app.emit(of: module)
        var files: [PlannedFile] = []
        if emit.hasClasses || emit.contains(.contract) {
            files.append(
                file(
                    naming.generatedFile(module.name), in: app.sources, of: module, origin: module.source.path,
                    app.style == .reactive ? .reactiveModule : .module, record.templateRecord))
        }
        if emit.contains(.classes) {
            let parts = app.style == .reactive ? functions(of: record) : classes(of: record)
            files += parts.map { name, template, context in
                file(name, in: app.sources, of: module, origin: nil, template, context)
            }
        }
        return files
    }

    /// A file that is yours once it is created: its name, template and data.
    private typealias StarterFile = (name: String, template: FileTemplate, context: Record)

    /// Returns the files of a module's classes, and of the screen that some kits separate from the view.
    private func classes(of record: ModuleRecord) -> [StarterFile] {
        let module = record.module
        var files = record.parts.map { part, record -> StarterFile in
            let context = ClassFileRecord(part: record, imports: imports(of: part, in: module), projection: projection)
            return (module.fileName(of: part, app), .type, context.templateRecord)
        }
        files.append((module.fileName(of: .view, app), .view, record.templateRecord))
        let kit = app.kit(of: module)
        if let template = kit.screenTemplate {
            files.append((naming.screenView(module.name, kit: kit) ?? "", template, record.templateRecord))
        }
        return files
    }

    /// Returns your files in a module with `style reactive`: interactors implemented by hand, the presenter and the
    /// view.
    private func functions(of record: ModuleRecord) -> [StarterFile] {
        let module = record.module
        let interactors = module.interactors.enumerated().compactMap { index, interactor -> StarterFile? in
            let part = ModulePart.interactor(index)
            guard let function = InteractorFunctionRecord(interactor, of: module, in: projection),
                function.isHandWritten
            else { return nil }
            let context = InteractorFileRecord(
                interactor: function, imports: imports(of: part, in: module), projection: projection)
            return (module.fileName(of: part, app), .reactiveInteractor, context.templateRecord)
        }
        return interactors + [
            (module.fileName(of: .presenter, app), .reactivePresenter, record.templateRecord),
            (module.fileName(of: .view, app), .reactiveView, record.templateRecord),
        ]
    }

    private func imports(of part: ModulePart, in module: Module) -> [String] {
        projection.imports(projection.needs.ofClass(part, in: module))
    }

    // MARK: Tests

    private func tests(of record: ModuleRecord, _ suites: [SuiteRecord]) -> [PlannedFile] {
        let module = record.module
        var files: [PlannedFile] = []
        if let template = testTemplate(of: module) {
            files.append(
                file(
                    naming.generatedFile(module.name), in: app.testing, of: module, origin: module.source.path,
                    template,
                    record.templateRecord))
        }
        return files
            + suites.map { suite in
                let context = SkeletonRecord(suite: suite, imports: record.imports, projection: projection)
                return file(suite.name, in: app.testing, of: module, origin: nil, .skeleton, context.templateRecord)
            }
    }

    /// Returns the template of a module's generated tests and mocks, or nil if it has none.
    private func testTemplate(of module: Module) -> FileTemplate? {
        let emit = app.emit(of: module)
        switch app.style {
        case .classes: return emit.hasTests ? .moduleTests : nil
        case .reactive:
            // Without assembly and fixtures, there is nothing to test.
            let hasFixtures = emit.contains(.mocks) && !projection.fixtures(of: module.data).isEmpty
            return emit.hasWiring || hasFixtures ? .reactiveTests : nil
        }
    }
}
