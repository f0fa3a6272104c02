import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel

/// The baseline of a project, `.viper-baseline.json`: existing findings that `check` does not report again. Each line
/// is the JSON object of one finding. The lines are sorted, so that git can merge the file. An object has the text of
/// the code line instead of its number, so that it still matches after code moves.
struct Baseline: Sendable {
    static let path = ".viper-baseline.json"
    /// The start of each line, before the rule ID.
    private static let start = "{\"rule\":\""

    /// The number of occurrences of each line.
    private let known: [String: Int]
    /// A finding about the first line that has the old ID of a renamed rule; nil if there is no such line.
    private(set) var renamedRule: Diagnostic?

    /// Creates a baseline from the result of `text(_:)`.
    init(_ text: String) {
        known = Dictionary(text.split(separator: "\n").map { (String($0), 1) }, uniquingKeysWith: +)
    }

    /// Reads the project's baseline; nil if the project has none. Throws if a line is invalid, for example a conflict
    /// marker.
    init?(of project: Project) throws(CommandFailure) {
        guard let file = try project.file(at: Self.path) else { return nil }
        var known: [String: Int] = [:]
        var start = 0
        while start < file.bytes.count {
            let range = file.lineRange(around: start)
            let line = file.text(range)
            start = max(start + 1, file.pastLineBreak(range.upperBound))
            if line.isEmpty { continue }
            guard line.hasPrefix(Self.start), line.hasSuffix("}") else {
                throw .invalidInput([
                    Diagnostic(
                        .invalidBaseline, "invalid line", at: SourceLocation(file, range),
                        notes: [
                            "if a merge left its markers, keep both sides, or run 'viper-gen check --write-baseline' to write the file again"
                        ])
                ])
            }
            let old = String(line.dropFirst(Self.start.count).prefix { $0 != "\"" })
            let id = Rule.currentID(of: old)
            known[Self.start + id + line.dropFirst(Self.start.count + old.count), default: 0] += 1
            if id != old, renamedRule == nil {
                renamedRule = .renamedRule(old, at: SourceLocation(file, range), range: range)
                renamedRule?.fixIts = []
                renamedRule?.notes = ["run 'viper-gen check --write-baseline' to update the file"]
            }
        }
        self.known = known
    }

    /// Returns the findings that are not in the baseline, and the number of findings in the baseline that no longer
    /// occur.
    func new(among findings: [Diagnostic]) -> (findings: [Diagnostic], fixed: Int) {
        var left = known
        let new = findings.filter { finding in
            guard let line = Self.line(of: finding), let count = left[line], count > 0 else { return true }
            left[line] = count - 1
            return false
        }
        return (new, left.values.reduce(0, +))
    }

    /// Returns the text of a baseline with these findings. Leaves out findings that cannot be suppressed: errors that
    /// prevent generation, and findings in generated files.
    static func text(_ findings: [Diagnostic]) -> String {
        findings.compactMap(line).sorted().map { $0 + "\n" }.joined()
    }

    /// Returns the text of a baseline after a run changed or moved files, so that the baseline still contains the
    /// findings in these files. `changed` has each file before and after the run.
    static func text(_ text: String, after changed: [(old: SourceFile, new: SourceFile)]) -> String {
        var newPlaces: [String: String] = [:]
        for (old, new) in changed {
            let (oldLines, newLines) = (old.lines, new.lines)
            // If both files have the same number of lines, lines are matched by number. Otherwise the file was moved,
            // and its lines are matched by text.
            let isLineByLine = oldLines.count == newLines.count
            for (index, line) in oldLines.enumerated() {
                newPlaces[place(old.path, line)] = place(new.path, isLineByLine ? newLines[index] : line)
            }
        }
        return text.split(separator: "\n").map { line in
            // The line is `{"rule":"longBody",`, then the location, then `}`.
            guard let start = line.firstRange(of: "\"path\":")?.lowerBound else { return line + "\n" }
            let oldPlace = String(line[start...].dropLast())
            return line[..<start] + (newPlaces[oldPlace] ?? oldPlace) + "}\n"
        }.sorted().joined()
    }

    /// Returns the location of a finding as the baseline contains it: `"path":"Specs/Feed.viper","text":"func show()"`.
    private static func place(_ path: String, _ line: Substring) -> String {
        let words = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return String(JSONValue.object(["path": .string(path), "text": .string(words)]).text.dropFirst().dropLast())
    }

    /// Returns the line of the baseline for a finding; nil if the finding cannot be suppressed.
    private static func line(of finding: Diagnostic) -> String? {
        guard finding.rule.isAdjustable, let location = finding.location, !location.file.path.isGeneratedPath else {
            return nil
        }
        let line = location.file.text(location.file.lineRange(around: location.range.lowerBound))
        let rule = JSONValue.object(["rule": .string(finding.rule.id)]).text.dropLast()
        return "\(rule),\(place(location.file.path, Substring(line)))}"
    }
}

extension SourceFile {
    fileprivate var lines: [Substring] {
        text(0..<bytes.count).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }
}

extension Rule {
    static let invalidBaseline = Rule(
        id: "invalidBaseline", summary: "Invalid line in the baseline",
        explanation: """
            Each line of '.viper-baseline.json' is a JSON object for one suppressed finding: its rule, its file, and the \
            text of the code line. If a merge left conflict markers in the file, keep both sides, or run 'viper-gen \
            check --write-baseline' to recreate the file.
            """,
        wrong: "<<<<<<< HEAD",
        right: #"{"rule":"longBody","path":"Specs/Feed.viper","text":"func viewDidLoad() {"}"#)

    static let staleBaseline = Rule(
        id: "staleBaseline", severity: .warning, summary: "Baseline lists findings that no longer exist",
        explanation: """
            The baseline lists findings that no longer occur. If such a finding came back, the baseline would suppress \
            it. Run 'viper-gen check --write-baseline' to remove these entries. Only 'check --strict' reports this.
            """,
        wrong: "viper-gen check --strict",
        right: "viper-gen check --write-baseline; viper-gen check --strict")
}
