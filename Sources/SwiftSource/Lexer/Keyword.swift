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
    init?<Bytes: RandomAccessCollection>(_ bytes: Bytes, _ range: Range<Int>)
    where Bytes.Element == UInt8, Bytes.Index == Int {
        guard let keyword = KeywordTable.shared.keyword(bytes, range) else { return nil }
        self = keyword
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

    /// A word that may stand before a declaration's keyword.
    package var isModifier: Bool {
        switch self {
        case .public, .private, .fileprivate, .internal, .package, .open, .static, .final, .override, .required,
            .convenience, .mutating, .nonmutating, .consuming, .borrowing, .legacyConsuming, .lazy, .weak, .unowned,
            .optional, .dynamic, .indirect, .nonisolated, .isolated, .distributed, .prefix, .postfix, .infix, .class,
            .async:
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
