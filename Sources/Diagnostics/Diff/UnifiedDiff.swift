/// A change of a file in the unified format of `patch -p1` and `git apply`.
///
/// The head has the names, `--- a/path` and `+++ b/path` (`/dev/null` for a missing file). Hunks have three lines of
/// context. Each line includes its line break.
package struct UnifiedDiff: Sendable {
    /// The lines of the diff, with their line feeds.
    package private(set) var lines: [Line] = []

    /// A line with its kind, for colors.
    package struct Line: Sendable, Hashable {
        /// The kind of a line.
        package enum Kind: Sendable { case head, hunk, kept, removed, inserted, remark }

        package var kind: Kind
        package var text: String
    }

    private static let context = 3

    /// Creates the diff of two contents; nil means that the file does not exist.
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

    /// Returns a name with a tab at its end if it contains a blank, which `patch` requires.
    private static func endedName(_ name: String) -> String { name.utf8.contains(0x20) ? name + "\t" : name }

    /// Returns a path in quotes if git quotes it: with quotes, backslashes or control characters.
    private static func quoted(_ name: String) -> String {
        guard name.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C || $0 == 0x7F }) else { return name }
        let escaped = name.replacingScalars { scalar in
            switch scalar {
            case "\"": "\\\""
            case "\\": "\\\\"
            case "\t": "\\t"
            case "\n": "\\n"
            case "\r": "\\r"
            // All others have three octal digits.
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

        /// Returns nil for binary files: invalid UTF-8, or a zero byte.
        init?(_ bytes: [UInt8]) {
            if bytes.contains(0) || !String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) { return nil }
            lines = bytes[...].lines
        }
    }

    /// Groups changes with overlapping context.
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

    /// Returns the first line and the number of lines, such as `3,7`; `3` for one line. For no lines, returns the line
    /// before.
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
