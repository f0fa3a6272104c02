import Foundation
import PackagePlugin

/// Runs `viper-gen check` with every build of the target in which something has changed that it reads. What it finds are the
/// build's warnings and errors, at their places.
@main
struct ViperCheck: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        try [command(context.tool(named: "viper-gen").url, package: context.package.directoryURL)]
    }

    private func command(_ tool: URL, package: URL) -> Command {
        .buildCommand(
            displayName: "viper-gen check", executable: tool,
            arguments: ["check", "--path", package.path(percentEncoded: false), "--color", "never"],
            inputFiles: inputs(in: package), outputFiles: [])
    }

    /// The specs, the templates and all Swift below a folder: what `check` reads.
    private func inputs(in folder: URL) -> [URL] {
        let files = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles, .skipsPackageDescendants])
        return (files?.compactMap { $0 as? URL } ?? [])
            .filter { ["viper", "stencil", "swift"].contains($0.pathExtension) }
            .sorted { $0.path() < $1.path() }
    }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension ViperCheck: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
        try [command(context.tool(named: "viper-gen").url, package: context.xcodeProject.directoryURL)]
    }
}
#endif
