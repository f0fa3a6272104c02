import SwiftSource
import ViperModel

/// Evaluation of calls of mocks: the called member, its arguments, and its result or error.
extension FlowPath {
    /// Returns the mock that stands for a value in the test: for a part, or for a value of a type that has a mock.
    func mock(_ value: FlowValue) -> Mock? {
        if case .mock(let mock) = value { return mock }
        guard case .choice(let index) = value else { return nil }
        switch choices[index].origin {
        case .input, .state: return nil
        case .parameter, .result, .part: break
        }
        let type = resolvedType(of: index)
        switch type.wrapped.map({ context.catalog.resolve($0).shape }) ?? type.shape {
        case .existential(let constraint), .opaque(let constraint):
            guard case .protocolType(let known) = context.catalog.entry(of: constraint), known.mock != nil,
                context.contracts[known.name] != nil
            else { return nil }
            let name = Mock.Name.choice(choices[index].payload ?? index)
            return Mock(name: name, logPrefix: known.logPrefix, protocolName: known.name)
        default: return nil
        }
    }

    /// Returns the mock for a value whose member the body calls. If the value is an optional, decides that it is not
    /// nil.
    mutating func mockToCall(_ value: FlowValue) -> Mock? {
        guard let mock = mock(value) else { return nil }
        guard case .choice(let index) = value, resolvedType(of: index).wrapped != nil else { return mock }
        switch choices[index].decision {
        case .optional(nil)?: return nil
        case nil: return settle(optional: index, isThere: true).flatMap(self.mock)
        default: return mock
        }
    }

    // MARK: - Calls

    /// Records a call of a mock's member, and returns the mock's result.
    mutating func callMember(_ name: String, of mock: Mock, _ arguments: [Expression.Argument]) throws -> FlowValue {
        let values = try arguments.map { argument -> FlowValue in
            // A mock stores a closure and does not call it.
            if case .closure = argument.value.kind { return .opaque }
            return try evaluate(argument.value)
        }
        let navigation = context.naming.name(of: .navigation)
        let isVerb = context.contracts[navigation]?.members(named: name).isEmpty == false
        guard let protocolName = mock.protocolName ?? (isVerb ? navigation : nil) else {
            return try navigate(name, mock, arguments, values)
        }
        guard let contract = context.contracts[protocolName] else {
            throw EvaluationStop.notFollowed("calls \(mock.logPrefix).\(name), whose protocol has no mock")
        }
        let (member, received) = try findMember(name, of: mock, in: contract, arguments, values)
        record(mock, member.logKey, .member(member, arguments: received))
        guard let function = member.requirement.function else { return .void }
        try forkOnFailure(function.effects, member, mock)
        guard let result = function.returned else { return .void }
        try throwIfUnreadable(mock)
        guard result.names.isDisjoint(with: function.genericParameters.map(\.name.name)) else {
            if let module = openedModule(received, function) {
                return interface(of: module, in: mock.property(member.returnValue))
            }
            throw EvaluationStop.notFollowed("needs the result of the generic \(mock.logPrefix).\(member.logKey)")
        }
        return resultOfMock(mock.property(member.returnValue), result, named: member.base)
    }

    /// Returns the called member, and a value for each of its parameters.
    private func findMember(
        _ name: String, of mock: Mock, in contract: MockedProtocol, _ arguments: [Expression.Argument],
        _ values: [FlowValue]
    ) throws -> (MockedMember, [FlowValue]) {
        let members = contract.members(named: name).filter { !$0.requirement.isVariable }
        let fitting = fitting(members, \.requirement, arguments, values)
        if fitting.count == 1 { return (fitting[0], values) }
        let forms = contract.overloads.filter { $0.requirement.baseName == name }
        let fittingForms = self.fitting(forms, \.requirement, arguments, values)
        if fitting.isEmpty, fittingForms.count == 1, let member = contract[fittingForms[0].member] {
            return (member, self.values(received: values, through: fittingForms[0]))
        }
        let key = "\(mock.logPrefix).\(name)"
        if members.isEmpty, forms.isEmpty {
            throw EvaluationStop.notFollowed("calls \(key), which its section does not declare")
        }
        throw EvaluationStop.notFollowed("calls one of several overloads of \(key)")
    }

    private mutating func record(_ mock: Mock, _ logKey: String, _ target: ExpectedCall.Target) {
        calls.append(ExpectedCall(mock: mock, logKey: "\(mock.logPrefix).\(logKey)", target: target))
    }

    /// Forks the path if a call inside a `do` may throw. The call succeeds on one branch and throws on the other.
    private mutating func forkOnFailure(_ effects: Effects, _ member: MockedMember, _ mock: Mock) throws {
        let type: TypeSyntax
        switch effects.throwing {
        case .never, .rethrows: return
        case .any: type = TypeSyntax(made: "any Error", shape: .existential(.made("Error")))
        case .typed(let error): type = error
        }
        guard mock.isReadable else { return }
        let origin = ChosenValue.Origin.result(mock.property(member.throwableError), hasDefault: false)
        // A mock that has an error to throw throws it on each call.
        if let error = choice(from: origin) { throw EvaluationStop.thrown(error) }
        guard isInAttempt, let call = calls.last, !calls.dropLast().contains(where: call.isLogged) else { return }
        guard try fork(["\(member.logKey) succeeds", "\(member.logKey) fails"]) == 1 else { return }
        throw EvaluationStop.thrown(choose(ChosenValue(origin: origin, name: "error", type: type)))
    }

