/// An entry of a dictionary, or an element of an array, and its text in the project file.
struct MergeItem {
    /// The key that identifies the item in the other versions of the project: an entry's key, or an element's text.
    let key: String
    let value: PropertyList
    /// The white space before the item.
    let leading: ArraySlice<UInt8>
    /// The item's text with comments, up to the semicolon or comma.
    let text: ArraySlice<UInt8>
    /// The complete text of the file.
    let bytes: [UInt8]

    /// Whether the item starts on a new line.
    var hasOwnLines: Bool { leading.contains(0x0A) }

    /// The item's text with the white space before it.
    var whole: [UInt8] { Array(leading + text) }

    /// The part of the text before the value: an entry's key and the key's comment.
    var start: ArraySlice<UInt8> { text[..<value.range.lowerBound] }

    /// The part of the text after the value.
    var end: ArraySlice<UInt8> { text[value.range.upperBound...] }

    /// The comment after an element of an array. Elements that are added at the same position are sorted by it.
    var comment: String {
        value.range.lowerBound == text.startIndex
            ? String(decoding: text.dropFirst(value.range.count), as: UTF8.self) : ""
    }

    /// The value of the key `isa`, the kind of an object: `PBXGroup`.
    var isa: String { value["isa"]?.string ?? "" }
}

/// The items of a dictionary or array.
struct MergeItems {
    let all: [MergeItem]
    let byKey: [String: MergeItem]
    /// Whether the items are elements of an array.
    let areElements: Bool
    /// The text after the last item, including the closing bracket.
    let end: ArraySlice<UInt8>

    /// Returns nil for strings. Also returns nil for an array with a duplicate element that has no comment, because its
    /// elements cannot be matched with another version. If `areObjects` is true, lines between the sections of objects
    /// belong to no item.
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

    /// Returns the end of an element's text, after its comment and comma if there are any.
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
    /// The strings, made unique by a number after a line break: the second `a` becomes `a\n2`.
    var numbered: [String] {
        var counts: [String: Int] = [:]
        return map { text in
            counts[text, default: 0] += 1
            return counts[text] == 1 ? text : "\(text)\n\(counts[text] ?? 0)"
        }
    }
}
