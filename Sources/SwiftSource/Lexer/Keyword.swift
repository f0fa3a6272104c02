/// A word that Swift's grammar knows, as a number: parsers switch over it and compare no text. Most are free as names where
/// the grammar does not ask for them.
package enum Keyword: String, Sendable, Hashable, CaseIterable {
    // Declarations.
    case `import`, `struct`, `enum`, `class`, actor, `protocol`, `extension`, `typealias`, `associatedtype`, `func`,
        `var`, `let`, initializer = "init", `deinit`, `subscript`, `case`, `operator`, `precedencegroup`, macro
    // Modifiers.
    case `public`, `private`, `fileprivate`, `internal`, package, open, `static`, final, override, required,
        convenience, mutating, nonmutating, consuming, borrowing, legacyConsuming = "__consuming", lazy, weak, unowned,
        optional, dynamic, indirect, nonisolated, isolated, distributed, prefix, postfix, infix
    // Statements.
    case `if`, `else`, `guard`, `switch`, `default`, `for`, `in`, `while`, `repeat`, `do`, `catch`, `defer`, `return`,
        `throw`, `break`, `continue`, `fallthrough`, `where`, then, yield, discard
    // Expressions and effects.
    case `try`, await, `as`, `is`, async, `throws`, `rethrows`, reasync, selfValue = "self", selfType = "Self", `super`,
        `nil`, `true`, `false`, unsafe, copy, consume
    // Types and accessors.
    case any, opaque = "some", each, `inout`, sending, get, set, willSet, didSet, _read, _modify, anyType = "Any", of
    case wildcard = "_"

    /// The word of a token's bytes; nil for a name that the grammar does not know.
    @inline(__always)
    init?<Bytes: RandomAccessCollection>(_ bytes: Bytes, _ range: Range<Int>)
    where Bytes.Element == UInt8, Bytes.Index == Int {
        guard (1...15).contains(range.count), Self.mayBegin(bytes[range.lowerBound], length: range.count) else {
            return nil
        }
        let packed = PackedWord(bytes, range)
        var slot = packed.slot
        while true {
            let candidate = Self.table[slot]
            if candidate.word == packed {
                self = candidate.keyword
                return
            }
            if candidate.word.isEmpty { return nil }
            slot = (slot &+ 1) & (PackedWord.slots &- 1)
        }
    }

    /// A keyword of this length begins with this letter: most names are told from keywords by that.
    @inline(__always)
    private static func mayBegin(_ letter: UInt8, length: Int) -> Bool {
        let letter = Int(letter) - firstLetter
        return lengths.indices.contains(letter) && lengths[letter] &>> UInt16(length) & 1 == 1
    }

    /// For each letter from `A` to `z` the lengths of the keywords that begin with it, as bits.
    private static let lengths: [UInt16] = allCases.reduce(into: Array(repeating: 0, count: 58)) { lengths, keyword in
        guard let letter = keyword.rawValue.utf8.first else { return }
        lengths[Int(letter) - firstLetter] |= 1 << UInt16(keyword.rawValue.utf8.count)
    }

    private static let firstLetter = 0x41

    private static let table: [Entry] = {
        var table = [Entry](repeating: Entry(word: PackedWord(), keyword: .import), count: PackedWord.slots)
        for keyword in allCases {
            let bytes = Array(keyword.rawValue.utf8)
            let word = PackedWord(bytes, 0..<bytes.count)
            var slot = word.slot
            while !table[slot].word.isEmpty { slot = (slot + 1) & (PackedWord.slots - 1) }
            table[slot] = Entry(word: word, keyword: keyword)
        }
        return table
    }()

    private struct Entry {
        var word: PackedWord
        var keyword: Keyword
    }
}

/// Up to 16 bytes of text in two integers.
private struct PackedWord: Equatable {
    var low: UInt64 = 0
    var high: UInt64 = 0

    static let slots = 1024

    init() {}

    @inline(__always)
    init<Bytes: RandomAccessCollection>(_ bytes: Bytes, _ range: Range<Int>)
    where Bytes.Element == UInt8, Bytes.Index == Int {
        var shift: UInt64 = 0
        for index in range {
            if shift < 64 {
                low |= UInt64(bytes[index]) &<< shift
            } else {
                high |= UInt64(bytes[index]) &<< (shift &- 64)
            }
            shift &+= 8
        }
    }

    var isEmpty: Bool { low == 0 }

    var slot: Int {
        let mixed = (low ^ (high &* 31)) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: mixed &>> 54)
    }
}

extension Keyword {
    /// An expression may follow it: `return /regex/`.
    var precedesOperand: Bool {
        switch self {
        case .return, .case, .in, .if, .while, .where, .throw, .try, .await, .guard, .switch, .else, .yield, .is, .as:
            true
        default: false
        }
    }
}

extension Keyword {
    /// It is a name only in backticks. The others are free as names where the grammar does not ask for them.
    package var isReserved: Bool {
        switch self {
        case .import, .struct, .enum, .class, .protocol, .extension, .typealias, .associatedtype, .func, .var, .let,
            .initializer, .deinit, .subscript, .case, .operator, .public, .private, .fileprivate, .internal, .static,
            .if, .else, .guard, .switch, .default, .for, .in, .while, .repeat, .do, .catch, .defer, .return, .throw,
            .break, .continue, .fallthrough, .where, .try, .as, .is, .throws, .rethrows, .selfValue, .selfType, .super,
            .nil, .true, .false, .inout, .anyType, .wildcard, .`precedencegroup`:
            true
        default:
            false
        }
    }

    /// A type cannot begin with it.
    var isNoType: Bool {
        switch self {
        case .selfType, .anyType, .wildcard, .inout, .selfValue: false
        default: isReserved
        }
    }

    /// A word that may stand before an operand, and is a name elsewhere.
    var isOperandPrefix: Bool {
        switch self {
        case .unsafe, .copy, .consume, .each, .repeat, .any, .opaque, .yield, .then, .discard: true
        default: false
        }
    }

    /// A word that may stand before a declaration's keyword.
    package var isModifier: Bool {
        switch self {
        case .public, .private, .fileprivate, .internal, .package, .open, .static, .final, .override, .required,
            .convenience, .mutating, .nonmutating, .consuming, .borrowing, .legacyConsuming, .lazy, .weak, .unowned,
            .optional, .dynamic, .indirect, .nonisolated, .isolated, .distributed, .prefix, .postfix, .infix, .class,
            .unsafe, .async:
            true
        default:
            false
        }
    }

    /// It opens a declaration.
    package var isDeclaration: Bool {
        switch self {
        case .import, .struct, .enum, .class, .actor, .protocol, .extension, .typealias, .associatedtype, .func, .var,
            .let, .initializer, .deinit, .subscript, .case, .operator, .`precedencegroup`, .macro:
            true
        default:
            false
        }
    }
}
