import TemplateEngine

/// The mock of a protocol.
package struct MockContext: TemplateRecord {
    var name: String
    var protocolName: String
    var generics: String
    var isolation: String
    var keyword: String
    var initialiser: String
    var log: String
    var state: String
    var stateType: String
    var presenter: String
    var isLocked: Bool
    var isView: Bool
    var functions: [MockFunctionContext]
    var properties: [MockPropertyContext]

    package static let schema = RecordSchema<Self>("Mock", doc: "The mock of a protocol.") {
        Field("name", "The class's name: `TodoListViewProtocolMock`.") { $0.name }
        Field("protocol", "The protocol.") { $0.protocolName }
        Field("generics", "Of a protocol with associated types: `<Key: Hashable>`; or nothing.") { $0.generics }
        Field("isolation", "The attribute before it, or nothing.") { $0.isolation }
        Field("keyword", "`final class`, `nonisolated final class` or `actor`.") { $0.keyword }
        Field("initialiser", "`init`, or `nonisolated init`.") { $0.initialiser }
        Field("log", "The name of its property that holds the call log.") { $0.log }
        Field("state", "Where it is locked, the name of its property that holds the state.") { $0.state }
        Field("stateType", "Where it is locked, the name of the type of its state.") { $0.stateType }
        Field("presenter", "Of a view, the name of its property that holds the presenter.") { $0.presenter }
        Field("isLocked", "It may be called from any thread.") { $0.isLocked }
        Field("isView", "It stands for a view, which holds its presenter.") { $0.isView }
        Field("functions", "The functions of the protocol.") { $0.functions }
        Field("properties", "The properties of the protocol.") { $0.properties }
    }
}

/// A function of a mock, or a property with effects, which is recorded like a call.
package struct MockFunctionContext: TemplateRecord {
    var signature: String
    var accessor: String
    var storage: String
    var computed: String
    var logEntry: String
    var callsCount: String
    var called: String
    var received: String
    var receivedType: String
    var receivedOptionalType: String
    var receivedInvocations: String
    var receivedValue: String
    var throwableError: String
    var throwableErrorType: String
    var closure: String
    var closureType: String
    var closureCall: String
    var effects: String
    var returnValue: String
    var returnType: String
    var returnDefault: String
    var returnCast: String
    var returnsOptional: Bool
    var result: String
    var failure: String
    var copies: [String]
    var isStatic: Bool

    package static let schema = RecordSchema<Self>(
        "MockFunction", doc: "A function of a mock, or a property that is async or throws: both are recorded as calls."
    ) {
        Field("signature", "What stands before the `{`.") { $0.signature }
        Field("accessor", "Of a property: `get async throws`; or nothing.") { $0.accessor }
        Field("storage", "Before a stored property: `static `, `nonisolated(unsafe) `; or nothing.") { $0.storage }
        Field("computed", "Before a computed property: `static `, `nonisolated `; or nothing.") { $0.computed }
        Field("logEntry", "What the call log gets, a string literal; nothing for a static member.") { $0.logEntry }
        Field("callsCount", "`showErrorCallsCount`") { $0.callsCount }
        Field("called", "`showErrorCalled`") { $0.called }
        Field("received", "`showErrorReceivedMessage`, or nothing where no argument can be kept.") { $0.received }
        Field("receivedType", "The type of what is received: `String`, `(title: String, due: Date)`.") {
            $0.receivedType
        }
        Field("receivedOptionalType", "The same, optional.") { $0.receivedOptionalType }
        Field("receivedInvocations", "`showErrorReceivedInvocations`") { $0.receivedInvocations }
        Field("receivedValue", "`message`, `(title, due)`") { $0.receivedValue }
        Field("throwableError", "`saveThrowableError`, or nothing.") { $0.throwableError }
        Field("throwableErrorType", "`(any Error)?`") { $0.throwableErrorType }
        Field("closure", "`showErrorClosure`, or nothing where there can be none.") { $0.closure }
        Field("closureType", "`(@MainActor (String) -> Void)?`") { $0.closureType }
        Field("closureCall", "The arguments in parentheses: `(message)`.") { $0.closureCall }
        Field("effects", "`try await `, with a space, or nothing.") { $0.effects }
        Field("returnValue", "`postsReturnValue`, or nothing.") { $0.returnValue }
        Field("returnType", "Its type; optional where it has no default.") { $0.returnType }
        Field("returnDefault", "What it is until a test says otherwise, or nothing.") { $0.returnDefault }
        Field("returnCast", "Where the mock cannot name the type that is returned: the type to cast to; or nothing.") {
            $0.returnCast
        }
        Field("returnsOptional", "The cast may give nil.") { $0.returnsOptional }
        Field("result", "A name for what is cast.") { $0.result }
        Field("failure", "The call of `fatalError` where nothing was set to be returned; or nothing.") { $0.failure }
        Field("copies", "Statements that copy parameters which are owned or borrowed.") { $0.copies }
        Field("isStatic", "It is static.") { $0.isStatic }
    }
}

/// A property of a mock that is neither async nor throws.
package struct MockPropertyContext: TemplateRecord {
    var signature: String
    var storage: String
    var underlying: String
    var underlyingType: String
    var defaultValue: String
    var failure: String
    var logEntry: String
    var isStatic: Bool

    package static let schema = RecordSchema<Self>("MockProperty", doc: "A property of a mock.") {
        Field("signature", "`var title: String`") { $0.signature }
        Field("storage", "Before a stored property: `static `, `nonisolated(unsafe) `; or nothing.") { $0.storage }
        Field("underlying", "`underlyingTitle`") { $0.underlying }
        Field("underlyingType", "Its type; optional where it has no default.") { $0.underlyingType }
        Field("default", "What it is until a test says otherwise, or nothing.") { $0.defaultValue }
        Field("failure", "The call of `fatalError` where it was not set.") { $0.failure }
        Field("logEntry", "What the call log gets when it is set, a string literal; nothing where it can only be read.")
        {
            $0.logEntry
        }
        Field("isStatic", "It is static.") { $0.isStatic }
    }
}

/// The fixture of a struct.
package struct FixtureContext: TemplateRecord {
    var type: String
    var signature: String
    var value: String

    package static let schema = RecordSchema<Self>("Fixture", doc: "The fixture of a struct or entity.") {
        Field("type", "The struct.") { $0.type }
        Field("signature", "`static func fixture(…) -> TodoItem`, every argument defaulted.") { $0.signature }
        Field("value", "The call of the struct's initialiser.") { $0.value }
    }
}
