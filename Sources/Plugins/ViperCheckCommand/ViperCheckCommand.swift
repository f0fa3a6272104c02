import Foundation
import PackagePlugin

/// Runs the commands that only read, without permissions: `swift package viper-check [check|diff|graph] …`. The default
/// is `check`.
@main
struct ViperCheckCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        try run(
            arguments.withoutXcodeTargets, with: context.tool(named: "viper-gen").url, in: context.package.directoryURL)
    }

    /// Exits with the tool's exit code.
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
