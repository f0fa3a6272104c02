import Foundation
import PackagePlugin

/// Turns the files of the `Templates` folder into one Swift file, so that the binary carries them and may be moved anywhere; and
/// with them what the template engine makes of them, so that it does not do that whenever it starts.
///
/// What makes an incremental build notice a change, each tried out by hand with `swift build`:
/// - *editing*: every template is an input file of the command, and so is the page that says what templates see;
/// - *adding* and *removing*: the folder is the folder of a target, and SwiftPM watches those. It then plans the build anew and
///   asks this plugin again; the command's arguments name every template, so it differs from the last one and runs.
/// A file that a plugin claims as an input is not reported as unhandled; `exclude` and `resources` stay empty.
@main
struct EmbedTemplates: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let module = target.sourceModule else { return [] }
        let templates = module.sourceFiles.map(\.url).filter { $0.pathExtension != "swift" }
            .sorted { $0.path < $1.path }
        let output = context.pluginWorkDirectoryURL.appending(path: "BuiltInTemplates+Files.swift")
        return [
            .buildCommand(
                displayName: "Embedding \(templates.count) templates",
                executable: try context.tool(named: "embed-templates").url,
                arguments: [output.path, target.directoryURL.path] + templates.map(\.path),
                inputFiles: templates + [target.directoryURL.appending(path: "CONTEXT.md")],
                outputFiles: [output])
        ]
    }
}
