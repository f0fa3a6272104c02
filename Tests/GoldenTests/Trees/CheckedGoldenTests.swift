import Diagnostics
import Foundation
import HandWritten
import Testing
import ViperModel

/// What is generated keeps to the rules that `check` applies.
@Suite("Checked goldens")
struct CheckedGoldenTests {
    @Test("check finds nothing in a golden but what is not written yet", arguments: Golden.all)
    func nothingButStubs(_ golden: Golden) throws {
        let (program, diagnostics) = Pipeline.check(try golden.input())
        let found = Lint.findings(
            Lint.Input(
                program: try #require(program), sources: try written(golden, "Sources"),
                tests: try written(golden, "Tests"), modules: nil))
        let findings = (diagnostics + found).filter { $0.rule.id != "unwrittenStub" }
        #expect(findings.map(\.summary) == Self.expected[golden.name] ?? [])
    }

    /// What the specs of goldens break, or leave open, on purpose.
    private static let expected: [String: [String]] = [
        "Requirements": [
            "Specs/Chart.viper: unmockedMember: no mock can have 'subscript': module 'Chart' gets no tests, and this protocol no mock"
        ],
        "Attributes": [
            "Specs/Player.viper: untakenRoute: 'PlayerPresenter' never takes the route 'title'",
            "Specs/Player.viper: untakenRoute: 'PlayerPresenter' never takes the route 'close()'",
        ],
        "Login": ["Specs/Login.viper: longBody: the body of 'itemDownloaded(user:)' has 9 lines"],
        "Minimal": [
            "Specs/Minimal.viper: untakenRoute: 'EmptyPresenter' never takes the route 'openView()'",
            "Specs/Minimal.viper: untakenRoute: 'EmptyPresenter' never takes the route 'openPresenter()'",
            "Specs/Minimal.viper: untakenRoute: 'EmptyPresenter' never takes the route 'openBlank()'",
        ],
        "Names": ["Specs/Words.viper: unopenedModule: nothing opens 'Words'"],
        "Swift5": ["Specs/Notes.viper: untakenRoute: 'NotesPresenter' never takes the route 'close()'"],
        "TodoStoreApp": [
            "Specs/TodoList.viper: unsentOutput: 'TodoListInteractor' never sends 'onError(message:)'"
        ],
        "Unisolated": ["Specs/Convert.viper: unopenedModule: nothing opens 'Chart'"],
    ]

    /// The hand-written files of the tree as it is compiled.
    private func written(_ golden: Golden, _ folder: String) throws -> [WrittenFile] {
        var tree = try FileTree.read(golden.expectedFolder).below(folder)
        tree.add(try FileTree.read(golden.specFolder).below(folder))
        let paths = tree.paths.filter { $0.hasSuffix(".swift") && !$0.hasSuffix(".generated.swift") }
        let files = paths.compactMap { path in
            tree.files[path].map { SourceFile(path: folder + "/" + path, bytes: $0) }
        }
        return WrittenFile.read(files, unit: "    ")
    }
}

extension Diagnostic {
    fileprivate var summary: String { "\(location?.file.path ?? ""): \(rule.id): \(message)" }
}
