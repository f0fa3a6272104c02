import Diagnostics
import SwiftSource
import TemplateEngine

/// The header of a project's own template that adds files, in a comment at its start:
///
///     {#
///         file: {{ app.sources }}/{{ name }}/{{ name }}Analytics.swift
///         for:  module
///         if:   router
///     #}
///
/// `file` is the path, itself a template. `for` is `module` or `app`: one file for each module, or one for the app.
/// With `if`, a file is added only if the condition is true.
struct TemplateHead: Sendable {
    /// Whether the template adds a file for each module or one for the app.
    enum Subject: String, Sendable, CaseIterable {
        case module, app

        /// The root record of the template.
        var root: RecordType {
            switch self {
            case .module: ModuleRecord.schema.type
            case .app: AppFilesRecord.schema.type
            }
        }
    }

    private enum Key: String, CaseIterable {
        case file, `for`, `if`
    }

    let path: HeadText
    /// The condition; nil if the file is always added.
    let condition: HeadText?
    let subject: Subject

    /// Reads the header. Returns nil if there is none, because such a template adds no file: other templates include
    /// it.
    init?(of file: SourceFile, named name: String, _ diagnostics: inout [Diagnostic]) {
        let lines = Self.lines(of: file)
        guard lines.contains(where: \.isLikeHead) else { return nil }
        let values = Self.values(of: lines, in: file, &diagnostics)
        guard let path = values[.file] else { return nil }
        subject = values[.for].flatMap { Self.subject(at: $0, in: file, &diagnostics) } ?? .module
        self.path = HeadText(file, path, name: name + "#file")
        condition = values[.if].map {
            HeadText(file, $0, name: name + "#if", between: "{% if ", and: " %}yes{% endif %}")
        }
    }

    /// Returns the values by key, and reports unknown and duplicate keys and keys without a value.
    private static func values(
        of lines: [Line], in file: SourceFile, _ diagnostics: inout [Diagnostic]
    ) -> [Key: Range<Int>] {
        var values: [Key: Range<Int>] = [:]
        for line in lines {
            func report(_ message: String, notes: [Diagnostic.Note] = [], fixIts: [Diagnostic.FixIt] = []) {
                diagnostics.report(
                    .templateHead, message, at: SourceLocation(file, line.range), notes: notes, fixIts: fixIts)
            }
            guard let key = Key(rawValue: line.key) else {
                let known = Key.allCases.map(\.rawValue)
                let near = nearest(to: line.key, in: known)
                report(
                    "unknown key '\(line.key.printable)' in a template header; expected \(known.quotedList)",
                    fixIts: near.map { [.replace(Identifier(line.key, line.range), by: $0)] } ?? [])
                continue
            }
            if values.updateValue(line.value, forKey: key) != nil {
                report("duplicate '\(line.key)'", notes: ["remove one of them"])
            }
            if line.value.isEmpty {
                report("missing value after '\(line.key):'", notes: ["write it, or remove the line"])
            }
        }
        return values
    }

    /// Returns the value of `for`; nil if it is missing or unknown. Reports an unknown value.
    private static func subject(
        at range: Range<Int>, in file: SourceFile, _ diagnostics: inout [Diagnostic]
    ) -> Subject? {
        let written = file.text(range)
        if let subject = Subject(rawValue: written) { return subject }
        if !range.isEmpty {
            diagnostics.report(
                .templateHead,
                "unknown value '\(written.printable)' of 'for'; expected 'module' or 'app'",
                at: SourceLocation(file, range),
                fixIts: Subject.allCases.map { .replace(Identifier(written, range), by: $0.rawValue) })
        }
        return nil
    }

    private struct Line {
        let key: String
        let range: Range<Int>
        let value: Range<Int>

        /// Whether the key is `file` or a misspelling of it. With a misspelling, the comment still counts as a header,
        /// so that the misspelling is reported. Otherwise, the template would silently add no file.
        var isLikeHead: Bool {
            key == Key.file.rawValue || (!value.isEmpty && nearest(to: key, in: [Key.file.rawValue]) != nil)
        }
    }

    /// Returns the lines of the comment at the start of the file, without surrounding white space.
    private static func lines(of file: SourceFile) -> [Line] {
        let bytes = file.bytes
        let start = bytes.prefix { $0.isWhiteSpace || $0 == 0xEF || $0 == 0xBB || $0 == 0xBF }.count
        guard bytes[start...].starts(with: Array("{#".utf8)) else { return [] }
        let open = start + (bytes[(start + 2)...].first == UInt8(ascii: "-") ? 3 : 2)
        let close = bytes[open...].indices.first { bytes[$0...].starts(with: Array("#}".utf8)) }
        guard let close else { return [] }
        let end = close > open && bytes[close - 1] == UInt8(ascii: "-") ? close - 1 : close
        return bytes[open..<end].split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).compactMap { line in
            let text = line.trimmed(where: \.isWhiteSpace)
            guard !text.isEmpty else { return nil }
            let colon = text.firstIndex(of: UInt8(ascii: ":")) ?? text.endIndex
            let key = text[..<colon].trimmed(where: \.isWhiteSpace)
            let value = text[min(colon + 1, text.endIndex)...].trimmed(where: \.isWhiteSpace)
            return Line(key: file.text(key.indices), range: key.indices, value: value.indices)
        }
    }
}
