/// A keyword of Swift's grammar. Many keywords, such as `open`, may be names in other contexts.
package enum Keyword: String, Sendable, Hashable, CaseIterable {
    // Declarations.
    case `import`, `struct`, `enum`, `class`, actor, `protocol`, `extension`, `typealias`, `associatedtype`, `func`,
        `var`, `let`, initializer = "init", `deinit`, `subscript`, `case`, `operator`, `precedencegroup`, macro
    // Modifiers.
    case `public`, `private`, `fileprivate`, `internal`, package, open, `static`, final, override, required,
        convenience, mutating, nonmutating, consuming, borrowing, lazy, weak, unowned,
        optional, dynamic, indirect, nonisolated, isolated, distributed, prefix, postfix, infix
    // Statements.
    case `if`, `else`, `guard`, `switch`, `default`, `for`, `in`, `while`, `repeat`, `do`, `catch`, `defer`, `return`,
        `throw`, `break`, `continue`, `fallthrough`, `where`
    // Expressions and effects.
    case `try`, await, `as`, `is`, async, `throws`, `rethrows`, selfValue = "self", selfType = "Self", `super`,
        `nil`, `true`, `false`, copy, consume
    // Types and accessors.
    case any, opaque = "some", each, `inout`, sending, get, set, willSet, didSet, anyType = "Any", of
    case wildcard = "_"

    /// Creates the keyword with this spelling; nil if there is none.
    init?(_ bytes: [UInt8], _ range: Range<Int>) {
        self.init(spelling: String(decoding: bytes[range], as: UTF8.self))
    }

    /// Creates the keyword with this spelling; nil if there is none.
    init?(spelling word: String) {
        guard let keyword = Self.bySpelling[word] else { return nil }
        self = keyword
    }

    private static let bySpelling = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
}

extension Keyword {
    /// Whether an operand may follow the keyword, as in `return /regex/`.
    var precedesOperand: Bool {
        switch self {
        case .return, .case, .in, .if, .while, .where, .throw, .try, .await, .guard, .switch, .else, .is, .as:
            true
        default: false
        }
    }

    /// Whether the keyword needs backticks to be a name.
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

    /// Whether the keyword cannot begin a type.
    var isNoType: Bool {
        switch self {
        case .selfType, .anyType, .wildcard, .inout, .selfValue: false
        default: isReserved
        }
    }

    /// Whether the keyword may precede the keyword of a declaration: `final` in `final class`.
    package var isModifier: Bool {
        switch self {
        case .public, .private, .fileprivate, .internal, .package, .open, .static, .final, .override, .required,
            .convenience, .mutating, .nonmutating, .consuming, .borrowing, .lazy, .weak, .unowned,
            .optional, .dynamic, .indirect, .nonisolated, .isolated, .distributed, .prefix, .postfix, .infix, .class,
            .async:
            true
        default:
            false
        }
    }

    /// Whether the keyword begins a declaration.
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
