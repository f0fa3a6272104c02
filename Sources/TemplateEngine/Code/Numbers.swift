/// Writes numbers as letters that may stand between the quotes of a Swift literal: of each number five bits a letter, the lowest
/// first, and from `P` on where more of it follow. Most numbers of a program are one or two letters.
struct NumberWriter {
    private var letters: [UInt8] = []

    fileprivate static let zero = UInt8(ascii: "0")
    fileprivate static let isFollowed = 32

    var text: String { String(decoding: letters, as: UTF8.self) }

    /// None of them is negative.
    mutating func write(_ numbers: Int...) {
        for number in numbers { write(number) }
    }

    mutating func write(_ numbers: Int..., optional: Int?) {
        for number in numbers { write(number) }
        write(optional.map { $0 + 1 } ?? 0)
    }

    /// How many elements there are, and each of them.
    mutating func write<Element>(_ elements: [Element], _ writeElement: (Element, inout NumberWriter) -> Void) {
        write(elements.count)
        for element in elements { writeElement(element, &self) }
    }

    private mutating func write(_ number: Int) {
        var rest = number
        while rest >= Self.isFollowed {
            letters.append(Self.zero + UInt8(Self.isFollowed | rest & (Self.isFollowed - 1)))
            rest /= Self.isFollowed
        }
        letters.append(Self.zero + UInt8(rest))
    }
}

/// Reads what a `NumberWriter` has written.
struct NumberReader {
    private let letters: [UInt8]
    private var index = 0
    private var isTooShort = false

    init(_ text: String) { letters = Array(text.utf8) }

    /// There is nothing left, and there was no lack of anything.
    var isAllRead: Bool { index == letters.count && !isTooShort }

    /// What the numbers tell of is not there.
    mutating func fail() { isTooShort = true }

    /// The next number; zero where there is none.
    mutating func next() -> Int {
        var number = 0
        var shift = 0
        while index < letters.count, shift < Int.bitWidth {
            let digit = Int(letters[index] &- NumberWriter.zero)
            index += 1
            if digit < NumberWriter.isFollowed { return (number | digit << shift) & .max }
            number |= (digit & (NumberWriter.isFollowed - 1)) << shift
            shift += 5
        }
        isTooShort = true
        return 0
    }

    mutating func optional() -> Int? {
        let number = next()
        return number == 0 ? nil : number - 1
    }

    /// Written as its lower bound and its length.
    mutating func range() -> Range<Int> {
        let start = next()
        return start..<start + next()
    }

    mutating func list<Element>(_ read: (inout NumberReader) -> Element) -> [Element] {
        list(count: next(), read)
    }

    mutating func list<Element>(count: Int, _ read: (inout NumberReader) -> Element) -> [Element] {
        var elements: [Element] = []
        elements.reserveCapacity(min(count, letters.count))
        while elements.count < count, !isTooShort { elements.append(read(&self)) }
        return elements
    }
}
