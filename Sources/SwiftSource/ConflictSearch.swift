import Diagnostics

/// Finds the conflict markers that git leaves in a file if two branches changed the same lines.
package enum ConflictSearch {
    /// Returns the first line of the first conflict; nil if there is none.
    ///
    /// A conflict has three lines that start with `<<<<<<<`, `=======` and `>>>>>>>`, in this order.
    package static func first(in file: SourceFile) -> SourceLocation? {
        let bytes = file.bytes
        var start: Int?
        var isHalved = false
        var index = 0
        while index < bytes.count {
            switch mark(bytes[index...]) {
            case ASCII.less:
                if start == nil { start = index }
            case ASCII.equal: isHalved = isHalved || start != nil
            case ASCII.greater:
                if isHalved, let start { return SourceLocation(file, file.lineRange(around: start)) }
            default: break
            }
            guard let end = bytes[index...].firstIndex(of: 0x0A) else { return nil }
            index = end + 1
        }
        return nil
    }

    /// Returns whether a line is a conflict marker.
    package static func isMark(_ line: ArraySlice<UInt8>) -> Bool { mark(line) != nil }

    /// Returns the character that a conflict marker repeats; nil if the line is no marker.
    ///
    /// A marker is at least seven characters long. For each level of a nested conflict, git adds one more character.
    private static func mark(_ line: ArraySlice<UInt8>) -> UInt8? {
        guard let letter = line.first, letters.contains(letter) else { return nil }
        let rest = line.drop { $0 == letter }
        guard line.count - rest.count >= 7 else { return nil }
        guard let end = rest.first else { return letter }
        return [0x20, 0x0A, 0x0D].contains(end) ? letter : nil
    }

    private static let letters = Array("<|=>".utf8)
}

extension Rule {
    package static let conflictMarkers = Rule(
        id: "conflictMarkers", summary: "Unresolved merge conflict",
        explanation: """
            The file contains both sides of a merge conflict, marked by lines that start with '<<<<<<<', '=======' and \
            '>>>>>>>'. viper-gen does not read the file. Resolve the conflict. In generated files, you need not resolve \
            conflicts: after you merge the specs, run 'viper-gen generate'.
            """,
        wrong: "<<<<<<< HEAD\nmodule List {}\n=======\nmodule Rows {}\n>>>>>>> rows",
        right: "module List {}")
}

extension Diagnostic {
    package static func conflictMarkers(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .conflictMarkers, "unresolved merge conflict", at: location,
            notes: [
                Note("resolve the conflict, and delete the lines that start with '<<<<<<<', '=======' and '>>>>>>>'")
            ])
    }
}
