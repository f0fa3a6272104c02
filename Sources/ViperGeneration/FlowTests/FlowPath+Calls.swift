import SwiftSource
import ViperModel

/// Evaluation of calls: of the class's own members, of mocks and of other values.
extension FlowPath {
    /// Evaluates a call, and returns its result. Records the call of a mock. Follows the call of a member of the class
    /// into that member's body.
    mutating func call(
        _ callee: Expression, _ arguments: [Expression.Argument], in whole: Expression
    ) throws -> FlowValue {
        switch callee.withoutWrapping.kind {
        case .name(let name) where local(name.name) == nil:
            if name.name.first?.isUppercase == true { return try make(name.name, arguments, in: whole) }
            if subject.inputs[name.name] != nil || Self.pureFunctions.contains(name.name) { break }
            return try callOwn(whole, name.name, arguments)
        case .implicitMember(let name):
            return .enumCase(name.name, owner: nil, try evaluate(arguments, in: whole))
        case .member(let base, let name):
            if let owner = typeName(base) {
                if name.name == Self.sleep { throw sleeps(whole) }
                return .enumCase(name.name, owner: owner, try evaluate(arguments, in: whole))
            }
            let owner = try evaluate(base)
            if case .subject = owner { return try callOwn(whole, name.name, arguments) }
            if let mock = mockToCall(owner) { return try callMember(name.name, of: mock, arguments) }
            if name.name == Self.sleep { throw sleeps(whole) }
            // A call on nil does nothing.
            if owner.isNull, !arguments.contains(where: { mayCallPart($0.value) }) { return .null }
            if Self.trapping.contains(name.name), !isSet(owner) {
                throw EvaluationStop.notFollowed("may trap: \(excerpt(whole))")
            }
            _ = try evaluate(arguments, in: whole)
            if !Self.queries.contains(name.name) { try forget(base) }
            return .opaque
        default: break
        }
        _ = try evaluate(callee)
        _ = try evaluate(arguments, in: whole)
        return .opaque
    }

    /// The method by which tasks, threads and clocks wait. A test that calls it would wait as long.
    private static let sleep = "sleep"
    private func sleeps(_ call: Expression) -> EvaluationStop { .notFollowed("waits: \(excerpt(call))") }

    /// Functions of the standard library that do not call a part of the module.
    private static let pureFunctions: Set<String> = ["min", "max", "abs", "zip", "type", "print", "debugPrint"]
    /// Methods that trap if a collection lacks the element.
    private static let trapping: Set<String> = ["removeFirst", "removeLast", "swapAt", "remove", "insert"]
    /// Methods that do not change the value they are called on. All others may.
    private static let queries: Set<String> = [
        "map", "compactMap", "flatMap", "filter", "reduce", "sorted", "reversed", "contains", "allSatisfy", "first",
        "firstIndex", "joined", "prefix", "suffix", "dropFirst", "dropLast", "enumerated", "min", "max", "hasPrefix",
        "hasSuffix", "uppercased", "lowercased", "trimmingCharacters", "components", "split", "formatted",
    ]

    private func isSet(_ value: FlowValue) -> Bool {
        guard case .choice(let index) = value else { return false }
        return resolvedType(of: index).genericArguments(of: "Set", count: 1) != nil
    }

    /// Evaluates the arguments of a call. Throws if one of them is a closure that calls another part.
    private mutating func evaluate(
        _ arguments: [Expression.Argument], in whole: Expression
    ) throws -> [FlowValue.Argument] {
        try throwIfClosureCallsPart(arguments.map(\.value), in: whole)
        return try arguments.map { FlowValue.Argument(label: $0.label?.name, value: try evaluate($0.value)) }
    }

    /// Evaluates an initializer's call. `Row(id: id)` creates a value, `DetailModule(id: id)` the destination of a
    /// module.
    private mutating func make(
        _ name: String, _ arguments: [Expression.Argument], in whole: Expression
    ) throws -> FlowValue {
        let values = try evaluate(arguments, in: whole)
        return context.destinations[name] == nil ? .opaque : .destination(module: name, values)
    }

