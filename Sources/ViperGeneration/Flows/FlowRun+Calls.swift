import SwiftSource
import ViperModel

/// Calls of mocks, of the class's own members, and of values.
extension FlowRun {
    /// Evaluates a call and gives what it returns. A call of a mock is recorded, and a body of the class is followed.
    mutating func call(
        _ callee: Expression, _ arguments: [Expression.Argument], in whole: Expression
    ) throws -> TypedTerm {
        switch callee.withoutWrapping.kind {
        case .name(let name) where local(name.name) == nil:
            if name.name.first?.isUppercase == true { return try initialise(name.name, arguments, in: whole) }
            if subject.inputs[name.name] != nil, subject.functions(named: name.name).isEmpty {
                // A closure that the class was handed: what the test's gives is not known.
                _ = try evaluateArguments(arguments)
                return .unknown
            }
            if !Self.pureFunctions.contains(name.name) { return try callOwn(name.name, arguments) }
        case .member(let base, let name):
            let owner = try evaluate(link: base)
            if case .subject = owner.term { return try callOwn(name.name, arguments) }
            if let mock = mock(owner) { return try callMember(name.name, of: mock, arguments) }
            return try callMethodOfValue(name.name, of: base, owner, arguments, in: whole)
        default: break
        }
        return try callAnythingElse(callee, arguments, in: whole)
    }

    /// Functions of the standard library that tell no role anything.
    private static let pureFunctions: Set<String> = [
        "min", "max", "abs", "zip", "stride", "type", "print", "debugPrint", "sqrt", "pow", "floor", "ceil", "round",
    ]

    // MARK: - Values

    /// Evaluates `Row(id: id)`, which makes a value, or the destination of a module.
    private mutating func initialise(
        _ name: String, _ arguments: [Expression.Argument], in whole: Expression
    ) throws -> TypedTerm {
        if context.destinations[name] != nil {
            let arguments = try arguments.map { Term.Argument(label: $0.label?.name, value: try evaluate($0.value)) }
            return TypedTerm(.destination(module: name, arguments: arguments))
        }
        try refuseActingClosures(arguments, in: whole)
        let term = try compose(whole, arguments.map(\.value))
        let labels = arguments.map { $0.label?.name }
        let value = TypedTerm(term, type: context.catalog.type(ofInitialiser: name, labels: labels))
        if case .structure(let structure)? = context.catalog[name], !structure.isStable { return value.forgotten }
        return value
    }

    /// Evaluates the call of a method of a value, which may change the variable that holds it.
    private mutating func callMethodOfValue(
        _ name: String, of base: Expression, _ owner: TypedTerm, _ arguments: [Expression.Argument],
        in whole: Expression
    ) throws -> TypedTerm {
        if owner.isNull, !arguments.contains(where: { acts($0.value) }) { return owner }
        if name == "forEach", arguments.count == 1, try run(arguments[0].value, forEachOf: owner, base) { return .void }
        let isSet = owner.type.map(context.catalog.resolve)?.genericArguments(of: "Set", count: 1) != nil
        if Self.trapping.contains(name), !isSet { throw Interruption.unclear("may trap: \(excerpt(whole))") }
        try refuseActingClosures(arguments, in: whole)
        let values = try evaluateAll(arguments.map(\.value))
        let term = compose(whole, zip([base] + arguments.map(\.value), [owner] + values))
        if let changed = valueChanged(owner, by: name, arguments, values), try assignVariable(base, changed) {
            return .void
        }
        // A method of the app's own may change the property that it is called on.
        if Self.mutates(name) || structure(owner) != nil && isOwnState(base) {
            try forget(base)
            return .unknown
        }
        let type = owner.type.flatMap { context.catalog.type(ofMethod: name, of: $0, closure: values.first?.type) }
        var result = TypedTerm(term, type: type)
        result.isChained = owner.isChained || asks(base, for: owner)
        // A string that a test makes up is more than spaces, and may be letters alone.
        let isOfSpaces = arguments.allSatisfy { Self.spaces.contains(text($0.value)) }
        if Self.sizing.contains(name), isOfSpaces || name != "trimmingCharacters", !result.isChained {
            result.likeEmpty = owner.choice ?? owner.likeEmpty
        }
        return result
    }

    /// The sets of characters that no string of a test is made of alone.
    private static let spaces: Set<String> = [".whitespaces", ".newlines", ".whitespacesAndNewlines"]
    /// Methods whose results are empty where what they are called on is.
    private static let sizing: Set<String> = [
        "lowercased", "uppercased", "trimmingCharacters", "sorted", "map", "reversed", "enumerated",
    ]

    /// Methods that end the program where a list does not have what they ask for.
    static let trapping: Set<String> = ["removeFirst", "removeLast", "swapAt", "remove", "insert"]
    /// Methods after which nothing is known of the variable that they are called on.
    private static let mutating: Set<String> = [
        "append", "sort", "reverse", "shuffle", "toggle", "removeAll", "popLast", "popFirst", "formUnion", "subtract",
        "merge", "updateValue", "removeValue", "negate", "next",
    ]

