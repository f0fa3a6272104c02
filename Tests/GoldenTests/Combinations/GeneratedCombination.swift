import Diagnostics
import Foundation
import ViperCore

/// What a combination generates from the specs in `Tests/Golden/Combinations`, which use everything that the language has.
struct GeneratedCombination: Sendable {
    let combination: Combination
    let project: ConsumerPackage.Project
    /// All files, by path.
    let tree: FileTree

    /// `target` becomes the name of the Swift module.
    init(_ combination: Combination, target: String) throws {
        let folder = try FileTree.read(Repository.golden.appendingPathComponent("Combinations"))
        let specs = folder.paths.map { SourceFile(path: "Specs/\($0)", text: folder[$0] ?? "") }
        let output = Pipeline.run(combination.input(target: target, specs: specs))
        let errors = output.diagnostics.filter { $0.severity == .error }
        guard errors.isEmpty else { throw Golden.Refused(findings: TextPrinter(style: .plain).text(for: errors)) }
        tree = FileTree(files: Dictionary(uniqueKeysWithValues: output.files.map { ($0.path, $0.bytes) }))
        var project = try ConsumerPackage.Project(tree: tree)
        project.mode = combination["swift"] == "5" ? .swift5 : .swift6
        self.project = project
        self.combination = combination
    }

    /// Numbered, so that all of them can be targets of one package.
    static func all(_ combinations: [Combination]) throws -> [GeneratedCombination] {
        try combinations.enumerated().map { try GeneratedCombination($1, target: "Row\($0 + 1)") }
    }
}
