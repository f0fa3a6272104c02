import Foundation
import PackagePlugin

/// A build plugin that generates the Swift of a target, or of its tests, into a folder of the build. It writes one file
/// for each spec, and one for shared code. It requires `generated build` in `App.viper`.
@main
struct ViperGenerate: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let project = context.package.directoryURL.project(of: target.directoryURL)
        return try [
            command(
                context.tool(named: "viper-gen").url, project: project, swift: project.swift,
                forTests: (target as? any SourceModuleTarget)?.kind == .test, into: context.pluginWorkDirectoryURL)
        ]
    }

    private func command(_ tool: URL, project: URL, swift: [URL], forTests: Bool, into folder: URL) -> Command {
        let specs = project.specs
        let names = Set((specs + ["App.viper"]).map { $0.dropLast(6).replacing("/", with: "+") + ".generated.swift" })
        return .buildCommand(
            displayName: "viper-gen generate", executable: tool,
            arguments: [
                "generate", "--path", project.path(percentEncoded: false), "--color", "never",
                "--into", folder.path(percentEncoded: false),
            ] + (forTests ? ["--tests"] : []) + specs,
            inputFiles: swift + project.specsAndTemplates,
            outputFiles: names.sorted().map { folder.appending(path: $0) })
    }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension ViperGenerate: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
        try [
            command(
                context.tool(named: "viper-gen").url, project: context.xcodeProject.directoryURL,
                swift: target.inputFiles.map(\.url).filter { $0.pathExtension == "swift" },
                forTests: target.product?.kind.isUnitTests == true,
                into: context.pluginWorkDirectoryURL)
        ]
    }
}

extension XcodeProduct.Kind {
    fileprivate var isUnitTests: Bool {
        if case .other("com.apple.product-type.bundle.unit-test") = self { true } else { false }
    }
}
#endif
