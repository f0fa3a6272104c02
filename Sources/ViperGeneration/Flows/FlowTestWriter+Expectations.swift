import SwiftSource
import ViperModel

/// The expectations of a flow test: the arguments that mocks were called with, the subject's properties, and what it returned or
/// threw.
extension FlowTestWriter {
    /// Expects the calls that can be read from mocks, and the values that were assigned to properties of the subject.
    mutating func expectCallsAndState() {
        for index in run.calls.indices where run.calls[index].mock.isReadable { expect(callAt: index) }
        for name in run.assigned.sorted() where !run.subject.isActor {
            guard let variable = run.subject.state[name], !variable.modifiers.contains("private"),
                let value = run.state[name], let type = variable.type
            else { continue }
            expect("\(run.subject.name).\(name.escapedName)", is: value, type)
        }
    }

    // MARK: - Calls

    /// Expects the arguments of a call. The calls of one member are expected together, at the first of them; of several values
    /// that were set, or modules that were opened by one verb, only the last one is expected.
    private mutating func expect(callAt index: Int) {
        let call = run.calls[index]
        let same = run.calls.indices.filter { run.calls[$0].isLogged(like: call) }
        switch call.target {
        case .member(let member, let arguments):
            guard case .function = member.requirement.kind else { return }
            if same.count == 1 {
                expectArguments(arguments, of: member, call.mock)
            } else if same.first == index {
                expectArguments(ofCalls: same, of: member, call.mock)
            }
        case .setter(let member, let value):
            guard same.last == index, let type = member.requirement.variable?.type else { return }
            expect(text(ofProperty: call.mock.property(member.underlying)), is: value, type)
        case .navigation(let name, let module?, let arguments):
            // The mock keeps the last module that a verb opened, whichever that is.
            let isLast = !run.calls[(index + 1)...].contains { later in
                if case .navigation(name, _, _) = later.target { true } else { false }
            }
            if isLast { expectInputs(arguments, of: module, openedBy: name) }
        case .navigation: break
        }
    }

    /// Expects what the only call of a member was handed.
    private mutating func expectArguments(_ arguments: [TypedTerm], of member: MockedMember, _ mock: Mock) {
        let mock = text(ofMock: mock.name)
        for (place, value) in arguments.enumerated() where place < member.parameters.count {
            guard let received = member.received(at: place), let type = comparedType(of: member, at: place) else {
                continue
            }
            expect("\(mock).\(received)", is: value, type, generics: member.requirement.genericNames)
        }
    }

    /// Expects what several calls of a member were handed, in order, where all of it can be told.
    private mutating func expectArguments(ofCalls calls: [Int], of member: MockedMember, _ mock: Mock) {
        let received = text(ofProperty: mock.property(member.receivedInvocations))
        for place in member.kept {
            guard let type = comparedType(of: member, at: place),
                run.context.catalog.equality(of: type, generics: member.requirement.genericNames) == .equatable,
                let values = arguments(at: place, ofCalls: calls)
            else { continue }
            let parameter = member.parameters[place].name.name.escapedName
            let mapping = member.kept.count == 1 ? "" : ".map(\\.\(parameter))"
            addExpectation(received + mapping, .equal, "[\(values.joined(separator: ", "))]")
        }
    }

    /// What each of some calls handed over at a parameter, as the test writes it; nil where it cannot write all.
    private mutating func arguments(at place: Int, ofCalls calls: [Int]) -> [String]? {
        let values = calls.compactMap { index -> TypedTerm? in
            guard case .member(_, let arguments) = run.calls[index].target, place < arguments.count else { return nil }
            return arguments[place].term.isComparable ? arguments[place] : nil
        }
        return values.count == calls.count ? values.compactMap { comparable($0) } : nil
    }

