import Diagnostics
import SwiftSource

/// The comments that silence a finding, with the reason why:
///
///     weak var view: …   // viper-gen:ignore heldStrongly: the view is a struct
///
/// One that stands alone on its line silences the line below, and several of them the line below them all. Several IDs are
/// separated by commas.
struct Silences {
    /// The comments that do not say what or why.
    private(set) var findings: [Diagnostic] = []
    /// IDs by line, by path, with the comments that name them.
    private var silenced: [String: [Int: [String: SourceLocation]]] = [:]

    init(_ files: [SourceFile]) {
        let areMarked = files.mapInParallel { $0.contains(Self.marker, in: $0.bytes.indices) }
        for (file, isMarked) in zip(files, areMarked) where isMarked { read(file) }
    }

    /// The findings that no comment silences, and those that one does.
    func applied(to findings: [Diagnostic]) -> (kept: [Diagnostic], silenced: [Diagnostic]) {
        guard !silenced.isEmpty else { return (findings, []) }
        var lines = Lines()
        var kept: [Diagnostic] = []
        var gone: [Diagnostic] = []
        for finding in findings {
            if comment(on: finding, &lines) == nil { kept.append(finding) } else { gone.append(finding) }
        }
        return (kept, gone)
    }

    /// The comments, ID by ID, that silence none of these.
    func unused(silencing findings: [Diagnostic]) -> [Diagnostic] {
        guard !silenced.isEmpty else { return [] }
        var lines = Lines()
        var used: [String: Set<SourceLocation>] = [:]
        for finding in findings {
            guard let place = comment(on: finding, &lines) else { continue }
            used[finding.rule.id, default: []].insert(place)
        }
        return silenced.values.flatMap { $0.values.flatMap(\.self) }.compactMap { id, place in
            used[id]?.contains(place) == true ? nil : .unusedIgnore(id, at: place)
        }
    }

    private func comment(on finding: Diagnostic, _ lines: inout Lines) -> SourceLocation? {
        guard let location = finding.location, let silenced = silenced[location.file.path] else { return nil }
        return silenced[lines.line(of: location)]?[finding.rule.id]
    }

    /// The line tables of files, each made once.
    private struct Lines {
        private var tables: [String: LineTable] = [:]

        mutating func line(of location: SourceLocation) -> Int {
            let table = tables[location.file.path] ?? LineTable(location.file)
            tables[location.file.path] = table
            return table.position(of: location.range.lowerBound).line
        }
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
                if file.isFirstOnLine(comment.lowerBound) {
                    alone[line] = ids
                } else {
                    silence(ids, in: file, line)
                }
            }
            end = max(end, token.range.upperBound)
        }
        for line in alone.keys.sorted() {
            let ids = alone[line] ?? [:]
            if alone[line + 1] != nil {
                alone[line + 1]?.merge(ids) { own, _ in own }
            } else {
                silence(ids, in: file, line + 1)
            }
        }
    }

    private mutating func silence(_ ids: [String: SourceLocation], in file: SourceFile, _ line: Int) {
        silenced[file.path, default: [:]][line, default: [:]].merge(ids) { first, _ in first }
    }

    /// The IDs of the rules that a comment silences, with its place; empty where it does not.
    private mutating func read(_ comment: Range<Int>, of file: SourceFile) -> [String: SourceLocation] {
        let text = file.bytes[comment]
        guard let start = text.dropFirst(2).firstIndex(where: { $0 != 0x20 && $0 != 0x09 }),
            text[start...].starts(with: Self.marker)
        else { return [:] }
        let said = file.text(start + Self.marker.count..<comment.upperBound)
        let parts = said.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let place = SourceLocation(file, start..<comment.upperBound)
        let ids = (parts.first ?? "").split { " ,\t".contains($0) }.map(String.init)
        guard !ids.isEmpty else {
            findings.append(.ignoreOfNothing(at: place))
            return [:]
        }
        guard parts.count == 2, parts[1].contains(where: { !$0.isWhitespace }) else {
            findings.append(.ignoreWithoutReason(ids, at: place))
            return [:]
        }
        let adjustable = Set(ids.filter(CoreRules.adjustable.contains))
        for id in ids where !adjustable.contains(id) {
            findings.append(
                CoreRules.everyRule.contains { $0.id == id }
                    ? .ignoreOfFixedRule(id, at: place) : .ignoreOfUnknownRule(id, at: place))
        }
        return Dictionary(uniqueKeysWithValues: adjustable.map { ($0, place) })
    }

    private static let marker = Array("viper-gen:ignore".utf8)
}

extension SourceFile {
    /// The comments from `//` to the end of their lines in a range that holds nothing but white space and comments.
    fileprivate func lineComments(in range: Range<Int>) -> [Range<Int>] {
        guard range.count > 2 else { return [] }
        var comments: [Range<Int>] = []
        var index = range.lowerBound
        while index + 1 < range.upperBound {
            guard bytes[index] == UInt8(ascii: "/") else {
                index += 1
                continue
            }
            if bytes[index + 1] == UInt8(ascii: "/") {
                let end = bytes[index..<range.upperBound].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? range.upperBound
                comments.append(index..<end)
                index = end
            } else {
                index = endOfBlockComment(from: index, in: range)
            }
        }
        return comments
    }

    /// Block comments nest.
    private func endOfBlockComment(from start: Int, in range: Range<Int>) -> Int {
        var (index, depth) = (start, 0)
        while index + 1 < range.upperBound {
            switch (bytes[index], bytes[index + 1]) {
            case (UInt8(ascii: "/"), UInt8(ascii: "*")): depth += 1
            case (UInt8(ascii: "*"), UInt8(ascii: "/")): depth -= 1
            default:
                index += 1
                continue
            }
            index += 2
            if depth == 0 { return index }
        }
        return range.upperBound
    }
}
