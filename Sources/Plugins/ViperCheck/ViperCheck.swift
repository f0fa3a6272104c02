import Foundation
import PackagePlugin

/// A build plugin that runs `viper-gen check`. A build runs it if a file that `check` reads has changed since the last
/// build. The findings become warnings and errors of the build.
@main
struct ViperCheck: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let project = context.package.directoryURL.project(of: target.directoryURL)
        return try [command(context.tool(named: "viper-gen").url, project: project, swift: project.swift)]
    }

    private func command(_ tool: URL, project: URL, swift: [URL]) -> Command {
        .buildCommand(
            displayName: "viper-gen check", executable: tool,
            arguments: ["check", "--path", project.path(percentEncoded: false), "--color", "never"],
            inputFiles: swift + project.specsAndTemplates, outputFiles: [])
    }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension ViperCheck: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
        try [
            command(
                context.tool(named: "viper-gen").url, project: context.xcodeProject.directoryURL,
                swift: target.inputFiles.map(\.url).filter { $0.pathExtension == "swift" })
        ]
    }
}
#endif
