/// The value of an expression in a body, as far as a test can know it.
indirect enum FlowValue: Sendable {
    /// A literal as written. An empty array and an array of literals count as literals, too.
    case literal(String)
    case null
    /// A value that the test chooses, such as an argument or a mock's result: its index among the path's choices.
    case choice(Int)
    case mock(Mock)
    /// The object whose body is tested.
    case subject
    /// A case that the body creates, `.failed(reason)`, with the name of the enum if the body contains it.
    case enumCase(String, owner: String?, [Argument])
    /// A value that opens a module, its destination: `DetailModule(id: id)`.
    case destination(module: String, [Argument])
    case void
    /// Any other value, which no test expects.
    case opaque

    struct Argument: Sendable {
        var label: String?
        var value: FlowValue
    }

    var isNull: Bool { if case .null = self { true } else { false } }

    var isLiteral: Bool { if case .literal = self { true } else { false } }

    /// Creates the value of a literal, or an opaque value if a test cannot write it on one line.
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

/// A mock that a body calls.
struct Mock: Sendable {
    /// The name of a mock in a test.
    enum Name: Sendable, Hashable {
        /// A property of the suite: `view`, `store`.
        case property(String)
        /// A mock that is an argument or another mock's result.
        case choice(Int)
    }

    var name: Name
    /// The prefix of the mock's entries in the call log: `view`, `TodoStore`.
    var logPrefix: String
    /// The name of the mocked protocol; nil for the navigation.
    var protocolName: String?
    /// Whether a test can read the mock without `await`: both have the same isolation, or the mock has a lock.
    var isReadable: Bool = true

    func property(_ name: String) -> MockProperty { MockProperty(mock: self.name, name: name) }
}

/// A property of a mock that sets a result or records an argument.
struct MockProperty: Sendable, Hashable {
    var mock: Mock.Name
    var name: String
}

/// An expected call of a mock.
struct ExpectedCall: Sendable {
    enum Target: Sendable {
        case member(MockedMember, arguments: [FlowValue])
        case setter(MockedMember, value: FlowValue)
        /// A navigation method such as `push`, with the opened module.
        case navigation(String, module: String?, arguments: [FlowValue.Argument])
    }

    var mock: Mock
    var logKey: String
    var target: Target

    /// Returns whether both calls have the same entry in the log.
    func isLogged(like other: ExpectedCall) -> Bool { mock.name == other.mock.name && logKey == other.logKey }
}
