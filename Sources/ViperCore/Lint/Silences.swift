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
    /// IDs by line, by path.
    private var silenced: [String: [Int: Set<String>]] = [:]

    init(_ files: [SourceFile]) {
        for file in files where file.bytes.contains(Self.marker) { read(file) }
    }

    /// The findings that no comment silences.
    func applied(to findings: [Diagnostic]) -> [Diagnostic] {
        guard !silenced.isEmpty else { return findings }
        var tables: [String: LineTable] = [:]
        return findings.filter { finding in
            guard let location = finding.location, let lines = silenced[location.file.path] else { return true }
            let table = tables[location.file.path] ?? LineTable(location.file)
            tables[location.file.path] = table
            return lines[table.position(of: location.range.lowerBound).line]?.contains(finding.rule.id) != true
        }
    }

    private mutating func read(_ file: SourceFile) {
        let lines = LineTable(file)
        var alone: [Int: Set<String>] = [:]
        var end = 0
        for token in Lexer.tokens(of: file) {
            for comment in file.lineComments(in: end..<max(end, token.range.lowerBound)) {
                let ids = read(comment, of: file)
                if ids.isEmpty { continue }
                let line = lines.position(of: comment.lowerBound).line
                if file.isFirstOnLine(comment.lowerBound) {
                    alone[line] = ids
                } else {
                    silenced[file.path, default: [:]][line, default: []].formUnion(ids)
                }
            }
            end = max(end, token.range.upperBound)
        }
        for line in alone.keys.sorted() {
            let ids = alone[line] ?? []
            if alone[line + 1] != nil {
                alone[line + 1]?.formUnion(ids)
            } else {
                silenced[file.path, default: [:]][line + 1, default: []].formUnion(ids)
            }
        }
    }

    /// The IDs of the rules that a comment silences; empty where it does not.
    private mutating func read(_ comment: Range<Int>, of file: SourceFile) -> Set<String> {
        let text = file.bytes[comment]
        guard let start = text.dropFirst(2).firstIndex(where: { $0 != 0x20 && $0 != 0x09 }),
            text[start...].starts(with: Self.marker)
        else { return [] }
        let said = file.text(start + Self.marker.count..<comment.upperBound)
        let parts = said.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let place = SourceLocation(file, start..<comment.upperBound)
        let ids = (parts.first ?? "").split { " ,\t".contains($0) }.map(String.init)
        guard !ids.isEmpty else {
            findings.append(.ignoreOfNothing(at: place))
            return []
        }
        guard parts.count == 2, parts[1].contains(where: { !$0.isWhitespace }) else {
            findings.append(.ignoreWithoutReason(ids, at: place))
            return []
        }
        let adjustable = Set(ids.filter(CoreRules.adjustable.contains))
        for id in ids where !adjustable.contains(id) {
            findings.append(
                CoreRules.everyRule.contains { $0.id == id }
                    ? .ignoreOfFixedRule(id, at: place) : .ignoreOfUnknownRule(id, at: place))
        }
        return adjustable
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

extension [UInt8] {
    /// Whether `needle`, which is not empty, stands somewhere in it.
    fileprivate func contains(_ needle: [UInt8]) -> Bool {
        guard let first = needle.first, count >= needle.count else { return false }
        return withUnsafeBufferPointer { bytes in
            var index = 0
            while index + needle.count <= bytes.count {
                if bytes[index] == first, bytes[index..<index + needle.count].elementsEqual(needle) { return true }
                index += 1
            }
            return false
        }
    }
}
