import Diagnostics
import Foundation
import SwiftSource
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
        guard errors.isEmpty else { throw Golden.Refused(findings: TextPrinter(isColored: false).text(for: errors)) }
        var files = Dictionary(uniqueKeysWithValues: output.files.map { ($0.path, $0.bytes) })
        if combination["emit"] == CombinedSetting.bodies {
            var declaring = combination
            declaring["emit"] = CombinedSetting.everything
            let declared = Pipeline.run(declaring.input(target: target, specs: try Self.specs(for: combination))).files
            for (path, bytes) in Self.conformances(in: declared) { files[path] = bytes }
        }
        tree = FileTree(files: files)
        var project = try ConsumerPackage.Project(tree: tree)
        project.mode = combination["swift"] == "5" ? .swift5 : .swift6
        self.project = project
        self.combination = combination
    }

    /// What generated files say of what classes conform to, as a person would write it, beside each of them.
    private static func conformances(in files: [RenderedFile]) -> [(path: String, bytes: [UInt8])] {
        files.filter { $0.path.hasPrefix("Sources/") && $0.path.hasSuffix(".generated.swift") }.compactMap { file in
            let source = SourceFile(path: file.path, bytes: file.bytes)
            let outline = OutlineParser.read(source).outline
            let extensions = outline.declarations.filter { $0.kind == .extension && !$0.inherited.isEmpty }
            let heads = extensions.compactMap { part in
                part.bodyRange.map { source.text(part.range.lowerBound..<$0.lowerBound) + "{}\n" }
            }
            if heads.isEmpty { return nil }
            let imports = outline.imports.map { "import \($0.name)\n" }
            let path = file.path.replacing(".generated.swift", with: "Conformances.swift")
            return (path, Array((imports + heads).joined().utf8))
        }
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
