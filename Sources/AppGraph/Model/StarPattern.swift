/// A pattern in which `*` matches any number of characters.
struct StarPattern {
    private let pattern: [Unicode.Scalar]

    init(_ pattern: String) { self.pattern = Array(pattern.unicodeScalars) }

    /// Returns whether the pattern matches the whole text. After a mismatch, tries again with one more character
    /// matched by the last star.
    func matches(_ text: String) -> Bool {
        let text = Array(text.unicodeScalars)
        var (at, inPattern) = (0, 0)
        var star: (text: Int, pattern: Int)?
        while at < text.count {
            if inPattern < pattern.count, pattern[inPattern] == "*" {
                star = (at, inPattern)
                inPattern += 1
            } else if inPattern < pattern.count, pattern[inPattern] == text[at] {
                (at, inPattern) = (at + 1, inPattern + 1)
            } else if let last = star {
                star = (last.text + 1, last.pattern)
                (at, inPattern) = (last.text + 1, last.pattern + 1)
            } else {
                return false
            }
        }
        return pattern[inPattern...].allSatisfy { $0 == "*" }
    }
}
