import Diagnostics
import Foundation
import HandWritten
import TestSupport
import Testing
import ViperModel

/// The specs of Tests/Golden/Specs are whole programs: nothing is found in them.
@Suite struct CorpusCheckTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Golden/Specs")

    private static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

    @Test(arguments: names) func nothingIsFound(name: String) throws {
        let folder = Self.folder.appendingPathComponent(name)
        let paths = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".viper") }
        let files = try paths.sorted().map { path in
            SourceFile(path: path, bytes: Array(try Data(contentsOf: folder.appendingPathComponent(path))))
        }
        let (program, findings) = Pipeline.check(
            Pipeline.Input(
                app: files.first { $0.path == "App.viper" }, specs: files.filter { $0.path != "App.viper" },
                builtInTemplates: [], projectTemplates: [], defaultAppName: name, rules: { Rule.known }))
        #expect(findings.map { "\($0.location?.file.path ?? "") \($0.rule.id): \($0.message)" } == [])
        #expect(program != nil)
    }
}