    /// Whether an expression is a stored property of the subject.
    private func isOwnState(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .name(let name): local(name.name) == nil && subject.state[name.name] != nil
        case .member(let base, let name): isSelf(base) && subject.state[name.name] != nil
        default: false
        }
    }

    /// Whether a method of the standard library changes what it is called on.
    static func mutates(_ method: String) -> Bool { mutating.contains(method) || trapping.contains(method) }

    /// The value that `isOn.toggle()` or `items.append(item)` makes of a variable's value; nil for all other methods.
    private func valueChanged(
        _ owner: TypedTerm, by name: String, _ arguments: [Expression.Argument], _ values: [TypedTerm]
    ) -> TypedTerm? {
        guard owner.term.isWritable else { return nil }
        switch (name, arguments.count) {
        case ("toggle", 0): return TypedTerm(.prefix("!", owner.term), type: owner.type)
        case ("append", 1):
            guard arguments[0].label == nil, values[0].term.isWritable, let type = owner.type,
                context.catalog.resolve(type).arrayElement != nil
            else { return nil }
            let pieces: [Term.Piece] = [.term(owner.term), .text(" + ["), .term(values[0].term), .text("]")]
            return TypedTerm(.composed(pieces, isAtomic: false), type: type)
        default: return nil
        }
    }

    /// Assigns to a variable of the body, or a property of the subject or a mock; false where the expression is none of these.
    private mutating func assignVariable(_ variable: Expression, _ value: TypedTerm) throws -> Bool {
        switch variable.kind {
        case .name(let name): assign(name.name, value)
        case .member(let base, let name) where isSelf(base): assignOwn(name.name, value)
        case .member(let base, let name):
            guard let mock = try mock(holding: base) else { return false }
            try set(name.name, of: mock, to: value)
        default: return false
        }
        return true
    }

    /// Evaluates the call of anything else, such as a closure or a function of the standard library.
    private mutating func callAnythingElse(
        _ callee: Expression, _ arguments: [Expression.Argument], in whole: Expression
    ) throws -> TypedTerm {
        try refuseActingClosures(arguments, in: whole)
        let values = arguments.map(\.value)
        if isActingClosure(callee.withoutWrapping) {
            throw Interruption.unclear("calls a closure that calls a role: \(excerpt(whole))")
        }
        if case .name(let name) = callee.withoutWrapping.kind, local(name.name)?.choice != nil {
            // A closure that was handed in: the test's does nothing.
            _ = try evaluateAll(values)
            return .unknown
        }
        return TypedTerm(try compose(whole, [callee] + values))
    }

    private func refuseActingClosures(_ arguments: [Expression.Argument], in whole: Expression) throws {
        guard arguments.contains(where: { isActingClosure($0.value) }) else { return }
        throw Interruption.unclear("calls a role from a closure: \(excerpt(whole))")
    }

    /// Whether an expression is a closure or a function that may call a role: when that runs, and how often, cannot be told.
    func isActingClosure(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .closure: return acts(expression)
        case .name(let name):
            if let term = local(name.name) { return term.isActingClosure }
            return !subject.functions(named: name.name).isEmpty
        case .member(let base, let name):
            return isSelf(base) && !subject.functions(named: name.name).isEmpty
        default: return false
        }
    }

    // MARK: - The class's own members

    /// Evaluates the call of a member of the class: its body is followed.
    private mutating func callOwn(_ name: String, _ arguments: [Expression.Argument]) throws -> TypedTerm {
        func callText() -> String { "\(name)(\(arguments.map { ($0.label?.name ?? "_") + ":" }.joined()))" }
        let candidates = subject.functions(named: name)
        guard !candidates.isEmpty else { throw Interruption.unclear("calls \(callText()), which no spec declares") }
        var values = try evaluateArguments(arguments)
        var fitting = fitting(candidates, \.requirement, arguments, values)
        let shortened = subject.overloads.filter { $0.requirement.baseName == name }
        if fitting.isEmpty, let form = self.fitting(shortened, \.requirement, arguments, values).first {
            values = self.values(received: values, through: form)
            fitting = candidates.filter { $0.requirement.signatureKey == form.member.signatureKey }
        }
        guard let first = fitting.first, Set(fitting.map(\.signatureKey)).count == 1 else {
            throw Interruption.unclear("calls \(callText()), of which there are several")
        }
        for member in fitting {
            if let body = member.body { return try follow(member, body, arguments: values) }
        }
        throw Interruption.unclear("calls \(first.fullName), which is written by hand")
    }

    /// How many bodies may call one another: more than these are taken to call themselves.
    private static let deepestCall = 8

    /// Evaluates a body of the class with these arguments, and gives what it returns.
    mutating func follow(_ member: Member, _ body: Body, arguments: [TypedTerm]) throws -> TypedTerm {
        let depth = frames.count { if case .body = $0.kind { true } else { false } }
        guard depth <= Self.deepestCall else { throw Interruption.unclear("calls itself") }
        var frame = frame(of: member, body)
        if let function = member.requirement.function {
            for (parameter, argument) in zip(function.parameters, arguments) where parameter.name.name != "_" {
                frame.names[parameter.name.name] = passed(argument, as: parameter.type)
            }
        }
        let result = try evaluateFrame(frame)
        return passed(result, as: member.requirement.resultType)
    }

    // MARK: - Arguments

    mutating func evaluateArguments(_ arguments: [Expression.Argument]) throws -> [TypedTerm] {
        try arguments.map { argument in
            // A mock keeps a closure and does not call it.
            if case .closure = argument.value.kind, !changes(in: argument.value).isEmpty { return TypedTerm(.closure) }
            return isActingClosure(argument.value) ? TypedTerm(.closure) : try evaluate(argument.value)
        }
    }
}

extension TypedTerm {
    fileprivate var isActingClosure: Bool { if case .closure = term { true } else { false } }
}
