import Diagnostics
import SwiftSource
import ViperSpec

/// The comments that suppress a finding, with the reason why:
///
///     weak var view: …   // viper-gen:ignore heldStrongly: the view is a struct
///
/// A comment that is alone on its line applies to the next line. Several such comments in a row apply to the line
/// after them. IDs are separated by commas.
package struct Suppressions {
    /// The findings about invalid suppression comments.
    package private(set) var findings: [Diagnostic] = []
    /// The locations of suppression comments, by path, line and rule ID.
    private var suppressed: [String: [Int: [String: SourceLocation]]] = [:]
    private let rules: KnownRules

    /// Reads the suppression comments of files. `rules` returns all rules.
    package init(_ files: [SourceFile], rules: @escaping KnownRules) {
        self.rules = rules
        for file in files where file.contains(Self.marker, in: file.bytes.indices) { read(file) }
    }

    /// Returns the findings that no comment suppresses, and the suppressed findings.
    package func applied(to findings: [Diagnostic]) -> (kept: [Diagnostic], suppressed: [Diagnostic]) {
        guard !suppressed.isEmpty else { return (findings, []) }
        var places = SourcePositions()
        var kept: [Diagnostic] = []
        var gone: [Diagnostic] = []
        for finding in findings {
            if comment(on: finding, &places) == nil { kept.append(finding) } else { gone.append(finding) }
        }
        return (kept, gone)
    }

    /// Returns a warning for each ID in a comment that suppresses none of these findings.
    package func unused(suppressing findings: [Diagnostic]) -> [Diagnostic] {
        guard !suppressed.isEmpty else { return [] }
        var places = SourcePositions()
        var used: [String: Set<SourceLocation>] = [:]
        for finding in findings {
            guard let place = comment(on: finding, &places) else { continue }
            used[finding.rule.id, default: []].insert(place)
        }
        return suppressed.values.flatMap { $0.values.flatMap(\.self) }.compactMap { id, place in
            if used[id]?.contains(place) == true { return nil }
            return Diagnostic(
                .unusedIgnore, "suppression of '\(id)' has no effect", at: place,
                notes: ["delete '\(id)' from the comment, or the whole comment"])
        }
    }

    private func comment(on finding: Diagnostic, _ places: inout SourcePositions) -> SourceLocation? {
        guard let location = finding.location, let suppressed = suppressed[location.file.path] else { return nil }
        return suppressed[places.start(of: location).line]?[finding.rule.id]
    }

    private mutating func read(_ file: SourceFile) {
        let lines = LineTable(file)
        var alone: [Int: [String: SourceLocation]] = [:]
        var end = 0
        for token in Lexer.tokens(of: file) {
            for comment in file.lineComments(in: end..<max(end, token.range.lowerBound)) {
                let ids = read(comment, of: file)
                if ids.isEmpty { continue }
                let line = lines.position(of: comment.lowerBound).line
                if file.startsLine(comment.lowerBound) {
                    alone[line] = ids
                } else {
                    suppress(ids, in: file, line)
                }
            }
            end = max(end, token.range.upperBound)
        }
        for line in alone.keys.sorted() {
            let ids = alone[line] ?? [:]
            if alone[line + 1] != nil {
                alone[line + 1]?.merge(ids) { own, _ in own }
            } else {
                suppress(ids, in: file, line + 1)
            }
        }
    }

    private mutating func suppress(_ ids: [String: SourceLocation], in file: SourceFile, _ line: Int) {
        suppressed[file.path, default: [:]][line, default: [:]].merge(ids) { first, _ in first }
    }

    /// Returns the IDs of the rules that a comment suppresses, with the comment's location; empty if it suppresses
    /// none.
    private mutating func read(_ comment: Range<Int>, of file: SourceFile) -> [String: SourceLocation] {
        let text = file.bytes[comment]
        guard let start = text.dropFirst(2).firstIndex(where: { $0 != 0x20 && $0 != 0x09 }),
            text[start...].starts(with: Self.marker)
        else { return [:] }
        let place = SourceLocation(file, start..<comment.upperBound)
        let said = file.text(start + Self.marker.count..<comment.upperBound).drop(while: \.isWhitespace)
        if said.hasPrefix("disable") {
            findings.report(.invalidIgnore, "'disable' is not supported", at: place, notes: [Self.shape])
        }
        guard said.hasPrefix("ignore") else { return [:] }
        let parts = said.dropFirst(6).split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let ids = (parts.first ?? "").split { " ,\t".contains($0) }.map(String.init)
        guard !ids.isEmpty else {
            findings.report(
                .invalidIgnore, "suppression comment has no rule ID", at: place, notes: [Self.shape])
            return [:]
        }
        guard parts.count == 2, parts[1].contains(where: { !$0.isWhitespace }) else {
            findings.report(
                .invalidIgnore, "suppression of '\(ids.joined(separator: ", "))' has no reason", at: place,
                notes: [Self.shape])
            return [:]
        }
        for id in ids where Rule.currentID(of: id) != id {
            let range = text.firstRange(of: Array(id.utf8)) ?? comment
            findings.append(.renamedRule(id, at: place, range: range))
        }
        return suppressible(ids.map(Rule.currentID), at: place)
    }

    /// Returns the IDs that a comment may suppress, with the comment's location. Reports the other IDs.
    private mutating func suppressible(_ ids: [String], at place: SourceLocation) -> [String: SourceLocation] {
        let known = rules()
        let adjustable = Set(ids.filter { known[$0]?.isAdjustable == true })
        for id in ids where !adjustable.contains(id) {
            if known[id] != nil {
                findings.report(
                    .invalidIgnore, "'\(id)' cannot be suppressed", at: place,
                    notes: ["fix the finding; it prevents generation"])
            } else {
                let advice =
                    Rule.adviceOnRemovedRule(id)
                    ?? nearest(to: id, in: known.keys.sorted()).map { "did you mean '\($0)'?" }
                findings.report(
                    .invalidIgnore, "unknown rule '\(id)'", at: place,
                    notes: [.init(advice ?? "run 'viper-gen explain' to list the rules")])
            }
        }
        return Dictionary(uniqueKeysWithValues: adjustable.map { ($0, place) })
    }

    private static let marker = Array("viper-gen:".utf8)
    private static let shape: Diagnostic.Note = "write '// viper-gen:ignore ID: reason'"
}

