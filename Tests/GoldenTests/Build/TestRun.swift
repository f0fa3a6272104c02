import Foundation

/// A run of `swift test`: what it said, and what became of each test.
struct TestRun: Sendable {
    enum Outcome: Sendable { case passed, failed, skipped, unfinished }

    var result: ProcessResult
    /// By the test's ID without its place: `TodoTests.TodoListFlowTests/didTapAdd()`.
    var outcomes: [String: Outcome]

    func tests(_ outcome: Outcome, of module: String) -> [String] {
        outcomes.filter { $0.value == outcome && $0.key.hasPrefix("\(module)Tests.") }.keys.sorted()
    }
}

extension TestRun {
    /// Reads the events that Swift Testing wrote; none where the build failed.
    init(result: ProcessResult, events: URL) throws {
        self.init(result: result, outcomes: [:])
        guard FileManager.default.fileExists(atPath: events.path) else { return }
        let decoder = JSONDecoder()
        for line in try Data(contentsOf: events).split(separator: 0x0A) {
            // A run that crashed may leave half a line.
            guard let record = try? decoder.decode(Record.self, from: line) else { continue }
            note(record)
        }
    }

    /// Adds what XCTest said of a module's tests. A line reads `Test Case 'TodoListFlowTests.testDidTapAdd' passed (0.0 seconds)`,
    /// on Apple's platforms `Test Case '-[TodoTests.TodoListFlowTests testDidTapAdd]' passed (0.001 seconds).`
    mutating func add(_ result: ProcessResult, ofXCTestsIn module: String) {
        let line = #/Test Case '(?:-\[\w+\.)?(\w+)[. ](\w+)\]?' (started|passed|failed|skipped)/#
        for match in result.output.matches(of: line) {
            let name = "\(module)Tests.\(match.1)/\(match.2)()"
            switch match.3 {
            case "passed": outcomes[name] = .passed
            case "failed": outcomes[name] = .failed
            case "skipped": outcomes[name] = .skipped
            default: outcomes[name] = .unfinished
            }
        }
        if result.exitCode != 0 { self.result = result }
    }

    private mutating func note(_ record: Record) {
        guard record.kind == "event", let test = record.payload.testID, let name = functionName(test) else { return }
        switch record.payload.kind {
        case "testStarted": outcomes[name] = .unfinished
        case "testSkipped": outcomes[name] = .skipped
        case "issueRecorded" where record.payload.issue?.isKnown != true: outcomes[name] = .failed
        case "testEnded" where outcomes[name] == .unfinished: outcomes[name] = .passed
        default: break
        }
    }

    /// The ID up to the function; nil for a suite. IDs of functions end in their place: `…/name()/File.swift:1:2`.
    private func functionName(_ id: String) -> String? {
        guard let call = id.lastIndex(of: ")"), let slash = id[call...].firstIndex(of: "/") else { return nil }
        return String(id[..<slash])
    }

    private struct Record: Decodable {
        struct Payload: Decodable {
            struct Issue: Decodable { var isKnown: Bool? }

            var kind: String
            var testID: String?
            var issue: Issue?
        }

        var kind: String
        var payload: Payload

        enum CodingKeys: CodingKey { case kind, payload }
    }
}
