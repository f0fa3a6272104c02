import Diagnostics
import ViperModel

/// The settings of a hand-written app that can be inferred from its files.
package struct InferredSettings: Sendable {
    /// The settings in the order of `App.viper`, each with its evidence.
    package let settings: [InferredSetting]
    private let target: String
    private let naming: NamingVotes
    /// The lines of `naming` that rename generated types of the whole app, such as `Navigation`, because the app itself
    /// declares types with the default names.
    private let linesOfAppTypes: [String]

    /// The facts about an app besides its modules and Swift files.
    package struct ProjectContext: Sendable {
        /// The bytes of Xcode projects and package manifests, by path.
        package var manifests: [String: [UInt8]] = [:]
        /// The path of the Xcode project that builds the app, and its targets except tests; nil if there is none.
        /// `module` is the Swift module that a target builds.
        package var xcode: (project: String, targets: [(name: String, module: String)])?
        /// The adopted target of the Xcode project, the Swift module that it builds, and the evidence; nil if no target
        /// was chosen.
        package var meant: (target: String, module: String, evidence: String)?
        /// The modules that tests import with `@testable`, once for each importing file.
        package var testables: [String] = []
        /// The test frameworks that tests import, once for each importing file: `XCTest`, `Testing`.
        package var frameworks: [String] = []
        /// The name of the target if nothing else shows it.
        package var folderName = "App"
        /// The compiler settings of the target; nil if they are unknown.
        package var compiler: Compiler?
        /// The evidence for `folderName`.
        package var evidence = "the folder of the sources"

        package init() {}
    }

    /// The compiler settings of the target, and where they were found.
    package struct Compiler: Sendable {
        let mode: AppSettings.SwiftMode?
        let isMainActorByDefault: Bool
        let evidence: String

        package init(mode: AppSettings.SwiftMode?, isMainActorByDefault: Bool, evidence: String) {
            (self.mode, self.isMainActorByDefault, self.evidence) = (mode, isMainActorByDefault, evidence)
        }
    }

    package init(
        _ modules: [RecognizedModule], in files: [FileFacts], folders: AppFolders, _ surroundings: ProjectContext
    ) {
        let inference = SettingsInference(modules: modules, files: files, folders: folders, surroundings: surroundings)
        let (target, swift, isolation) = (inference.target, inference.swift, inference.isolation)
        let ui = inference.ui(isBound: isolation.value == "mainActor", swift: swift.value)
        naming = inference.naming(for: Kit.builtIn.first { $0.name == ui.value } ?? .uikit)
        self.target = target.value
        let declared = files.filter { $0.path.isBelow(folders.sources) }.flatMap(\.headings)
        var ofApp = Naming.standard
        ofApp.appTypes = Naming.freeAppTypes(
            besides: Set(declared.filter { !$0.isExtension }.map(\.name)), target: target.value)
        linesOfAppTypes = ofApp.linesOfAppTypes
        let rest = [
            inference.emit, inference.tests, swift, isolation, inference.access, inference.platforms(for: ui),
            inference.indent, inference.project(of: target.value), inference.sources, inference.testing,
        ]
        settings =
            [target, ui] + naming.settings + rest.compactMap(\.self) + inference.ownFolders(of: target.value)
    }

    /// All names that `naming` has to state for this app, in the order in which the caller tries them. Names of classes
    /// come first: a protocol may have the default name of a class only if `naming` already renames that class.
    package var names: [NamingVote] {
        naming.stated.filter { $0.name == "class" } + naming.stated.filter { $0.name != "class" }
    }

    /// Returns the text of `App.viper`, whose `naming` states the given names. The caller leaves out names that
    /// `App.viper` cannot state. Each spec states the names that were left out.
    package func appFile(stating names: some Collection<NamingVote>) -> String {
        let quoted: Set<String> = ["project", "sources", "testing", "specs", "templates"]
        var lines: [String] = []
        for setting in settings where !setting.name.hasPrefix("naming ") && !setting.isUndecided {
            if setting.name == "swift" { lines += namingLines(names) }
            let isBare = quoted.contains(setting.name) && !setting.value.hasPrefix("\"")
            lines.append("    \(setting.name) " + (isBare ? "\"\(setting.value)\"" : setting.value))
        }
        return "/// The settings that `viper-gen adopt` found.\napp \(target) {\n\(lines.joined(separator: "\n"))\n}\n"
    }

    /// Returns the lines of `naming`, with a block for each part that has names to state. Empty if all names have their
    /// defaults.
    private func namingLines(_ chosen: some Collection<NamingVote>) -> [String] {
        let scheme = naming.scheme == .protocols ? "" : " \(naming.scheme.rawValue)"
        let names = naming.stated.filter(chosen.contains)
        let lines =
            names.map(\.part).unique.map { part in
                let values = names.filter { $0.part == part }.map { name in
                    let isIdentifier = ["property", "function"].contains(name.name)
                    return "\(name.name) " + (isIdentifier ? name.value : "\"\(name.value)\"")
                }
                return "        \(part) { \(values.joined(separator: "; ")) }"
            } + linesOfAppTypes.map { "        \($0)" }
        if lines.isEmpty { return scheme.isEmpty ? [] : ["    naming\(scheme)"] }
        return ["    naming\(scheme) {"] + lines + ["    }"]
    }
}
