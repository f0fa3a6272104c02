import TemplateEngine

/// All files that a program calls for, in the order in which they are written.
package struct Plan: Sendable {
    /// In the order in which they are written.
    package private(set) var files: [PlannedFile] = []

    package init(_ program: Program) {
        let builder = ContextBuilder(program)
        let flows = FlowTests(program)
        var planner = Planner(program, builder)
        for group in program.shared { planner.add(shared: group) }
        for module in program.modules {
            planner.add(module, flows: flows.tests(of: module))
        }
        planner.addSupport()
        files = planner.files
    }
}

/// Collects the files of a program.
private struct Planner {
    let program: Program
    let builder: ContextBuilder
    let emit: Set<AppSettings.Part>
    var files: [PlannedFile] = []
    private var unwritten: [String] = []

    init(_ program: Program, _ builder: ContextBuilder) {
        self.program = program
        self.builder = builder
        self.emit = program.app.emit
    }

    private var app: AppSettings { program.app }
    private var hasClasses: Bool { !emit.isDisjoint(with: [.flows, .classes, .assembly]) }
    private var hasTests: Bool { !emit.isDisjoint(with: [.mocks, .tests]) }

    mutating func add(shared group: SharedDeclarations) {
        guard emit.contains(.contract), !group.data.isEmpty || !group.services.isEmpty else { return }
        files.append(
            PlannedFile(
                path: "\(app.sources)/\(group.name)+Shared.generated.swift", owner: .generated(from: group.source.path),
                template: FileTemplate.shared.rawValue, context: builder.shared(group).templateRecord))
    }

    mutating func add(_ module: Module, flows: [FlowTest]) {
        let context = builder.module(module, flows: flows)
        let record = context.templateRecord
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
            files.append(file("\(folder)/\(module.name).generated.swift", origin, .module, record))
        }
        if emit.contains(.classes) {
            let classes = [context.presenter] + context.interactors + (context.router.map { [$0] } ?? [])
            for content in classes {
                let record = ClassFileContext(app: context.app, imports: context.imports, content: content)
                    .templateRecord
                files.append(file("\(folder)/\(content.name).swift", .yours, .type, record))
            }
            files.append(file("\(folder)/\(context.view.className).swift", .yours, .view, record))
        }
        if hasTests {
            files.append(file("\(testFolder)/\(module.name).generated.swift", origin, .moduleTests, record))
        }
        if emit.contains(.tests), hasClasses {
            for skeleton in builder.skeletons(of: module) {
                files.append(
                    file("\(testFolder)/\(skeleton.suite.name).swift", .yours, .skeleton, skeleton.templateRecord))
                unwritten += skeleton.suite.needs
            }
            unwritten += context.tests.flows.flatMap(\.needs) + context.tests.wiring.unwritten
        }
        unwritten += builder.unwrittenFixtures(of: module.data)
    }

    mutating func addSupport() {
        unwritten += program.shared.flatMap { builder.unwrittenFixtures(of: $0.data) }
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
                        path: "\(app.sources)/Terminal/\(builder.naming.supportFile(template)).swift", owner: origin,
                        template: template.rawValue, context: support))
            }
        }
        if emit.contains(.assembly) {
            files.append(
                PlannedFile(
                    path: "\(app.sources)/Navigation.swift", owner: .yours, template: FileTemplate.navigation.rawValue,
                    context: support))
        }
        guard hasTests else { return }
        files.append(
            PlannedFile(
                path: "\(app.testing)/App+Support.generated.swift", owner: origin,
                template: FileTemplate.testSupport.rawValue, context: support))
        guard !unwritten.isEmpty else { return }
        files.append(
            PlannedFile(
                path: "\(app.testing)/Fixtures.swift", owner: .yours, template: FileTemplate.fixtures.rawValue,
                context: builder.fixtures(unwritten.unique.sorted()).templateRecord))
    }
}

extension SuiteContext {
    /// All types whose fixture one of its tests needs.
    fileprivate var needs: [String] { (unwritten + tests.flatMap(\.unwritten)).unique }
}
