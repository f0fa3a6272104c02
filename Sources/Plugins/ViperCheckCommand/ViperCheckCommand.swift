import Foundation
import PackagePlugin

/// A command plugin that runs commands of viper-gen that only read: `swift package viper-check [check|diff|graph] …`.
/// The default is `check`. The plugin needs no permission to write.
@main
struct ViperCheckCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        try run(
            arguments.withoutXcodeTargets, with: context.tool(named: "viper-gen").url, in: context.package.directoryURL)
    }

    /// Runs the tool. If the tool fails, exits with its exit code.
    private func run(_ arguments: [String], with tool: URL, in folder: URL) throws {
        let isNamed = ["check", "diff", "graph"].contains(arguments.first)
        let process = Process()
        process.executableURL = tool
        process.arguments = isNamed ? arguments : ["check"] + arguments
        process.currentDirectoryURL = folder
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { exit(process.terminationStatus) }
    }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension ViperCheckCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
        try run(
            arguments.withoutXcodeTargets, with: context.tool(named: "viper-gen").url,
            in: context.xcodeProject.directoryURL)
    }
}
#endif
