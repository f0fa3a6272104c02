import Diagnostics
import Foundation
import TestSupport
import ViperGeneration
import ViperModel

extension RandomBodies {
    /// An app whose bodies are made at random: its generated tests say what these do, and run with those of the goldens.
    static func project() throws -> ConsumerPackage.Project {
        let count = TestSettings.count(quick: 20, all: 400)
        let modules = stride(from: 0, to: count, by: 20).map { first in
            let name = "Random\(first / 20)"
            let text = module(name, bodies: min(20, count - first), seed: TestSettings.seed + UInt64(first))
            return SourceFile(path: "Specs/\(name).viper", text: text)
        }
        var settings = Combination(choices: CombinedSetting.all.map { _ in 0 })
        settings["ui"] = "none"
        let specs = [SourceFile(path: "Specs/Data.viper", text: data)] + modules
        let output = Pipeline.run(settings.input(target: "RandomBodies", specs: specs))
        let errors = output.diagnostics.filter { $0.severity == .error }
        guard errors.isEmpty else { throw Golden.Refused(findings: TextPrinter(isColored: false).text(for: errors)) }
        let files = Dictionary(uniqueKeysWithValues: output.files.map { ($0.path, $0.bytes) })
        return try ConsumerPackage.Project(tree: FileTree(files: files))
    }
}
