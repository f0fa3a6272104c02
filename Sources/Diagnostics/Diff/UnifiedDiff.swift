/// The change of a file as a unified diff, which `patch -p1` and `git apply` read.
///
/// The first lines name the file: `--- a/path` and `+++ b/path`, or `/dev/null` if the file does not exist. Each group
/// of changes (a hunk) has three unchanged lines before and after it.
package struct UnifiedDiff: Sendable {
    /// The lines of the diff, with their line feeds.
    package private(set) var lines: [Line] = []

    /// A line of the diff. The kind determines its color in a terminal.
    package struct Line: Sendable, Hashable {
        /// The kind of a line.
        package enum Kind: Sendable { case head, hunk, kept, removed, inserted, remark }

        package var kind: Kind
        package var text: String
    }

    private static let context = 3

    /// Creates the diff of two versions of a file. A version is nil if the file does not exist.
    package init(path: String, from old: [UInt8]?, to new: [UInt8]?) {
        guard old != new else { return }
        addHead(path, old, new)
        guard let before = Text(old ?? []), let after = Text(new ?? []) else {
            add(.remark, "Binary files \(Self.name(path, "a", old)) and \(Self.name(path, "b", new)) differ")
            return
        }
        guard !(before.lines.isEmpty && after.lines.isEmpty) else { return }
        add(.head, "--- " + Self.endedName(Self.name(path, "a", old)))
        add(.head, "+++ " + Self.endedName(Self.name(path, "b", new)))
        let changes = LineDiff(from: before.lines, to: after.lines).changes
        for hunk in Self.hunks(changes) { addHunk(hunk, before, after) }
    }

    /// The text of the diff.
    package var text: String { lines.map(\.text).joined() }

    private mutating func add(_ kind: Line.Kind, _ text: String) {
        lines.append(Line(kind: kind, text: text + "\n"))
    }

    // MARK: Head

    private mutating func addHead(_ path: String, _ old: [UInt8]?, _ new: [UInt8]?) {
        add(.head, "diff --git \(Self.quoted("a/" + path)) \(Self.quoted("b/" + path))")
        if old == nil { add(.head, "new file mode 100644") }
        if new == nil { add(.head, "deleted file mode 100644") }
    }

    private static func name(_ path: String, _ side: String, _ bytes: [UInt8]?) -> String {
        bytes == nil ? "/dev/null" : quoted(side + "/" + path)
    }

    /// Returns a file name for a line with `---` or `+++`. If the name contains a space, `patch` requires a tab after
    /// it.
    private static func endedName(_ name: String) -> String { name.utf8.contains(0x20) ? name + "\t" : name }

    /// Returns a path as git writes it. A path with quotes, backslashes or control characters is in quotes.
    private static func quoted(_ name: String) -> String {
        guard name.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C || $0 == 0x7F }) else { return name }
        let escaped = name.replacingScalars { scalar in
            switch scalar {
            case "\"": "\\\""
            case "\\": "\\\\"
            case "\t": "\\t"
            case "\n": "\\n"
            case "\r": "\\r"
            // Git writes other control characters as three octal digits.
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                "\\" + String(0o1000 + scalar.value, radix: 8).dropFirst()
            default: nil
            }
        }
        return "\"" + escaped + "\""
    }

    // MARK: Hunks

    private struct Text {
        let lines: [ArraySlice<UInt8>]

        /// Returns nil for a binary file: a file with invalid UTF-8 or a zero byte.
        init?(_ bytes: [UInt8]) {
            if bytes.contains(0) || !String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) { return nil }
            lines = bytes[...].lines
        }
    }

    /// Groups the changes into hunks. Changes whose context lines touch or overlap are in the same hunk.
    private static func hunks(_ changes: [LineDiff.Change]) -> [[LineDiff.Change]] {
        changes.reduce(into: []) { hunks, change in
            if let last = hunks.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * context {
                hunks[hunks.count - 1].append(change)
            } else {
                hunks.append([change])
            }
        }
    }

    private mutating func addHunk(_ hunk: [LineDiff.Change], _ before: Text, _ after: Text) {
        guard let first = hunk.first, let last = hunk.last else { return }
        let leading = min(Self.context, first.old.lowerBound)
        let trailing = min(Self.context, before.lines.count - last.old.upperBound)
        let old = first.old.lowerBound - leading..<last.old.upperBound + trailing
        let new = first.new.lowerBound - leading..<last.new.upperBound + trailing
        add(.hunk, "@@ -\(Self.place(old)) +\(Self.place(new)) @@")
        var line = old.lowerBound
        for change in hunk {
            addLines(.kept, " ", before.lines[line..<change.old.lowerBound])
            addLines(.removed, "-", before.lines[change.old])
            addLines(.inserted, "+", after.lines[change.new])
            line = change.old.upperBound
        }
        addLines(.kept, " ", before.lines[line..<old.upperBound])
    }

    /// Returns a range of lines as in the head of a hunk. Examples: `3,7` for seven lines from line 3, `3` for line 3
    /// alone, `2,0` for no lines after line 2.
    private static func place(_ range: Range<Int>) -> String {
        switch range.count {
        case 0: "\(range.lowerBound),0"
        case 1: "\(range.lowerBound + 1)"
        default: "\(range.lowerBound + 1),\(range.count)"
        }
    }

    private mutating func addLines(_ kind: Line.Kind, _ sign: String, _ texts: ArraySlice<ArraySlice<UInt8>>) {
        for text in texts {
            let isEnded = text.last == 0x0A
            let content = String(decoding: isEnded ? text.dropLast() : text, as: UTF8.self)
            add(kind, sign + content)
            if !isEnded { add(.remark, "\\ No newline at end of file") }
        }
    }
}
