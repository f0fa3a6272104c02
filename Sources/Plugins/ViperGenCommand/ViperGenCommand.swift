import Foundation
import PackagePlugin

/// A command plugin that runs any viper-gen command in the package's folder:
/// `swift package --allow-writing-to-package-directory viper-gen …`.
@main
struct ViperGenCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        try run(
            arguments.withoutXcodeTargets, with: context.tool(named: "viper-gen").url, in: context.package.directoryURL)
    }

    /// Runs the tool. If the tool fails, exits with its exit code.
    private func run(_ arguments: [String], with tool: URL, in folder: URL) throws {
        let process = Process()
        process.executableURL = tool
        process.arguments = arguments
        process.currentDirectoryURL = folder
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { exit(process.terminationStatus) }
    }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension ViperGenCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
        try run(
            arguments.withoutXcodeTargets, with: context.tool(named: "viper-gen").url,
            in: context.xcodeProject.directoryURL)
    }
}
#endif