extension SourceFile {
    /// Returns the line comments in a range that contains only white space and comments.
    fileprivate func lineComments(in range: Range<Int>) -> [Range<Int>] {
        var comments: [Range<Int>] = []
        var rest = bytes[range]
        while let start = rest.firstIndex(of: ASCII.slash) {
            let comment = SourceComment(at: start, in: bytes, before: range.upperBound)
            if comment.kind == .line { comments.append(comment.range) }
            rest = bytes[comment.range.upperBound..<range.upperBound]
        }
        return comments
    }
}

extension Rule {
    static let invalidIgnore = Rule(
        id: "invalidIgnore", isAdjustable: true,
        summary: "Invalid suppression comment",
        explanation: """
            '// viper-gen:ignore ID: reason' suppresses the rule's findings on the line of the comment. If the comment \
            is alone on its line, it suppresses findings on the next line. The ID must be that of a rule that can be \
            switched off, and the reason is required.
            """,
        wrong: "// viper-gen:ignore longBody\nmodule List {}",
        right: "// viper-gen:ignore unopenedModule: the widget opens it\nmodule List {}")

    static let unusedIgnore = Rule(
        id: "unusedIgnore", severity: .warning, isAdjustable: true,
        summary: "Suppression comment has no effect",
        explanation: """
            The line that the comment covers has no finding of the named rule: someone fixed the finding, or moved the \
            code. Delete the comment, so that it does not hide a future finding. viper-gen reports this only if \
            'check' runs for all modules.
            """,
        wrong: "// viper-gen:ignore longBody: a table\nfinal class ListRouter {\n    func open() {}\n}",
        right: "final class ListRouter {\n    func open() {}\n}")
}
