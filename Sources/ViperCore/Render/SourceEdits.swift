import Diagnostics

/// Changes to a text from a spec on its way into the generated code.
struct SourceEdits {
    let source: SourceFile
    private var edits: [(range: Range<Int>, text: String)] = []

    init(_ source: SourceFile) {
        self.source = source
    }

    mutating func replace(_ range: Range<Int>, by text: String) {
        edits.append((range, text))
    }

    mutating func insert(_ text: String, at offset: Int) {
        replace(offset..<offset, by: text)
    }

    /// The text of `range` with the changes that lie in it. Of changes at one place, the earlier made comes first.
    func text(_ range: Range<Int>) -> String {
        var result = ""
        var offset = range.lowerBound
        let ordered = edits.enumerated().sorted {
            ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
        }
        for edit in ordered.map(\.element)
        where edit.range.lowerBound >= offset && edit.range.upperBound <= range.upperBound {
            result += source.text(offset..<edit.range.lowerBound) + edit.text
            offset = edit.range.upperBound
        }
        return result + source.text(offset..<range.upperBound)
    }
}
