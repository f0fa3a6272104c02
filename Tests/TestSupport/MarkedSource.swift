import Diagnostics

/// A text with marks (1️⃣ 2️⃣ … 🔟) that name places in it: a test writes them where it expects findings.
package struct MarkedSource: Sendable {
    /// Without the marks.
    package let file: SourceFile
    /// The offsets of the marks, by mark.
    package let marks: [String: Int]

    private static let all = ["1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣", "7️⃣", "8️⃣", "9️⃣", "🔟"]

    package init(_ text: String, path: String = "Test.viper") {
        var plain = ""
        var marks: [String: Int] = [:]
        for character in text {
            if Self.all.contains(String(character)) {
                marks[String(character)] = plain.utf8.count
            } else {
                plain.append(character)
            }
        }
        self.file = SourceFile(path: path, text: plain)
        self.marks = marks
    }

    /// The findings as lines: `1️⃣ ruleID: message`, then a line for each note (`note 2️⃣: …`) and fix-it (`fix: …`).
    ///
    /// A finding where no mark stands is written with its line and column, and a mark where nothing is found with `nothing`:
    /// comparing with what is expected fails on both.
    package func describe(_ findings: [Diagnostic]) -> [String] {
        var used: Set<String> = []
        let lines = findings.sortedByPlace().flatMap { describe($0, used: &used) }
        return lines + marks.keys.filter { !used.contains($0) }.sorted().map { "\($0) nothing" }
    }

    private func describe(_ finding: Diagnostic, used: inout Set<String>) -> [String] {
        var lines = ["\(place(finding.location, used: &used)) \(finding.rule.id): \(finding.message)"]
        for note in finding.notes {
            let place = note.location.map { " " + self.place($0, used: &used) } ?? ""
            lines.append("note\(place): \(note.message)")
        }
        return lines + finding.fixIts.map { "fix: \($0.message)" }
    }

    private func place(_ location: SourceLocation?, used: inout Set<String>) -> String {
        guard let location else { return "nowhere" }
        guard location.file == file else { return location.file.path }
        // Of marks side by side the first that is not used yet.
        let here = marks.filter { $0.value == location.range.lowerBound }.keys.sorted()
        if let mark = here.first(where: { !used.contains($0) }) ?? here.first {
            used.insert(mark)
            return mark
        }
        let position = file.position(of: location.range.lowerBound)
        return "\(position.line):\(position.column)"
    }

    /// The text after the edits of the findings' fix-its, those that touch an edit before them left out.
    package func mended(by findings: [Diagnostic]) -> String {
        String(decoding: file.applying(findings.flatMap(\.fixIts)), as: UTF8.self)
    }
}
