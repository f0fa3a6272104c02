import Diagnostics
import Foundation
import TemplateEngine
import TestSupport
import Testing

/// A case of a file in `Conformance`.
///
///     === title
///     --- values
///     name: "Todo"
///     --- template
///     {{ nmae1️⃣ }}
///     --- error 1️⃣ templateUnknownName unknown name 'nmae'; did you mean 'name'?
///
/// Other sections: `file NAME` (a further template), `expect` (the rendered text), `fixed` (the template after its fix-its),
/// `stops RULE MARK` (rendering ends with an error). The line break before the next section is no part of a text; `␠`, `␉`
/// and `␍` stand for characters that editors like to remove.
struct ConformanceCase: Sendable, CustomTestStringConvertible {
    struct Section: Sendable {
        var header: String
        var body: String
    }

    var file: String
    var title: String
    var sections: [Section] = []

    var testDescription: String { "\(file): \(title)" }

    static let all: [ConformanceCase] = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Conformance")
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.sorted().flatMap { file -> [ConformanceCase] in
            guard let text = try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8) else {
                return []
            }
            return parse(text.hasSuffix("\n") ? String(text.dropLast()) : text, file: file)
        }
    }()

    private static func parse(_ text: String, file: String) -> [ConformanceCase] {
        var cases: [ConformanceCase] = []
        var lines: [String] = []
        func endSection() {
            guard !cases.isEmpty, !cases[cases.count - 1].sections.isEmpty else { return }
            let last = cases[cases.count - 1].sections.count - 1
            cases[cases.count - 1].sections[last].body = visible(lines.joined(separator: "\n"))
        }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("=== ") {
                endSection()
                cases.append(ConformanceCase(file: file, title: String(line.dropFirst(4))))
            } else if line.hasPrefix("--- "), !cases.isEmpty {
                endSection()
                cases[cases.count - 1].sections.append(Section(header: String(line.dropFirst(4)), body: ""))
            } else {
                lines.append(String(line))
                continue
            }
            lines = []
        }
        endSection()
        return cases
    }

    private static func visible(_ text: String) -> String {
        text.replacingOccurrences(of: "␠", with: " ").replacingOccurrences(of: "␉", with: "\t")
            .replacingOccurrences(of: "␍", with: "\r")
    }

    func body(_ header: String) -> String? { sections.first { $0.header == header }?.body }

    /// The words after a header's first, for each section that has it.
    func arguments(_ header: String) -> [String] {
        sections.filter { $0.header.hasPrefix(header + " ") }.map { String($0.header.dropFirst(header.count + 1)) }
    }

    var unknownSections: [String] {
        let known = ["values", "template", "file", "expect", "fixed", "stops", "error"]
        return sections.map(\.header).filter { header in !known.contains { header == $0 || header.hasPrefix($0 + " ") }
        }
    }
}

/// A case made ready to run.
struct PreparedCase {
    var values: Record
    var set: TemplateSet
    /// Path and UTF-8 offset of each mark.
    var marks: [String: (path: String, offset: Int)] = [:]
    var template: String

    init(_ conformance: ConformanceCase) throws {
        values = try ValuesReader.read(conformance.body("values") ?? "")
        var sources: [TemplateSource] = []
        template = ""
        for section in conformance.sections {
            let path: String
            if section.header == "template" {
                path = "main"
            } else if section.header.hasPrefix("file ") {
                path = String(section.header.dropFirst(5))
            } else {
                continue
            }
            let marked = MarkedSource(section.body, path: path)
            if path == "main" { template = marked.file.text(0..<marked.file.bytes.count) }
            for (mark, offset) in marked.marks { marks[mark] = (path, offset) }
            sources.append(TemplateSource(marked.file))
        }
        set = TemplateSet(sources: sources, entries: [TemplateEntry("main", root: values.type)])
    }

    /// A finding as the cases write it.
    func line(_ diagnostic: Diagnostic) -> String {
        "\(mark(diagnostic.location)) \(diagnostic.rule.id) \(diagnostic.message)"
    }

    func mark(_ location: Diagnostics.SourceLocation?) -> String {
        guard let location else { return "-" }
        let mark = marks.first { $0.value == (location.file.path, location.range.lowerBound) }
        let position = location.file.position(of: location.range.lowerBound)
        return mark?.key ?? "\(location.file.path):\(position.line):\(position.column)"
    }
}