    // MARK: - The class's own members

    private mutating func callOwn(
        _ whole: Expression, _ name: String, _ arguments: [Expression.Argument]
    ) throws -> FlowValue {
        guard let (member, body, values) = try ownMember(whole) else {
            let labels = arguments.map { ($0.label?.name ?? "_") + ":" }.joined()
            throw EvaluationStop.notFollowed("calls \(name)(\(labels)), which no spec declares")
        }
        return try follow(member, body, values)
    }

    /// Returns the member that an expression reads or calls, with its body and the arguments. Returns nil for any other
    /// expression, and for a member without a body.
    mutating func ownMember(_ expression: Expression) throws -> (Member, Body, [FlowValue])? {
        switch expression.withoutWrapping.kind {
        case .name(let name) where local(name.name) == nil: return ownVariable(name.name)
        case .member(let base, let name) where base.isSelf: return ownVariable(name.name)
        case .call(let callee, let arguments, let closures):
            switch callee.withoutWrapping.kind {
            case .name(let name) where local(name.name) == nil:
                return try ownFunction(name.name, arguments + closures, in: expression)
            case .member(let base, let name) where base.isSelf:
                return try ownFunction(name.name, arguments + closures, in: expression)
            default: return nil
            }
        default: return nil
        }
    }

    private func ownVariable(_ name: String) -> (Member, Body, [FlowValue])? {
        guard state[name] == nil, subject.state[name] == nil, let member = subject.variable(name) else { return nil }
        return member.body.map { (member, $0, []) }
    }

    private mutating func ownFunction(
        _ name: String, _ arguments: [Expression.Argument], in whole: Expression
    ) throws -> (Member, Body, [FlowValue])? {
        let candidates = subject.functions(named: name)
        guard !candidates.isEmpty else { return nil }
        var values = try evaluate(arguments, in: whole).map(\.value)
        var fitting = fitting(candidates, \.requirement, arguments, values)
        let shortened = subject.overloads.filter { $0.requirement.baseName == name }
        if fitting.isEmpty, let form = self.fitting(shortened, \.requirement, arguments, values).first {
            values = self.values(received: values, through: form)
            fitting = candidates.filter { $0.requirement.signatureKey == form.member.signatureKey }
        }
        guard let first = fitting.first, Set(fitting.map(\.signatureKey)).count == 1 else {
            throw EvaluationStop.notFollowed("calls one of several overloads of \(name)")
        }
        for member in fitting {
            if let body = member.body { return (member, body, values) }
        }
        throw EvaluationStop.notFollowed("calls \(first.fullName), which is implemented by hand")
    }

    /// The maximum depth of calls between bodies; deeper calls are treated as recursion.
    private static let deepestCall = 8

    /// Evaluates a body of the class with these arguments, and returns its result.
    mutating func follow(_ member: Member, _ body: Body, _ arguments: [FlowValue]) throws -> FlowValue {
        try inBody(of: member, body, arguments) { path in
            guard let block = path.subject.block(of: member),
                case .returns(let value) = try path.run(block, isValue: member.requirement.returnsValue)
            else { return .void }
            return value
        }
    }

    /// Calls `work` in the scope of a body, where only the body's parameters are visible.
    mutating func inBody<Result>(
        of member: Member, _ body: Body, _ arguments: [FlowValue], _ work: (inout Self) throws -> Result
    ) throws -> Result {
        guard depth <= Self.deepestCall else { throw EvaluationStop.notFollowed("calls itself") }
        let outer = (source, scopes)
        defer {
            (source, scopes) = outer
            depth -= 1
        }
        (source, scopes) = (body.source, [Scope()])
        depth += 1
        for (parameter, argument) in zip(member.requirement.parameters, arguments) {
            bind(parameter.name.name, argument)
        }
        return try work(&self)
    }
}
