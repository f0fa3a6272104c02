import Diagnostics

extension SourceFile {
    /// Whether `needle`, which is not empty, stands somewhere in a range of the text, by Horspool's search.
    package func contains(_ needle: [UInt8], in range: Range<Int>) -> Bool {
        guard let last = needle.last else { return false }
        // How far it can be moved on where a byte stands at its end that is none of its own, or one before its end.
        var steps = [UInt8](repeating: UInt8(clamping: needle.count), count: 256)
        for (index, byte) in needle.dropLast().enumerated() {
            steps[Int(byte)] = UInt8(clamping: needle.count - 1 - index)
        }
        return bytes.withUnsafeBufferPointer { bytes in
            var end = range.lowerBound + needle.count - 1
            while end < range.upperBound {
                if bytes[end] == last, bytes[end - needle.count + 1...end].elementsEqual(needle) { return true }
                end += Int(steps[Int(bytes[end])])
            }
            return false
        }
    }
}
