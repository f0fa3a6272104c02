import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel

/// Where new declarations go in hand-written files; what goes to one place keeps its order.
struct Insertions {
    /// What a new declaration stands behind.
    enum Place: Hashable {
        /// A member: its file and where it ends.
        case after(file: Int, end: Int)
        /// The brace that opens a type: its file and where it stands. `isTight` where a property follows.
        case atStart(file: Int, brace: Int, isTight: Bool)
        /// The brace that closes a type: its file and where it stands.
        case atEnd(file: Int, brace: Int)
    }

    private var texts: [Place: [Text]] = [:]
    private var order: [Place] = []

    struct Text {
        /// Laid out for its place, the first line without indentation.
        let text: String
        let base: String
        /// An empty line sets it apart from its neighbours.
        let isApart: Bool
    }

    mutating func add(_ text: Text, at place: Place) {
        if texts[place] == nil { order.append(place) }
        texts[place, default: []].append(text)
    }

    mutating func add(_ other: Insertions) {
        for place in other.order {
            for text in other.texts[place, default: []] { add(text, at: place) }
        }
    }

    /// Makes the changes in the files' edits.
    func apply(to edits: inout [Int: SourceEdits], of written: WrittenSwift) {
        for place in order {
            let file = written.files[place.file]
            let added = texts[place, default: []]
            apply(added, at: place, in: file, &edits[place.file, default: SourceEdits(file.source)])
        }
    }

    private func apply(
        _ added: [Text], at place: Place, in file: WrittenFile, _ edits: inout SourceEdits
    ) {
        let lineEnd = file.style.lineEnd
        switch place {
        case .after(_, let end):
            let lines = added.map { lineEnd + ($0.isApart ? lineEnd : "") + $0.base + $0.text }
            let place = file.source.endOfLine(after: end)
            let next = file.source.bytes[place...].first { $0 != 0x20 && $0 != 0x09 } ?? 0x0A
            // What follows on the line has to begin one of its own.
            let isFree = [0x0A, 0x0D, UInt8(ascii: "}"), UInt8(ascii: ";")].contains(next)
            edits.insert(lines.joined() + (isFree ? "" : lineEnd + added[0].base), at: place)
        case .atStart(_, let brace, let isTight):
            guard let end = file.source.endOfEmptyBody(brace) else {
                return insert(added, behind: brace, in: file, isTight, &edits)
            }
            insert(added + atEnd(place.file, end), between: brace, end, in: file, &edits)
        case .atEnd(_, let brace):
            guard let start = file.source.startOfEmptyBody(brace) else {
                return insert(added, before: brace, in: file, &edits)
            }
            if !order.contains(where: { $0.isStart(of: place.file, brace: start) }) {
                insert(added, between: start, brace, in: file, &edits)
            }
        }
    }

    private func atEnd(_ file: Int, _ brace: Int) -> [Text] { texts[.atEnd(file: file, brace: brace), default: []] }

    /// Inserts into a body that holds nothing.
    private func insert(
        _ added: [Text], between start: Int, _ end: Int, in file: WrittenFile, _ edits: inout SourceEdits
    ) {
        let lineEnd = file.style.lineEnd
        edits.replace(
            start + 1..<end, by: lineEnd + joined(added, lineEnd) + lineEnd + file.source.indentation(at: start))
    }

    /// At the start of a type; an empty line follows where something other than a property does.
    private func insert(
        _ added: [Text], behind brace: Int, in file: WrittenFile, _ isTight: Bool, _ edits: inout SourceEdits
    ) {
        let lineEnd = file.style.lineEnd
        let text = joined(added, lineEnd)
        let rest = file.source.bytes[(brace + 1)...].prefix { $0 == 0x20 || $0 == 0x09 }
        let next = brace + 1 + rest.count
        if file.source.endOfLine(after: brace + 1) > brace + 1 || file.source.isLineBreak(at: brace + 1) {
            let end = file.source.endOfLine(after: brace + 1)
            edits.insert(lineEnd + text + (isTight ? "" : lineEnd), at: end)
        } else {
            edits.replace(brace + 1..<next, by: lineEnd + text + lineEnd + lineEnd + added[0].base)
        }
    }

    private func insert(
        _ added: [Text], before brace: Int, in file: WrittenFile, _ edits: inout SourceEdits
    ) {
        let lineEnd = file.style.lineEnd
        let source = file.source
        let text = joined(added, lineEnd)
        if source.startsLine(brace) {
            let line = source.lineRange(around: brace).lowerBound
            let above = source.lineAbove(brace).map { source.text($0).trimmed } ?? ""
            let isFirst = above.isEmpty || above.hasSuffix("{")
            edits.insert((isFirst ? "" : lineEnd) + text + lineEnd, at: line)
            return
        }
        let blanks = source.bytes[..<brace].reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
        edits.replace(
            brace - blanks..<brace, by: lineEnd + lineEnd + text + lineEnd + source.indentation(at: brace))
    }

    private func joined(_ added: [Text], _ lineEnd: String) -> String {
        added.enumerated().map { index, text in
            (index == 0 ? "" : lineEnd + (text.isApart ? lineEnd : "")) + text.base + text.text
        }.joined()
    }
}

extension Insertions.Place {
    var file: Int {
        switch self {
        case .after(let file, _), .atStart(let file, _, _), .atEnd(let file, _): file
        }
    }

    fileprivate func isStart(of file: Int, brace: Int) -> Bool {
        if case .atStart(file, brace, _) = self { true } else { false }
    }
}

extension SourceFile {
    fileprivate func isLineBreak(at offset: Int) -> Bool {
        offset < bytes.count && (bytes[offset] == 0x0A || bytes[offset] == 0x0D)
    }

    /// The brace that closes the one at `start`, where only white space stands between them.
    fileprivate func endOfEmptyBody(_ start: Int) -> Int? {
        let end = start + 1 + bytes[(start + 1)...].prefix { $0.isWhiteSpace }.count
        return end < bytes.count && bytes[end] == UInt8(ascii: "}") ? end : nil
    }

    /// The brace that the one at `end` closes, where only white space stands between them.
    fileprivate func startOfEmptyBody(_ end: Int) -> Int? {
        let start = end - 1 - bytes[..<end].reversed().prefix { $0.isWhiteSpace }.count
        return start >= 0 && bytes[start] == UInt8(ascii: "{") ? start : nil
    }
}
