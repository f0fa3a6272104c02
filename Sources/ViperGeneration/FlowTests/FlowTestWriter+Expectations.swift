import SwiftSource
import ViperModel

/// The expectations of a flow test: the arguments of mocks' calls, the subject's properties, and the result or error of
/// the call. Expected values are arguments, inputs, state, literals and results of mocks. There are no expectations for
/// other values, because the test would only repeat the expression of the body.
extension FlowTestWriter {
    /// Adds expectations for the calls that can be read from mocks, and for the values assigned to the subject's
    /// properties.
    mutating func expectCallsAndState() {
        for index in path.calls.indices where path.calls[index].mock.isReadable { expect(callAt: index) }
        for name in path.assigned.sorted() where !path.subject.isActor {
            guard let variable = path.subject.state[name], !variable.modifiers.contains("private"),
                let value = path.state[name], let type = variable.type
            else { continue }
            expect("\(path.subject.name).\(name.escapedName)", is: value, type)
        }
    }

    // MARK: - Calls

    /// Adds the expectations for the arguments of a call. If a body calls a function several times, the expectations
    /// for all calls are added at the first call. If a body sets a property several times, or opens modules several
    /// times with the same method, only the last time counts.
    private mutating func expect(callAt index: Int) {
        let call = path.calls[index]
        let same = path.calls.indices.filter { path.calls[$0].isLogged(like: call) }
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
            // The mock keeps only the last module that a method opened.
            let isLast = !path.calls[(index + 1)...].contains { later in
                if case .navigation(name, _, _) = later.target { true } else { false }
            }
            if isLast { expectInputs(arguments, of: module, openedBy: name) }
        case .navigation: break
        }
    }

    /// Adds expectations for the arguments of a member's only call.
    private mutating func expectArguments(_ arguments: [FlowValue], of member: MockedMember, _ mock: Mock) {
        let mock = text(ofMock: mock.name)
        for (place, value) in arguments.enumerated() where place < member.parameters.count {
            guard let received = member.received(at: place), let type = comparedType(of: member, at: place) else {
                continue
            }
            expect("\(mock).\(received)", is: value, type, generics: member.requirement.genericNames)
        }
    }

    /// Adds expectations for the arguments of several calls of a member, in order, if all of these values are known.
    private mutating func expectArguments(ofCalls calls: [Int], of member: MockedMember, _ mock: Mock) {
        let received = text(ofProperty: mock.property(member.receivedInvocations))
        for place in member.kept {
            guard let type = comparedType(of: member, at: place),
                path.context.catalog.equality(of: type, generics: member.requirement.genericNames) == .equatable
            else { continue }
            let handed = calls.map { index in
                if case .member(_, let arguments) = path.calls[index].target {
                    arguments[place]
                } else {
                    FlowValue.opaque
                }
            }
            guard let values = texts(of: handed, as: handed.map { _ in type }) else { continue }
            let parameter = member.parameters[place].name.name.escapedName
            let mapping = member.kept.count == 1 ? "" : ".map(\\.\(parameter))"
            addExpectation(received + mapping, .equal, "[\(values.joined(separator: ", "))]")
        }
    }

    /// Returns the type of an argument, or nil if a test cannot compare the argument. A test may not use a `sending`
    /// argument after the call.
    private func comparedType(of member: MockedMember, at place: Int) -> TypeSyntax? {
        let parameter = member.parameters[place]
        // For `inout any P`, the test declares a variable of type `any P`. Its value may be a struct, so `===` does not
        // compile for this variable.
        let isBoxed = parameter.type.map { $0.isInout && $0.text.contains("any ") } ?? false
        let isSent = parameter.type?.specifiers.contains("sending") ?? false
        return parameter.isVariadic || isBoxed || isSent ? nil : parameter.type
    }

    /// Adds expectations for the inputs and the delegate of a module that a navigation method opened.
    private mutating func expectInputs(_ arguments: [FlowValue.Argument], of module: String, openedBy verb: String) {
        guard let destination = path.context.destinations[module] else { return }
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

    /// Returns the expected error: `error` if its type can be compared, otherwise any error.
    mutating func thrown(_ error: FlowValue) -> FlowTest.ThrownError {
        let catalog = path.context.catalog
        switch error {
        case .choice(let index):
            let type = path.resolvedType(of: index)
            if ["any Error", "Error"].contains(type.text) {
                return .equal(to: text(ofChoice: index), type: "FixtureError")
            }
            guard catalog.equality(of: type) == .equatable else { return .any }
            return .equal(to: text(ofChoice: index), type: type.text)
        case .enumCase(_, let owner?, _):
            let type = TypeSyntax.made(owner)
            guard catalog.equality(of: type) == .equatable, let text = text(of: error, as: type) else { return .any }
            return .equal(to: text, type: owner)
        default: return .any
        }
    }

    // MARK: - Comparisons

    /// Adds the expectation that an expression equals a value. Adds nothing if the type cannot be compared, or if the
    /// test cannot write the value.
    mutating func expect(_ left: String, is value: FlowValue, _ type: TypeSyntax, generics: Set<String> = []) {
        switch path.context.catalog.equality(of: type, generics: generics) {
        case .equatable:
            guard let text = text(of: value, as: type) else { return }
            // The left side is an optional, so `.none` alone would mean nil.
            addExpectation(left, .equal, text == ".none" ? "(.none as \(type.bare.storedText))" : text)
        case .identity(let cast):
            switch value {
            case .null: addExpectation(left, .equal, "nil")
            case .subject where cast == nil: addExpectation(left, .identical, path.subject.name)
            case .mock, .choice:
                guard let mock = cast == nil ? identity(of: value) : path.mock(value).map({ text(ofMock: $0.name) })
                else { return }
                addExpectation(cast.map { "(\(left) as? \($0))" } ?? left, .identical, mock)
            default: return
            }
        case .none: break
        }
    }

    /// Returns the Swift text of an object in the test.
    private mutating func identity(of value: FlowValue) -> String? {
        switch value {
        case .choice(let index): text(ofChoice: index)
        case .mock(let mock): text(ofMock: mock.name)
        default: nil
        }
    }

    private mutating func addExpectation(_ left: String, _ comparison: Expectation.Comparison, _ right: String) {
        expectations.append(Expectation(left, comparison, right))
    }

    /// Returns the Swift text of a value where the test expects this type, or nil for a value that no test expects.
    private mutating func text(of value: FlowValue, as type: TypeSyntax) -> String? {
        switch value {
        case .literal(let text): return text.hasPrefix("-") ? "(\(text))" : text
        case .null: return "nil"
        case .choice(let index): return text(ofChoice: index)
        case .enumCase(let name, let owner, let arguments):
            guard let types = path.payload(ofCase: name, of: type), types.count == arguments.count,
                let texts = texts(of: arguments.map(\.value), as: types)
            else { return nil }
            let list = zip(arguments, texts).map { ($0.label.map { "\($0): " } ?? "") + $1 }
            return "\(owner ?? "").\(name)" + (list.isEmpty ? "" : "(\(list.joined(separator: ", ")))")
        case .mock, .subject, .destination, .void, .opaque: return nil
        }
    }

    /// Returns the Swift texts of several values, or nil if one of them has no text.
    private mutating func texts(of values: [FlowValue], as types: [TypeSyntax?]) -> [String]? {
        var writer = self
        var texts: [String] = []
        for (value, type) in zip(values, types) {
            guard let type, let text = writer.text(of: value, as: type) else { return nil }
            texts.append(text)
        }
        self = writer
        return texts
    }
}