    /// Throws if a mock is on another actor, because a test cannot set its result.
    private func throwIfUnreadable(_ mock: Mock) throws {
        guard !mock.isReadable else { return }
        throw EvaluationStop.notFollowed("calls \(mock.logPrefix), which is on another actor")
    }

    /// Returns the result of a mock, which the test chooses. All reads of one property of the mock give the same value.
    private mutating func resultOfMock(_ property: MockProperty, _ type: TypeSyntax, named name: String) -> FlowValue {
        let origin = ChosenValue.Origin.result(property, hasDefault: context.catalog.mockDefault(of: type) != nil)
        return choice(from: origin) ?? choose(ChosenValue(origin: origin, name: name, type: type))
    }

    // MARK: - Properties

    /// Returns the property of a mock's protocol with this name.
    func mockedVariable(_ name: String, of mock: Mock) -> MockedMember? {
        mock.protocolName.flatMap { context.contracts[$0] }?.members(named: name)
            .first { $0.requirement.isVariable }
    }

    /// Returns the value of a mock's property: the value that a body assigned, or a value that the test chooses.
    mutating func read(_ name: String, of mock: Mock) throws -> FlowValue {
        guard let member = mockedVariable(name, of: mock), let type = member.requirement.variable?.type else {
            throw EvaluationStop.notFollowed("reads \(mock.logPrefix).\(name), which its section does not declare")
        }
        try throwIfUnreadable(mock)
        if member.requirement.effects != Effects() {
            record(mock, member.logKey, .member(member, arguments: []))
            try forkOnFailure(member.requirement.effects, member, mock)
            return resultOfMock(mock.property(member.returnValue), type, named: name)
        }
        let property = mock.property(member.underlying)
        return written[property] ?? resultOfMock(property, type, named: name)
    }

    /// Records an assignment to a mock's property.
    mutating func set(_ name: String, of mock: Mock, to value: FlowValue) throws {
        guard let member = mockedVariable(name, of: mock) else {
            throw EvaluationStop.notFollowed("sets \(mock.logPrefix).\(name), which its section does not declare")
        }
        written[mock.property(member.underlying)] = value
        record(mock, member.setterLogKey, .setter(member, value: value))
    }

    // MARK: - Navigation

    /// Records a call such as `navigation.push(DetailModule(id: id))`, and returns the interface of the opened module.
    private mutating func navigate(
        _ name: String, _ mock: Mock, _ arguments: [Expression.Argument], _ values: [FlowValue]
    ) throws -> FlowValue {
        if ["pop", "popToRoot", "dismiss"].contains(name), arguments.isEmpty {
            record(mock, "\(name)()", .navigation(name, module: nil, arguments: []))
            return .void
        }
        guard ["push", "present", "setRoot"].contains(name), case .destination(let module, let inputs)? = values.first,
            let container = container(arguments, values)
        else { throw EvaluationStop.notFollowed("uses a custom navigation method: navigation.\(name)") }
        record(mock, "\(name)(\(module)\(container))", .navigation(name, module: module, arguments: inputs))
        return interface(of: module, in: mock.property("interfaceReturnValue"))
    }

    /// Returns the interface of an opened module, which the test sets in the mock's property. Returns an opaque value
    /// if the module has no interface.
    private mutating func interface(of module: String, in property: MockProperty) -> FlowValue {
        guard let interface = context.destinations[module]?.interface?.protocolName else { return .opaque }
        let type = TypeSyntax(made: "any \(interface)", shape: .existential(.made(interface)))
        return resultOfMock(property, .made(optionalOf: type), named: "interface")
    }

    /// Returns the module whose interface a function like `func embed<D: Destination>(_ module: D) -> D.Interface?`
    /// returns.
    private func openedModule(_ received: [FlowValue], _ function: FunctionSyntax) -> String? {
        for (parameter, value) in zip(function.parameters, received) {
            guard case .destination(let module, _) = value, let type = parameter.type else { continue }
            if function.result?.text == "\(type.text).Interface?" { return module }
        }
        return nil
    }

    /// Returns the container as in the call log: `, in: .tabs`, or an empty text if there is none. Returns nil if the
    /// arguments after the destination are anything else.
    private func container(_ arguments: [Expression.Argument], _ values: [FlowValue]) -> String? {
        guard arguments.count == 2 else { return "" }
        guard arguments[1].label?.name == "in", case .enumCase(let name, _, _) = values[1] else { return nil }
        return name == "none" ? "" : ", in: .\(name)"
    }
}
