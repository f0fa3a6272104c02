import Foundation
import PackagePlugin

/// `swift package viper-check [diff|graph] …`: the commands that only look, without any permission; `check` where none of
/// the other two is named.
@main
struct ViperCheckCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        try run(
            arguments.withoutXcodeTargets, with: context.tool(named: "viper-gen").url, in: context.package.directoryURL)
    }

    /// Ends as the tool does.
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
