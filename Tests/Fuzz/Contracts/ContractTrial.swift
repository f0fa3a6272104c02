import Adoption
import Diagnostics
import Foundation
import Templates
import TestSupport
import ViperGeneration
import ViperModel

/// Takes the protocols of an app's modules over, and holds what is generated against what was written.
struct ContractTrial {
    let whole: [String]
    /// The others, with what is different.
    let failures: [(module: String, reason: String)]
    let uncertain: [String]

    init(folder: String) {
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
        let files = names.filter { $0.hasSuffix(".swift") && !AppFolders.isTest($0) && !$0.contains("___") }.sorted()
            .compactMap { name in
                (try? Data(contentsOf: URL(filePath: folder).appending(path: name))).map {
                    FileFacts(SourceFile(path: "App/" + name, bytes: Array($0)))
                }
            }
        let found = ModuleRecognition(files)
        let app = SourceFile(
            path: "App.viper", text: "app Trial { ui none; swift 5; isolation none; emit contract; sources App }")
        let project = Pipeline.Input(
            app: AppFile(app, defaultName: "Trial", rules: { Rule.known }), specs: [],
            builtInTemplates: BuiltInTemplates.files,
            projectTemplates: [], compile: CompiledTemplates.set)
        let input = ModuleAdoption.Input(
            project: project, hasTests: false, types: [], isMainActorByDefault: false, for: .writing)
        let takeover = ModuleAdoption(of: found.modules, in: input)
        whole = takeover.adoptable.map(\.module.name)
        failures = takeover.skipped.map { ($0.module.name, $0.reasons.map(\.message).joined(separator: "; ")) }
        uncertain = found.uncertain.map(\.message)
    }
}
