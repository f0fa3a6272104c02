import Diagnostics
import ViperGeneration
import ViperModel

extension Command {
    static let initialize = Command(
        "init", abstract: "Create an app that builds and runs, with a first module.",
        discussion: """
            Creates App.viper, Package.swift, the entry point, and the composition root, which creates the \
            dependencies of all modules. Then creates the spec of a first module, and generates the module. With UIKit \
            or SwiftUI, also creates an Xcode project with the same folders. Never overwrites an existing file.

            If the folder has an Xcode project, creates neither a package nor an entry point.
            """,
        operands: [Operand("name", .atMostOne, help: "Name of the app and its target. (default: the folder name)")],
        options: [.root, .target] + .starting + .writing,
        action: .run { arguments, session throws(CommandFailure) in
            let project = try Project.located(in: session)
            return try project.whileLocked(in: session, makesFolder: true) { (project) throws(CommandFailure) in
                try start(NewApp(arguments, project), in: project, session)
            }
        })
}

extension Option {
    fileprivate static let root = Option.value(
        "root", "module", help: "Module that is opened first. (default: Home)")
}

extension NewApp {
    fileprivate init(_ arguments: ParsedArguments, _ project: Project) throws(CommandFailure) {
        root = try ModuleName(arguments.value(of: .root) ?? "Home")
        var settings = NewProjectSettings(arguments)
        let given = arguments.value(of: .target) ?? arguments.operands.first
        settings.xcode = try XcodeProjectDetection(in: project, target: given)
        if let xcode = settings.xcode {
            settings.appTypes = try project.freeAppTypes(in: xcode.sources, of: xcode.name.text)
        }
        self.settings = settings
        if let xcode = settings.xcode {
            name = xcode.name
            return
        }
        guard let given else {
            name = TargetName(folder: project.folderName)
            return
        }
        guard let target = TargetName(given: given) else {
            throw .invalid(
                "'\(given)' cannot be the name of an app, because the app's target gets this name too.",
                meant: TargetName(folder: given).text)
        }
        name = target
    }
}

private func start(_ app: NewApp, in project: Project, _ session: Session) throws(CommandFailure) -> ExitCode {
    let start = try ProjectCreation(of: app, in: project, compile: session.world.compile)
    var generation = Generation(project: project, session: session)
    generation.request.additions = start.files
    generation.request.extensions = start.extensions
    generation.request.expected = [app.root.text]
    let spec = "\(AppSettings(name: app.name.text).specs)/\(app.root.text).viper"
    let isThere = try project.file(at: spec) != nil
    if !isThere {
        let bytes = try start.templates.text(
            .module(in: app.settings.style),
            ProjectTemplates.Context(name: app.root.text, naming: app.settings.naming))
        generation.request.additions.append(RenderedFile(path: spec, owner: .yours, bytes: bytes))
    }
    let code = try generation.run()
    if code == .success, session.shared.writing == .forReal {
        for remark in start.remarks { session.printStatus(remark) }
        session.printStatus("For coding agents, run 'viper-gen help agents >> AGENTS.md'.")
    }
    return code
}
