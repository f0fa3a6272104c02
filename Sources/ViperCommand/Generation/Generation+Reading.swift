import Diagnostics
import Templates
import UserCode
import ViperGeneration
import ViperModel

/// The files that a run reads.
struct ProjectFiles: Sendable {
    let settings: AppSettings
    /// The texts from which files are generated: App.viper, specs, templates, and Swift with types that specs use.
    let texts: Pipeline.Input
    /// The user-owned Swift, sorted by path.
    let swift: [SourceFile]
    /// Copies of generated files under other names, as sync services create them: 'Feed.generated 2.swift'.
    let copies: [SourceFile]
    /// The paths of the user-owned Swift.
    let ownPaths: [String]
    /// A finding for each spec that is not read, for example because it is in another folder.
    let strays: [Diagnostic]
}

/// The stage that reads specs, templates and Swift, from the disk and from the request of a command.
extension Generation {
    func read() throws(CommandFailure) -> ProjectFiles {
        var (settings, texts) = try readSpecs()
        let (paths, straySpecs) = try project.ownPaths(settings)
        let files = try project.handWritten(at: paths)
        let copies = files.filter { GeneratedHeader.isIntact($0.bytes) }
        let pathsOfCopies = Set(copies.map(\.path))
        let swift = files.filter { !pathsOfCopies.contains($0.path) }
        texts.own = AppSources(
            sources: swift.below(settings.sources), tests: swift.below(settings.testing),
            others: swift.filter { file in
                ![settings.sources, settings.testing].contains(where: file.path.isBelow)
            })
        return ProjectFiles(
            settings: settings, texts: texts, swift: swift, copies: copies, ownPaths: paths,
            strays: straySpecs.map { .straySpec($0, insteadOf: settings.specs) })
    }

    /// Returns `App.viper` and its settings.
    func readApp() throws(CommandFailure) -> AppFile {
        if let app = request.app { return app }
        var source = request.addition(at: Project.appFileName)
        if source == nil { source = try project.appFile() }
        return AppFile(source, defaultName: TargetName(folder: project.folderName).text, rules: { Rule.known })
    }

    /// Returns the settings, and the texts from which files are generated, without user-owned Swift.
    func readSpecs() throws(CommandFailure) -> (AppSettings, Pipeline.Input) {
        let app = try readApp()
        let settings = app.settings
        var specs = try project.files(in: settings.specs, endingIn: ".viper")
        let onDisk = Set(specs.map(\.path))
        specs += request.additions.filter { $0.path.hasSuffix(".viper") && $0.path != Project.appFileName }
            .filter { !onDisk.contains($0.path) }.map(\.sourceFile)
        let templates = try project.files(in: settings.templates, endingIn: ".stencil")
        return (settings, input(app, specs: specs.sorted { $0.path < $1.path }, templates: templates))
    }

    func input(_ app: AppFile, specs: [SourceFile], templates: [SourceFile]) -> Pipeline.Input {
        Pipeline.Input(
            app: app, specs: specs, builtInTemplates: BuiltInTemplates.sourceFiles, projectTemplates: templates,
            compile: session.world.compile)
    }
}

extension Pipeline.Input {
    /// `App.viper` and the specs.
    var sources: [SourceFile] { [app].compactMap(\.self) + specs }

    /// The paths of the files that were read, without built-in templates.
    var paths: [String] { (sources + projectTemplates).map(\.path) }
}

extension BuiltInTemplates {
    static let sourceFiles = all.map(\.sourceFile)
}

extension BuiltInTemplate {
    var sourceFile: SourceFile { SourceFile(path: "Templates/" + path, text: text) }
}
