/// What an expression of a body stands for, as a test sees it.
indirect enum FlowValue: Sendable {
    /// A literal as the body has it. An empty list and a list of literals are literals, too.
    case literal(String)
    case null
    /// A value that the test chooses, such as an argument or what a mock returns: its index among the path's choices.
    case choice(Int)
    case mock(Mock)
    /// The object whose body is tested.
    case subject
    /// A case that the body makes, `.failed(reason)`, and the enumeration where the body names it.
    case enumCase(String, owner: String?, [Argument])
    /// The destination of a module, and what it is handed.
    case destination(module: String, [Argument])
    case void
    /// Anything else. A test expects nothing of it.
    case opaque

    struct Argument: Sendable {
        var label: String?
        var value: FlowValue
    }

    var isNull: Bool { if case .null = self { true } else { false } }

    var isLiteral: Bool { if case .literal = self { true } else { false } }

    /// The value of a literal's text; opaque where a test cannot say the same in one line.
    init(literal text: String) {
        if text == "nil" {
            self = .null
        } else if text.contains(where: \.isNewline) || text.hasPrefix("#") || text.hasPrefix("/") {
            self = .opaque
        } else {
            self = .literal(text)
        }
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
        case member(MockedMember, arguments: [FlowValue])
        case setter(MockedMember, value: FlowValue)
        /// `push`, with what it opens.
        case navigation(String, module: String?, arguments: [FlowValue.Argument])
    }

    var mock: Mock
    var logKey: String
    var target: Target

    /// Whether both calls have the same entry in the log.
    func isLogged(like other: RecordedCall) -> Bool { mock.name == other.mock.name && logKey == other.logKey }
}
