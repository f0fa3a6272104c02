import Diagnostics
import Testing
import ViperSpec

@testable import ViperGeneration
@testable import ViperModel

/// A program from the text of specs, without an `App.viper`.
func program(_ texts: String..., app name: String = "Sample") -> Program {
    let files = texts.enumerated().map { index, text in
        SpecParser.parse(SourceFile(path: "Specs/Spec\(index).viper", text: text))
    }
    for finding in files.flatMap(\.1) { Issue.record("\(finding.rule.id): \(finding.message)") }
    let settings = AppSettings(name: name)
    let (program, findings) = ProgramCheck.run(files.map(\.0), settings: settings, root: nil, own: AppSources())
    for finding in findings where finding.severity == .error { Issue.record("\(finding.rule.id): \(finding.message)") }
    return program
}

extension FlowTest.ThrownError {
    fileprivate var text: String {
        switch self {
        case .any: "(any Error).self"
        case .equal(let value, _): value
        }
    }
}

extension FlowTest {
    /// As a person would write it down: what the generated test says, without its frame.
    var text: String {
        var lines = ["// \(title)", "func \(function)()\(isAsync ? " async" : "")\(isThrowing ? " throws" : "")"]
        if let omitted { lines.append("omitted: \(omitted.reason)") }
        if !unwrittenFixtures.isEmpty { lines.append("needs: \(unwrittenFixtures.joined(separator: ", "))") }
        if act.isEmpty { return lines.joined(separator: "\n") }
        lines +=
            arrangement + [
                thrownError.map { "\(act) // throws \($0.text)" } ?? act, "calls: \(calls.joined(separator: ", "))",
            ] + expectations.map { "\($0.left) \($0.comparison.rawValue) \($0.right)" }
        return lines.joined(separator: "\n")
    }
}
