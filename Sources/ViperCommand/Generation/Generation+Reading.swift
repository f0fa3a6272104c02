import Diagnostics
import HandWritten
import Templates
import ViperGeneration
import ViperModel

/// All that a run reads of a project.
struct ProjectFiles: Sendable {
    let settings: AppSettings
    /// What the generated files depend on.
    let texts: Pipeline.Input
    /// The Swift that people own.
    let swift: HandWrittenSwift
    /// Where that stands.
    let ownPaths: [String]
    /// A finding for each spec that stands where nobody reads it.
    let strays: [Diagnostic]
}

/// What the generated files depend on, read from the disk and from what a command adds.
extension Generation {
    /// All that a run reads. Files of people that the disk refuses are told of when somebody asks for them.
    func read() throws(CommandFailure) -> ProjectFiles {
        var (settings, texts) = try readSpecs()
        let (paths, straySpecs) = try project.ownPaths(settings)
        let swift = HandWrittenSwift(at: paths, in: project)
        texts.own = swift.own(settings)
        return ProjectFiles(
            settings: settings, texts: texts, swift: swift, ownPaths: paths,
            strays: straySpecs.map { .straySpec($0, insteadOf: settings.specs) })
    }

    /// `App.viper`, and what it says.
    func readApp() throws(CommandFailure) -> AppFile {
        if let app = request.app { return app }
        var source = request.addition(at: Project.appFileName)
        if source == nil { source = try project.appFile() }
        return AppFile(source, defaultName: TargetName(folder: project.folderName).text, rules: { Rule.known })
    }

    /// What the generated files depend on, the Swift that people own left out.
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

    /// The pipeline's input, from texts that have been read.
    func input(_ app: AppFile, specs: [SourceFile], templates: [SourceFile]) -> Pipeline.Input {
        Pipeline.Input(
            app: app, specs: specs, builtInTemplates: BuiltInTemplates.sourceFiles, projectTemplates: templates,
            compile: session.world.compile)
    }
}

extension Pipeline.Input {
    /// `App.viper` and the specs.
    var sources: [SourceFile] { [app].compactMap(\.self) + specs }

    /// The files that were read, built-in templates left out.
    var paths: [String] { (sources + projectTemplates).map(\.path) }
}

extension BuiltInTemplates {
    /// All of them as the core takes them.
    static var sourceFiles: [SourceFile] { all.map(\.sourceFile) }
}

extension BuiltInTemplate {
    var sourceFile: SourceFile { SourceFile(path: "Templates/" + path, text: text) }
}
