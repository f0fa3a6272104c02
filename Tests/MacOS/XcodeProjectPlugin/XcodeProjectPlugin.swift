import Foundation
import PackagePlugin

public protocol XcodeBuildToolPlugin: BuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

public protocol XcodeCommandPlugin: CommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws
}

public struct XcodePluginContext {
    public let xcodeProject: XcodeProject
    public let pluginWorkDirectoryURL: URL

    public func tool(named name: String) throws -> PluginContext.Tool { fatalError() }
}

public struct XcodeProject {
    public let directoryURL: URL
}

public struct XcodeTarget {
    public let inputFiles: FileList
    public let product: XcodeProduct?
}

public struct XcodeProduct {
    public enum Kind {
        case application, executable, framework, library
        case other(String)
    }

    public let kind: Kind
}
