import Diagnostics
import HandWritten
import Templates
import ViperGeneration
import ViperModel

/// What the generated files depend on, read from the disk and from what a command adds.
extension Generation {
    /// `App.viper`, and what it says.
    func readApp() throws(CommandFailure) -> AppFile {
        if let app { return app }
        var source = addition(at: Project.appFileName)
        if source == nil { source = try project.appFile() }
        return AppFile(source, defaultName: TargetName(folder: project.folderName).text, rules: { Rule.known })
    }

    /// What the generated files depend on, the Swift that people own left out.
    func read() throws(CommandFailure) -> (AppSettings, Pipeline.Input) {
        let app = try readApp()
        let settings = app.settings
        var specs = try project.files(in: settings.specs, endingIn: ".viper")
        let onDisk = Set(specs.map(\.path))
        specs += additions.filter { $0.path.hasSuffix(".viper") && $0.path != Project.appFileName }
            .filter { !onDisk.contains($0.path) }.map(\.sourceFile)
        let templates = try project.files(in: settings.templates, endingIn: ".stencil")
        return (settings, input(app, specs: specs.sorted { $0.path < $1.path }, templates: templates))
    }

    /// That, and the Swift that people own, for commands that look into no other file.
    func readAll() throws(CommandFailure) -> (AppSettings, Pipeline.Input) {
        var (settings, input) = try read()
        input.own = HandWrittenSwift(at: try project.ownPaths(settings).swift, in: project).own(settings)
        return (settings, input)
    }

    /// The pipeline's input, from texts that have been read.
    func input(_ app: AppFile, specs: [SourceFile], templates: [SourceFile]) -> Pipeline.Input {
        Pipeline.Input(
            app: app, specs: specs, builtInTemplates: BuiltInTemplates.sourceFiles, projectTemplates: templates,
            compile: session.world.compile)
    }

    /// A file that the command adds, or nil.
    func addition(at path: String) -> SourceFile? { additions.first { $0.path == path }?.sourceFile }
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
