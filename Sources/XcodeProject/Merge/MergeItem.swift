/// An entry of a dictionary or an element of a list, with its text.
struct MergeItem {
    /// The key that identifies an element.
    let key: String
    let value: PropertyList
    /// The line break and blanks before the element.
    let leading: ArraySlice<UInt8>
    /// The text up to the semicolon or comma, with comments.
    let text: ArraySlice<UInt8>
    /// The complete text of the file.
    let bytes: [UInt8]

    /// Whether the item begins a line.
    var hasOwnLines: Bool { leading.contains(0x0A) }

    /// The element with the text before it.
    var whole: [UInt8] { Array(leading + text) }

    /// The text before the value: a key with its comment.
    var start: ArraySlice<UInt8> { text[..<value.range.lowerBound] }

    /// The text after the value.
    var end: ArraySlice<UInt8> { text[value.range.upperBound...] }

    /// The comment of an element, which determines the order of elements added at the same position.
    var comment: String {
        value.range.lowerBound == text.startIndex
            ? String(decoding: text.dropFirst(value.range.count), as: UTF8.self) : ""
    }

    /// The kind of an object.
    var isa: String { value["isa"]?.string ?? "" }
}

/// The items of a dictionary or list. Together they are its text.
struct MergeItems {
    let all: [MergeItem]
    let byKey: [String: MergeItem]
    /// Whether the items are elements of a list.
    let areElements: Bool
    /// The text after the last item, including the bracket.
    let end: ArraySlice<UInt8>

    /// Returns nil for a string, and for a list of values other than objects that contains a value twice, because its
    /// elements cannot be matched. In the list of objects, lines between sections belong to no item.
    init?(of value: PropertyList, in bytes: [UInt8], areObjects: Bool = false) {
        let parts: [(key: String, value: PropertyList, range: Range<Int>)]
        switch value.content {
        case .dictionary(let entries): parts = entries.map { ($0.key, $0.value, $0.range) }
        case .array(let elements):
            parts = elements.enumerated().map { index, element in
                let next =
                    index + 1 < elements.count ? elements[index + 1].range.lowerBound : value.range.upperBound - 1
                let end = Self.end(of: element.range, before: next, in: bytes)
                let text = String(decoding: bytes[element.range], as: UTF8.self)
                return (element.string ?? text, element, element.range.lowerBound..<end)
            }
        case .string, .data: return nil
        }
        let keys = parts.map(\.key).numbered
        areElements = value.array != nil
        var offset = value.range.lowerBound + 1
        var all: [MergeItem] = []
        for (key, part) in zip(keys, parts) {
            var leading = bytes[offset..<part.range.lowerBound]
            if areObjects, let line = leading.lastIndex(of: 0x0A) {
                leading = leading[(line > offset && bytes[line - 1] == 0x0D ? line - 1 : line)...]
            }
            all.append(
                MergeItem(key: key, value: part.value, leading: leading, text: bytes[part.range], bytes: bytes))
            if key != part.key, !all[all.count - 1].comment.contains("/*") { return nil }
            offset = part.range.upperBound
        }
        self.all = all
        byKey = Dictionary(uniqueKeysWithValues: all.map { ($0.key, $0) })
        end = bytes[offset..<value.range.upperBound]
    }

    /// Returns the end of an element with its comma; without a comma, the end with its comment.
    private static func end(of range: Range<Int>, before limit: Int, in bytes: [UInt8]) -> Int {
        var rest = bytes[range.upperBound..<limit]
        var end = range.upperBound
        while let byte = rest.first {
            if byte == UInt8(ascii: ",") { return rest.startIndex + 1 }
            if rest.starts(with: "/*".utf8), let close = rest.dropFirst(2).firstRange(of: Array("*/".utf8)) {
                rest = rest[close.upperBound...]
                end = rest.startIndex
            } else {
                rest = rest.dropFirst()
            }
        }
        return end
    }
}

extension [String] {
    /// The strings, made unique by numbers.
    var numbered: [String] {
        var counts: [String: Int] = [:]
        return map { text in
            counts[text, default: 0] += 1
            return counts[text] == 1 ? text : "\(text)\n\(counts[text] ?? 0)"
        }
    }
}
