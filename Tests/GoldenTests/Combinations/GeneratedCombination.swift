import Diagnostics
import Foundation
import ViperGeneration
import ViperModel

/// What a combination generates from specs that use everything that the language has: those in `Tests/Golden/Combinations`, and
/// with `style reactive` those of the golden `Reactive`.
struct GeneratedCombination: Sendable {
    let combination: Combination
    let project: ConsumerPackage.Project
    /// All files, by path.
    let tree: FileTree

    /// `target` becomes the name of the Swift module.
    init(_ combination: Combination, target: String) throws {
        let output = Pipeline.run(combination.input(target: target, specs: try Self.specs(for: combination)))
        let errors = output.diagnostics.filter { $0.severity == .error }
        guard errors.isEmpty else { throw Golden.Refused(findings: TextPrinter(style: .plain).text(for: errors)) }
        tree = FileTree(files: Dictionary(uniqueKeysWithValues: output.files.map { ($0.path, $0.bytes) }))
        var project = try ConsumerPackage.Project(tree: tree)
        project.mode = combination["swift"] == "5" ? .swift5 : .swift6
        self.project = project
        self.combination = combination
    }

    static func specs(for combination: Combination) throws -> [SourceFile] {
        let isReactive = combination["style"] == CombinedSetting.reactive
        let folder = try FileTree.read(
            Repository.golden.appendingPathComponent(isReactive ? "Specs/Reactive" : "Combinations"))
        return folder.paths.filter { $0.hasSuffix(".viper") && $0 != "App.viper" }.map { path in
            let text = folder[path] ?? ""
            let isDoor = combination["access"] == CombinedSetting.door
            return SourceFile(
                path: "Specs/\(path)", text: isDoor ? text.replacing("\nmodule ", with: "\npublic module ") : text)
        }
    }

    /// Numbered, so that all of them can be targets of one package.
    static func all(_ combinations: [Combination]) throws -> [GeneratedCombination] {
        try combinations.enumerated().map { try GeneratedCombination($1, target: "Row\($0 + 1)") }
    }
}
