import TemplateEngine
import ViperModel

/// Plans the files of a program.
package struct Planner: Sendable {
    let program: Program
    let projection: TemplateContextBuilder
    /// The kinds of code that viper-gen generates for the app or for one of its modules.
    private let emitted: AppSettings.EmittedParts

    package init(_ program: Program) {
        self.program = program
        projection = TemplateContextBuilder(program)
        emitted = program.emitted
    }

    var app: AppSettings { program.app }
    var naming: Naming { program.app.naming }

    // MARK: Files that modules share

    /// Returns the files of a spec's shared declarations: one with the declarations, one with their mocks and
    /// fixtures. Each spec has its own files, so branches that change different specs merge without conflicts.
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

    /// Returns the mocks of the protocols that one of your Swift files declares. Each mock has a file of its own. So
    /// branches that add the first uses of different protocols merge without conflicts.
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

    /// Returns the files that support all modules.
    ///
    /// - Parameter unwritten: The types whose fixtures the modules' tests need.
    package func support(unwritten: [String]) -> [PlannedFile] {
        let support = SupportRecord(projection: projection).templateRecord
        return sourceSupport(support) + (emitted.hasTests ? testSupport(support, unwritten: unwritten) : [])
    }

    private func sourceSupport(_ support: Record) -> [PlannedFile] {
        var files: [PlannedFile] = []
        func add(_ path: String, _ template: String, origin: String? = "App.viper") {
            files.append(PlannedFile(path: path, origin: origin, template: template, context: support))
        }
        if emitted.hasClasses {
            add("\(app.sources)/App+Support.generated.swift", FileTemplate.support.rawValue)
            add(
                "\(app.sources)/App+Dependencies.generated.swift", FileTemplate.appDependencies.rawValue,
                origin: PlannedFile.allSpecs)
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
            add("\(app.sources)/\(naming.name(of: .navigation)).swift", FileTemplate.navigation.rawValue, origin: nil)
        }
        return files
    }

    private func testSupport(_ support: Record, unwritten: [String]) -> [PlannedFile] {
        let generated = PlannedFile(
            path: "\(app.testing)/App+Support.generated.swift", origin: "App.viper",
            template: FileTemplate.testSupport.rawValue, context: support)
        let types = unwritten + program.shared.flatMap { projection.unwrittenFixtures(of: $0.data) }
        guard !types.isEmpty else { return [generated] }
        let fixtures = FixturesRecord(of: types.unique.sorted(), in: projection)
        let handWritten = PlannedFile(
            path: "\(app.testing)/Fixtures.swift", template: FileTemplate.fixtures.rawValue,
            context: fixtures.templateRecord)
        return [generated, handWritten]
    }
}

extension AppSettings.EmittedParts {
    /// Whether classes are generated, or code that belongs to them.
    var hasClasses: Bool { !isDisjoint(with: [.flows, .classes, .assembly]) }
    /// Whether bodies of specs are generated.
    var hasBodies: Bool { hasClasses || contains(.bodies) }
    /// Whether anything is generated for the test target.
    var hasTests: Bool { !isDisjoint(with: [.mocks, .tests]) }
    /// Whether wiring tests are generated.
    var hasWiring: Bool { isSuperset(of: [.tests, .assembly]) }
}
