import Diagnostics
import Foundation
import Testing
import UserCode
import ViperModel

/// Every spec that is kept as a golden passes the checks without a finding.
@Suite struct GoldenSpecsTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "../../Golden/Specs")

    static let names: [String] = {
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        return (names ?? []).sorted()
    }()

    @Test func thereAreGoldens() { #expect(Self.names.count >= 12) }

    @Test(arguments: names) func passes(_ name: String) throws {
        let input = try Self.input(name)
        let checked = Pipeline.check(input)
        let lines = checked.diagnostics.map { finding in
            let place =
                finding.location.map { "\($0.file.path):\($0.file.position(of: $0.range.lowerBound).line)" } ?? ""
            return "\(place): \(finding.message) [\(finding.rule.id)]"
        }
        #expect(lines == [], "mend the specs in Tests/Golden/Specs/\(name)")
        #expect(checked.program != nil)
    }

    @Test(arguments: names) func doesNotDependOnTheOrderOfFiles(_ name: String) throws {
        var input = try Self.input(name)
        let program = Pipeline.check(input).program
        input.specs.reverse()
        let reversed = Pipeline.check(input).program
        #expect(program?.modules.map(\.name) == reversed?.modules.map(\.name))
        #expect(program?.dependencies == reversed?.dependencies)
        #expect(program?.shared.map(\.name) == reversed?.shared.map(\.name))
    }

    static func input(_ name: String) throws -> Pipeline.Input {
        let folder = folder.appendingPathComponent(name)
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".viper") }
        let sources = try files.map { file in
            let data = try Data(contentsOf: folder.appendingPathComponent(file))
            return SourceFile(path: file == "App.viper" ? file : "Specs/" + file, bytes: Array(data))
        }
        var input = Pipeline.Input(
            app: AppFile(sources.first { $0.path == "App.viper" }, defaultName: name, rules: { Rule.known }),
            specs: sources.filter { $0.path != "App.viper" },
            builtInTemplates: [], projectTemplates: [])
        let own = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasPrefix("Sources/") && $0.hasSuffix(".swift") }.sorted()
        input.own = AppSources(
            sources: try own.map { file in
                SourceFile(path: file, bytes: Array(try Data(contentsOf: folder.appendingPathComponent(file))))
            })
        return input
    }
}
