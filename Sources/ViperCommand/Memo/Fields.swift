/// Writes numbers and texts one after the other, each number with a line break behind it, and each text behind its length:
/// a text may hold whatever it likes.
struct FieldWriter: Sendable {
    private(set) var bytes: [UInt8] = []

    mutating func add(_ number: Int) {
        bytes += "\(number)\n".utf8
    }

    mutating func add(_ text: String) {
        add(text.utf8.count)
        bytes += text.utf8
        bytes.append(UInt8(ascii: "\n"))
    }

    /// Adds how many elements there are, and each of them.
    mutating func add<Element>(_ elements: [Element], _ addElement: (inout FieldWriter, Element) -> Void) {
        add(elements.count)
        for element in elements { addElement(&self, element) }
    }
}

/// What was read is not what a `FieldWriter` has written.
struct DamagedText: Error {}

/// Reads what a `FieldWriter` has written.
struct FieldReader: Sendable {
    private(set) var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    /// The next number. None is larger than the longest text.
    mutating func number() throws(DamagedText) -> Int {
        guard let end = rest.firstIndex(of: UInt8(ascii: "\n")),
            let number = Int(String(decoding: rest[..<end], as: UTF8.self)), (0...Int(UInt32.max)).contains(number)
        else { throw DamagedText() }
        rest = rest[(end + 1)...]
        return number
    }

    mutating func text() throws(DamagedText) -> String {
        let count = try number()
        guard rest.count > count, rest[rest.startIndex + count] == UInt8(ascii: "\n") else { throw DamagedText() }
        defer { rest = rest.dropFirst(count + 1) }
        return String(decoding: rest.prefix(count), as: UTF8.self)
    }

    mutating func list<Element>(
        _ readElement: (inout FieldReader) throws(DamagedText) -> Element
    ) throws(DamagedText) -> [Element] {
        var elements: [Element] = []
        for _ in 0..<(try number()) { elements.append(try readElement(&self)) }
        return elements
    }
}
