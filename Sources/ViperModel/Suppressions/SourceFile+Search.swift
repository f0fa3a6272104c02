import Diagnostics

extension SourceFile {
    /// Whether `needle`, which is not empty, stands somewhere in a range of the text.
    package func contains(_ needle: [UInt8], in range: Range<Int>) -> Bool {
        guard let first = needle.first, range.count >= needle.count else { return false }
        return bytes.withUnsafeBufferPointer { bytes in
            let end = range.upperBound - needle.count
            return (range.lowerBound...end).contains { index in
                bytes[index] == first && bytes[index..<index + needle.count].elementsEqual(needle)
            }
        }
    }
}
