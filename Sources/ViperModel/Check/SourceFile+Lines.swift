import Diagnostics

extension SourceFile {
    /// The white space at the start of the line that holds `offset`.
    func indentation(at offset: Int) -> String {
        let line = lineRange(around: offset)
        let text = bytes[line].prefix { $0 == 0x20 || $0 == 0x09 }
        return String(decoding: text, as: UTF8.self)
    }

    /// Only white space stands before `offset` on its line.
    func isFirstOnLine(_ offset: Int) -> Bool {
        let line = lineRange(around: offset)
        return bytes[line.lowerBound..<max(line.lowerBound, min(offset, line.upperBound))]
            .allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }
}
