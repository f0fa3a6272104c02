import SwiftSource

/// What an expression of a body stands for, as a test sees it.
struct Symbol: Sendable {
    indirect enum Kind: Sendable {
        /// A Swift expression that the test can write down. Choices stand in it as marks, for which the test's constants are put
        /// in when the path is known.
        case expression(String, isAtomic: Bool)
        /// A value that the test chooses: its place among the choices.
        case choice(Int)
        /// A mock.
        case boundary(Boundary)
        /// The object whose body is tested.
        case subject
        /// A closure of the body, which nobody calls.
        case closure
        /// A destination: the module's name and what it is handed.
        case destination(module: String, arguments: [Labelled])
        /// `nil`.
        case null
        case void
        /// Something that the test cannot say.
        case unknown
    }

    var kind: Kind
    var type: TypeSyntax?

    init(_ kind: Kind, type: TypeSyntax? = nil) {
        self.kind = kind
        self.type = type
    }

    static func text(_ text: String, isAtomic: Bool = true, type: TypeSyntax? = nil) -> Symbol {
        Symbol(.expression(text, isAtomic: isAtomic), type: type)
    }

    static let unknown = Symbol(.unknown)
    static let void = Symbol(.void)

    struct Labelled: Sendable {
        var label: String?
        var value: Symbol
    }
}

/// A mock that a body talks to.
struct Boundary: Sendable {
    /// As the test names it: `view`, `store`; a choice's mark for a mock that is handed in.
    var expression: String
    /// What its entries in the call log begin with: `view`, `TodoStore`.
    var logPrefix: String
    /// Its protocol's name; nil for the navigation.
    var protocolName: String?
    /// Its state can be read at once: it runs where the test does, or behind a lock.
    var isReadable: Bool = true
}

/// A value that the test chooses, and what the path through the body wants of it.
struct Choice: Sendable {
    enum Origin: Sendable, Hashable {
        /// An argument of the act, by the place of its parameter.
        case parameter(Int)
        /// A stored property of the subject.
        case state(String)
        /// What a mock returns: the expression that is assigned, and whether the mock returns something by itself.
        case result(setter: String, hasDefault: Bool)
        /// Part of another choice: what an optional holds, a case's payload, a result's success or failure.
        case part(of: Int)
        /// A property of a struct that another choice is.
        case property(of: Int, String)
        /// Something that the test only reads: an input of the module.
        case fixed(String)
    }

    enum Decision: Sendable {
        case boolean(Bool)
        case none
        /// It is there; the choice of what it holds.
        case some(Int)
        case empty
        case filled
        case enumCase(String, payload: [(label: String?, choice: Int)])
        case success(Int)
        case failure(Int)
        /// Equal to a literal.
        case literal(String)
    }

    var origin: Origin
    var name: String
    var type: TypeSyntax
    var number = 1
    var decision: Decision?
    var isUsed = false

    /// What stands for a choice in an expression until the path is known.
    static func mark(_ index: Int) -> String { "\u{F8FF}\(index)\u{F8FE}" }
}

/// A call that must arrive at a mock.
struct RecordedCall: Sendable {
    enum Target: Sendable {
        case member(MockedMember, arguments: [Symbol])
        case setter(MockedMember, value: Symbol)
        /// `push`, with what it opens.
        case navigation(String, module: String?, arguments: [Symbol.Labelled])
    }

    var boundary: Boundary
    var logKey: String
    var target: Target
}
