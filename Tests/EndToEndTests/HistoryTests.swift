import Foundation
import TestSupport
import Testing

/// Projects over changes of their specs: after each they compile, no body is lost, and nothing is asked of a person but what
/// the change needs.
struct HistoryTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
    }

    @Test(.enabled(if: TestTier.gate.isRunning), arguments: [("steps", 31), ("replaced", 5)])
    func everyStepCompilesAndKeepsWhatWasWritten(
        _ name: String, count: Int
    ) throws {
        let url = Self.here.appending(path: "EndToEndTests/History/\(name).txt")
        let history = try History(String(contentsOf: url, encoding: .utf8))
        #expect(history.steps.count >= count)
        try compileStandIn()
        for step in history.steps {
            for change in step.changes { try folder.apply(change) }
            let bodies = try self.bodies()
            let result = try generate()
            #expect(findings(result.errors) == step.says.sorted(), "\(step.name): \(result.errors)")
            #expect(result.code == (step.says.contains { $0.hasPrefix("error ") } ? 1 : 0), "\(step.name)")
            if let command = step.command {
                #expect(try Tool.built.run(command, in: folder.url).code == 0, "\(step.name)")
            }
            let sources = try sources().values.joined()
            for body in bodies { #expect(sources.contains(body), "\(step.name) lost \(body)") }
            try expectNothingMore(after: step)

            for change in step.byHand { try folder.apply(change) }
            if step.byHand.contains(where: { $0.path.hasPrefix("Specs/") }) { _ = try generate() }
            let complaints = try complaintsOfCompiler()
            #expect(complaints.isEmpty, "\(step.name): \(complaints)")
        }
    }

    /// `Tests`.
    private static let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

    /// Where the compiler finds SwiftUI, on whatever system.
    private var frameworks: URL { folder["Frameworks"] }

    private func compileStandIn() throws {
        try FileManager.default.createDirectory(at: frameworks, withIntermediateDirectories: true)
        let sources = Self.here.appending(path: "Golden/SwiftUIStubs/Sources/SwiftUI")
        let files = try FileManager.default.contentsOfDirectory(at: sources, includingPropertiesForKeys: nil)
        let module = frameworks.appending(path: "SwiftUI.swiftmodule").path
        let complaints = try compile(["-emit-module", "-o", module, "-module-name", "SwiftUI"], files.map(\.path))
        #expect(complaints.isEmpty)
    }

    private func generate() throws -> Tool.Result {
        try Tool.built.run(["generate", "--color", "never"], in: folder.url)
    }

    /// A second run changes no byte.
    private func expectNothingMore(after step: History.Step) throws {
        let before = try folder.files()
        let again = try generate()
        #expect(again.output.contains(": 0 files written"), "\(step.name): \(again.output)")
        #expect(try folder.files() == before, "\(step.name)")
    }

    /// Severity, rule and message of each finding.
    private func findings(_ text: String) -> [String] {
        text.split(separator: "\n").compactMap { line in
            let match = line.wholeMatch(of: #/(?:\S+:\d+:\d+: )?(error|warning): (.*) \[(\w+)\]/#)
            return match.map { "\($0.1) \($0.3): \($0.2)" }
        }.sorted()
    }

    private func sources() throws -> [String: String] {
        var sources: [String: String] = [:]
        for path in try folder.files(below: "Sources").keys where path.hasSuffix(".swift") {
            sources["Sources/" + path] = try folder.text("Sources/" + path)
        }
        return sources
    }

    /// What a person wrote: from each `// body` to the end of the member.
    private func bodies() throws -> [String] {
        try sources().values.flatMap { text in
            text.matches(of: #/\ *//\ body\ \d+\n(?:.*\n)*?(?=\ {4}\}\n)/#).map { String($0.0) }
        }
    }

    /// Empty where all sources compile together. Types alone do not tell: an initializer may leave a property out.
    private func complaintsOfCompiler() throws -> String {
        // The compiler puts its output in the place of what is there, and `/dev/null` would be a file from then on.
        try compile(
            [
                "-emit-sil", "-o", frameworks.appending(path: "Shop.sil").path, "-wmo", "-I", frameworks.path,
                "-module-name", "Shop",
            ],
            sources().keys.sorted().map { folder[$0].path })
    }

    /// What the compiler says.
    private func compile(_ options: [String], _ files: [String]) throws -> String {
        let log = folder["swiftc.log"]
        try Data().write(to: log)
        defer { try? FileManager.default.removeItem(at: log) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swiftc", "-swift-version", "6", "-parse-as-library"] + options + files
        process.standardInput = FileHandle.nullDevice
        let handle = try FileHandle(forWritingTo: log)
        process.standardOutput = handle
        process.standardError = handle
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? "" : try String(contentsOf: log, encoding: .utf8)
    }
}
