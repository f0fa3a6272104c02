import SwiftSource

/// What must hold after the act: what mocks were handed, what the subject's properties are, what it returned.
struct Expectations {
    private let run: FlowRun
    private var arrangement: Arrangement
    private(set) var all: [Expectation] = []

    init(_ run: FlowRun, _ arrangement: Arrangement) {
        self.run = run
        self.arrangement = arrangement
        for index in run.calls.indices { expect(callAt: index) }
        for name in run.assigned.sorted() { expect(state: name) }
    }

    /// With lines that keep values from before the act.
    var completed: Arrangement { arrangement }

    // MARK: - Calls

    private mutating func expect(callAt index: Int) {
        let call = run.calls[index]
        guard call.mock.isReadable else { return }
        switch call.target {
        case .member(let member, let arguments): expect(callAt: index, member, arguments)
        case .setter(let member, let value):
            guard isLast(index), case .variable(let variable) = member.requirement.kind, let type = variable.type else {
                return
            }
            let mock = arrangement.text(of: call.mock.name)
            expect("\(mock).\(member.underlying)", is: value, type: type, generics: [])
        case .navigation(let name, let module?, let arguments):
            if isLast(index) { expect(name, opens: module, with: arguments) }
        case .navigation: break
        }
    }

    /// No later call has the same entry in the log.
    private func isLast(_ index: Int) -> Bool {
        !run.calls[(index + 1)...].contains { $0.isLogged(like: run.calls[index]) }
    }

    private mutating func expect(callAt index: Int, _ member: MockedMember, _ arguments: [TypedTerm]) {
        let call = run.calls[index]
        let mock = arrangement.text(of: call.mock.name)
        let generics: Set<String>
        if case .function(let function) = member.requirement.kind {
            generics = Set(function.genericParameters.map(\.name.name))
        } else {
            return
        }
        let same = run.calls.indices.filter { run.calls[$0].isLogged(like: call) }
        if same.count > 1 {
            if same.first == index { expect(mock, member, invocations: same, generics: generics) }
            return
        }
        for (place, value) in arguments.enumerated() where place < member.parameters.count {
            guard let received = member.received(at: place), let type = member.parameters[place].type,
                !member.parameters[place].isVariadic
            else { continue }
            expect("\(mock).\(received)", is: value, type: type, generics: generics)
        }
    }

    /// Several calls of one member: their arguments in order, where all can be told.
    private mutating func expect(
        _ mock: String, _ member: MockedMember, invocations: [Int], generics: Set<String>
    ) {
        for place in member.kept {
            guard let type = member.parameters[place].type, !member.parameters[place].isVariadic,
                run.context.catalog.equality(of: type, generics: generics) == .equatable
            else { continue }
            var values: [String] = []
            for index in invocations {
                guard case .member(_, let arguments) = run.calls[index].target, place < arguments.count,
                    let text = comparable(arguments[place])
                else { break }
                values.append(text)
            }
            guard values.count == invocations.count else { continue }
            let parameter = member.parameters[place].name.name.escapedName
            let mapping = member.kept.count == 1 ? "" : ".map(\\.\(parameter))"
            all.append(
                Expectation(
                    "\(mock).\(member.receivedInvocations)\(mapping)", .equal,
                    "[\(values.joined(separator: ", "))]"))
        }
    }

    private mutating func expect(_ name: String, opens module: String, with arguments: [Term.Argument]) {
        guard let shape = run.context.destinations[module] else { return }
        let opened = "(navigation.\(name)ReceivedDestination as? \(module))?"
        for argument in arguments {
            guard let label = argument.label else { continue }
            if let input = shape.inputs.first(where: { $0.name == label }) {
                expect("\(opened).\(label.escapedName)", is: argument.value, type: input.type, generics: [])
            } else if label == "delegate", let delegate = shape.delegateProtocol {
                let type = TypeSyntax(made: "any \(delegate)", shape: .existential(.made(delegate)))
                expect("\(opened).delegate", is: argument.value, type: type, generics: [])
            }
        }
    }

    // MARK: - Properties and results

    private mutating func expect(state name: String) {
        guard !run.subject.isActor, let variable = run.subject.state[name],
            !variable.modifiers.contains("private"), let value = run.state[name],
            let type = variable.type ?? variable.value.flatMap(LiteralType.of)
        else { return }
        expect("\(run.subject.name).\(name.escapedName)", is: value, type: type, generics: [])
    }

    /// What the act returned; false where nothing can be said of it.
    mutating func expect(result value: TypedTerm, type: TypeSyntax, named name: String, generics: Set<String>) -> Bool {
        let before = all.count
        expect(name, is: value, type: type, generics: generics)
        return all.count > before
    }

    /// The error where errors of its type can be compared, or else any.
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

    private mutating func expect(_ received: String, is value: TypedTerm, type: TypeSyntax, generics: Set<String>) {
        switch run.context.catalog.equality(of: type, generics: generics) {
        case .equatable:
            guard let text = comparable(value) else { return }
            let other = text.hasPrefix(".init") ? "(\(text) as \(type.bare.storedText))" : text
            all.append(Expectation(received, .equal, other))
        case .identity(let cast):
            guard value.term.isWritable else { return }
            if case .null = value.term {
                all.append(Expectation(received, .equal, "nil"))
            } else if let cast {
                guard run.mock(value) != nil else { return }
                all.append(Expectation("(\(received) as? \(cast))", .identical, arrangement.text(value.term)))
            } else {
                all.append(Expectation(received, .identical, arrangement.text(value.term)))
            }
        case .none: break
        }
    }

    /// The other side of `==`; nil where the test cannot write it.
    private mutating func comparable(_ value: TypedTerm) -> String? {
        switch value.term {
        case .mock, .subject, .destination, .closure, .void, .unknown: return nil
        // What is there is compared as it is.
        case .choice(let index): return arrangement.text(.choice(run.choices[index].payload ?? index))
        default:
            let text = arrangement.text(value.term)
            return value.term.isAtomic ? text : "(\(text))"
        }
    }
}
