/// Searches text for text, in time that grows with the length of the two (Knuth, Morris and Pratt), whatever they are.
struct Search {
    private let pattern: [UInt8]
    /// For each position in the pattern, how much of its start ends there.
    private let borders: [Int]

    init(for pattern: String) {
        let pattern = Array(pattern.utf8)
        var borders = [Int](repeating: 0, count: pattern.count)
        var length = 0
        for index in pattern.indices.dropFirst() {
            while length > 0, pattern[index] != pattern[length] { length = borders[length - 1] }
            if pattern[index] == pattern[length] { length += 1 }
            borders[index] = length
        }
        self.pattern = pattern
        self.borders = borders
    }

    /// Where the pattern begins in `text`, without overlaps, up to `limit` times; nowhere if it is empty.
    func matches(in text: UnsafeBufferPointer<UInt8>, limit: Int = .max) -> [Int] {
        guard !pattern.isEmpty else { return [] }
        var result: [Int] = []
        var length = 0
        for index in text.indices where result.count < limit {
            while length > 0, text[index] != pattern[length] { length = borders[length - 1] }
            if text[index] == pattern[length] { length += 1 }
            if length == pattern.count {
                result.append(index + 1 - length)
                length = 0
            }
        }
        return result
    }

    func isFound(in text: String) -> Bool {
        pattern.isEmpty || text.withBytes { !matches(in: $0, limit: 1).isEmpty }
    }
}

extension String {
    /// The text's UTF-8, in place where it can be.
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        var text = self
        return text.withUTF8(body)
    }
}
