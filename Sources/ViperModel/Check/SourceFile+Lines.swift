import Diagnostics

extension SourceFile {
    /// Only white space stands before `offset` on its line.
    func isFirstOnLine(_ offset: Int) -> Bool {
        let line = lineRange(around: offset)
        return bytes[line.lowerBound..<max(line.lowerBound, min(offset, line.upperBound))]
            .allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }
}