    /// The type by which an argument is compared; nil where it cannot be. A `sending` argument cannot: the test may not use it
    /// after it was sent.
    private func comparedType(of member: MockedMember, at place: Int) -> TypeSyntax? {
        let parameter = member.parameters[place]
        // An `inout` argument stands in a variable of the type `any P`, whose value need not be an object that has an identity.
        let isBoxed = parameter.type.map { $0.isInout && $0.text.contains("any ") } ?? false
        let isSent = parameter.type?.specifiers.contains("sending") ?? false
        return parameter.isVariadic || isBoxed || isSent ? nil : parameter.type
    }

    /// Expects the inputs and the delegate of a module that a verb of the navigation opened.
    private mutating func expectInputs(_ arguments: [Term.Argument], of module: String, openedBy verb: String) {
        guard let destination = run.context.destinations[module] else { return }
        let opened = "(navigation.\(verb)ReceivedDestination as? \(module))?"
        for argument in arguments {
            guard let label = argument.label else { continue }
            if let input = destination.inputs.first(where: { $0.name == label }) {
                expect("\(opened).\(label.escapedName)", is: argument.value, input.type)
            } else if label == "delegate", let delegate = destination.delegate?.protocolName {
                let type = TypeSyntax(made: "any \(delegate)", shape: .existential(.made(delegate)))
                expect("\(opened).delegate", is: argument.value, type)
            }
        }
    }

    // MARK: - Errors

    /// The error to expect: this very one where errors of its type can be compared, or else any error.
    mutating func thrown(_ error: TypedTerm) -> FlowTest.ThrownError {
        guard let index = error.choice else {
            guard error.term.isExpression, let text = comparable(error) else { return .any }
            let name = String(text.prefix { $0 != "." && $0 != "(" })
            let isEquatable = run.context.catalog.equality(of: .made(name)) == .equatable
            return isEquatable ? .equal(to: text, type: name) : .any
        }
        let type = run.context.catalog.resolve(run.choices[index].type)
        let isFixture = ["any Error", "Error"].contains(type.text)
        guard isFixture || run.context.catalog.equality(of: type) == .equatable else { return .any }
        return comparable(error).map { .equal(to: $0, type: isFixture ? "FixtureError" : type.text) } ?? .any
    }

    // MARK: - Comparisons

    /// Expects an expression of the test to have a value, if values of its type can be compared and the test can write it.
    mutating func expect(_ left: String, is value: TypedTerm, _ type: TypeSyntax, generics: Set<String> = []) {
        switch run.context.catalog.equality(of: type, generics: generics) {
        case .equatable:
            guard let text = comparable(value) else { return }
            // What was received is an optional, which has a `.none` of its own.
            let isTyped = !text.hasPrefix(".init") && text != ".none"
            addExpectation(left, .equal, isTyped ? text : "(\(text) as \(type.bare.storedText))")
        case .identity(let cast):
            if value.isNull {
                addExpectation(left, .equal, "nil")
            } else if let cast {
                guard run.mock(value) != nil else { return }
                addExpectation("(\(left) as? \(cast))", .identical, text(value.term))
            } else if value.term.isWritable {
                addExpectation(left, .identical, text(value.term))
            }
        case .none: break
        }
    }

    private mutating func addExpectation(_ left: String, _ comparison: Expectation.Comparison, _ right: String) {
        expectations.append(Expectation(left, comparison, right))
    }

    /// The value as the test writes it beside `==`; nil where it cannot write it.
    private mutating func comparable(_ value: TypedTerm) -> String? {
        guard value.term.isComparable else { return nil }
        // Where the value is known to be there, it is compared without its optional.
        if let index = value.choice { return text(Term.choice(run.choices[index].payload ?? index)) }
        let text = text(value.term)
        return value.term.isAtomic ? text : "(\(text))"
    }
}

extension Term {
    /// Whether a test can write it beside `==`.
    fileprivate var isComparable: Bool {
        switch self {
        case .mock, .subject, .destination, .closure, .void, .unknown: false
        default: true
        }
    }
}
