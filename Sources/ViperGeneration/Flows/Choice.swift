import SwiftSource

/// A value that the test chooses, and what the path through the body wants of it.
struct Choice: Sendable {
    /// Where the value comes from.
    enum Origin: Sendable, Hashable {
        /// An argument of the act, by the place of its parameter.
        case parameter(Int)
        /// A stored property of the subject.
        case state(String)
        /// What a mock returns or throws: the mock's property that says so, and whether the mock has a value by itself.
        case result(MockProperty, hasDefault: Bool)
        /// Part of another choice: what an optional holds, or a part of a case's payload.
        case part(of: Int)
        /// A property of a struct that another choice is.
        case property(of: Int, String)
        /// An input of the subject's class, which the test only reads.
        case input(String)
    }

    /// What the choice has to be for the path to be taken.
    enum Decision: Sendable {
        case boolean(Bool)
        /// An optional: the index of the choice of what it holds; nil where it holds nothing.
        case optional(Int?)
        case collection(isEmpty: Bool)
        /// An array or a set of one element: the index of its choice.
        case list(Int)
        /// A dictionary of one entry: the indices of the choices of its key and its value.
        case entry(key: Int, value: Int)
        /// An array of so many elements, or a string of so many characters.
        case count(LiteralSet)
        /// A case of an enumeration or of `Result`.
        case enumCase(String, payload: [(label: String?, choice: Int)])
        /// A string or a number: any literal of a set.
        case literal(LiteralSet)
        /// A value as the test writes it: a UUID, or what an input of the class is.
        case written(String)
    }

    var origin: Origin
    var name: String
    var type: TypeSyntax
    /// The number of an argument, for which arguments of one act get different values.
    var number = 1
    var decision: Decision?
    /// Whether the path allows other values than the decided one, of which nothing is known: what else is asked of it cannot be told.
    var isOneOfMany = false
    /// The cases that it is not, or the types that an error has not, where the decision between the others is still open.
    var excludedVariants: Set<String> = []
    /// Whether the body calls it, so that the test has to make a mock.
    var isUsed = false

    /// Whether it is decided to be one of some literals.
    var isLiteral: Bool { if case .literal? = decision { true } else { false } }

    /// The index of the choice of what an optional holds; nil where it holds nothing, or that is not decided.
    var payload: Int? {
        if case .optional(let payload)? = decision { payload } else { nil }
    }
}

/// A mock that a body talks to.
struct Mock: Sendable {
    /// What a test calls a mock by.
    enum Name: Sendable, Hashable {
        /// A property of the suite: `view`, `store`.
        case property(String)
        /// A mock that is handed in, or that another one returns.
        case choice(Int)
    }

    var name: Name
    /// What its entries in the call log begin with: `view`, `TodoStore`.
    var logPrefix: String
    /// Its protocol's name; nil for the navigation.
    var protocolName: String?
    /// Whether a test can read its state at once: it runs where the test does, or behind a lock.
    var isReadable: Bool = true

    func property(_ name: String) -> MockProperty { MockProperty(mock: self.name, name: name) }
}

/// A property by which a test tells a mock what to return, or reads what it was handed.
struct MockProperty: Sendable, Hashable {
    var mock: Mock.Name
    var name: String
}

/// A call that must arrive at a mock.
struct RecordedCall: Sendable {
    enum Target: Sendable {
        case member(MockedMember, arguments: [TypedTerm])
        case setter(MockedMember, value: TypedTerm)
        /// `push`, with what it opens.
        case navigation(String, module: String?, arguments: [Term.Argument])
    }

    var mock: Mock
    var logKey: String
    var target: Target

    /// Whether both calls have the same entry in the log.
    func isLogged(like other: RecordedCall) -> Bool { mock.name == other.mock.name && logKey == other.logKey }
}
