import ViperGeneration

/// A file that a merge left its markers in.
enum ConflictSides {
    /// The text without the lines of the markers: what both sides say, one after the other.
    static func both(of bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var lines = LineReader(bytes)
        while let line = lines.next() {
            if !markers.contains(where: { line.starts(with: $0) }) { result += line }
        }
        return result
    }

    private static let markers = ["<<<<<<< ", "||||||| ", "=======", ">>>>>>> "].map { Array($0.utf8) }
}
