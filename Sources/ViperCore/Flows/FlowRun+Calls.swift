import SwiftSource

/// Calls: of mocks, of the class's own members, of values.
extension FlowRun {
    mutating func call(
        _ callee: Expression, _ arguments: [Expression.Argument], in whole: Expression
    ) throws -> Symbol {
        switch callee.withoutWrapping.kind {
        case .name(let name):
            if local(name.name) == nil {
                if let first = name.name.first, first.isUppercase {
                    return try initialise(name.name, arguments, in: whole)
                }
                if !Self.pureFunctions.contains(name.name) { return try callOwn(name.name, arguments) }
            }
            return try callValue(callee, arguments, in: whole)
        case .member(let base, let name):
            if isSelf(base) { return try callOwn(name.name, arguments) }
            let symbol = try evaluate(base)
            if case .subject = symbol.kind { return try callOwn(name.name, arguments) }
            if let boundary = asBoundary(symbol) { return try call(name.name, of: boundary, arguments) }
            return try callMethod(name.name, of: base, symbol, arguments, in: whole)
        default: return try callValue(callee, arguments, in: whole)
        }
    }

    private static let pureFunctions: Set<String> = [
        "min", "max", "abs", "zip", "stride", "type", "print", "debugPrint", "sqrt", "pow", "floor", "ceil", "round",
    ]

    private func isSelf(_ expression: Expression) -> Bool {
        if case .name(let name) = expression.withoutWrapping.kind { return name.name == "self" && local("self") == nil }
        return false
    }

    // MARK: - Values

    /// `Row(id: id)`: a value, or a destination.
    private mutating func initialise(
        _ name: String, _ arguments: [Expression.Argument], in whole: Expression
    ) throws -> Symbol {
        if context.destinations[name] != nil {
            let labelled = try arguments.map { Symbol.Labelled(label: $0.label?.name, value: try evaluate($0.value)) }
            return Symbol(.destination(module: name, arguments: labelled))
        }
        try refuseActingClosures(arguments, in: whole)
        var symbol = try splice(whole, arguments.map(\.value))
        if context.catalog[name] != nil || StandardType.named(name) != nil { symbol.type = .made(name) }
        if case .structure(let structure)? = context.catalog[name], !structure.isStable {
            return Symbol(.unknown, type: symbol.type)
        }
        return symbol
    }

    /// A method of a value.
    private mutating func callMethod(
        _ name: String, of base: Expression, _ owner: Symbol, _ arguments: [Expression.Argument],
        in whole: Expression
    ) throws -> Symbol {
        if Self.trapping.contains(name) { throw FlowInterruption.unclear("may trap: \(excerpt(whole))") }
        try refuseActingClosures(arguments, in: whole)
        let values = arguments.map(\.value)
        let symbols = try values.map { try evaluate($0) }
        var symbol = splice(whole, [(base, owner)] + zip(values, symbols))
        symbol.type = typeOfCall(name, on: owner.type, closure: symbols.first?.type)
        if try change(base, owner, by: name, arguments, symbols) { return .void }
        if Self.mutating.contains(name) {
            forget(base)
            return .unknown
        }
        return symbol
    }

    private func typeOfCall(_ name: String, on type: TypeSyntax?, closure result: TypeSyntax?) -> TypeSyntax? {
        guard let type, context.catalog.resolve(type).arrayElement != nil else { return nil }
        switch name {
        case "filter", "sorted": return type
        case "map": return .made(arrayOf: result ?? .made("_"))
        case "contains", "allSatisfy": return .made("Bool")
        default: return nil
        }
    }

    /// `isOn.toggle()` and `items.append(item)`, of which the test knows what they make of a variable.
    private mutating func change(
        _ base: Expression, _ owner: Symbol, by name: String, _ arguments: [Expression.Argument], _ symbols: [Symbol]
    ) throws -> Bool {
        guard let (before, isAtomic) = text(owner) else { return false }
        let value: String
        switch (name, arguments.count) {
        case ("toggle", 0): value = "!" + (isAtomic ? before : "(\(before))")
        case ("append", 1):
            guard arguments[0].label == nil, let added = text(symbols[0])?.text,
                owner.type.map({ context.catalog.resolve($0).arrayElement != nil }) == true
            else { return false }
            value = "\(before) + [\(added)]"
        default: return false
        }
        return rebind(base, .text(value, isAtomic: false, type: owner.type))
    }

    private mutating func callValue(
        _ callee: Expression, _ arguments: [Expression.Argument], in whole: Expression
    ) throws -> Symbol {
        try refuseActingClosures(arguments, in: whole)
        if case .name(let name) = callee.withoutWrapping.kind, let symbol = local(name.name) {
            // A closure that was handed in: the test's does nothing.
            if choice(symbol) != nil {
                for argument in arguments { _ = try evaluate(argument.value) }
                return .unknown
            }
        }
        return try splice(whole, [callee] + arguments.map(\.value))
    }

    private func refuseActingClosures(_ arguments: [Expression.Argument], in whole: Expression) throws {
        for argument in arguments {
            if case .closure = argument.value.kind, acts(argument.value) {
                throw FlowInterruption.unclear("calls a role from a closure: \(excerpt(whole))")
            }
        }
    }

    private static let trapping: Set<String> = ["removeFirst", "removeLast", "swapAt", "remove", "insert"]
    private static let mutating: Set<String> = [
        "append", "sort", "reverse", "shuffle", "toggle", "removeAll", "popLast", "popFirst", "formUnion", "subtract",
        "merge", "updateValue", "removeValue", "negate", "next",
    ]

    /// Gives a local variable or a property of the subject another value.
    private mutating func rebind(_ expression: Expression, _ symbol: Symbol) -> Bool {
        switch expression.kind {
        case .name(let name):
            if local(name.name) != nil {
                rebind(name.name, symbol)
            } else {
                assignOwn(name.name, symbol)
            }
            return true
        case .member(let base, let name):
            guard isSelf(base) else { return false }
            assignOwn(name.name, symbol)
            return true
        default: return false
        }
    }

    /// What is known of a variable ends here.
    mutating func forget(_ expression: Expression) {
        switch expression.withoutWrapping.kind {
        case .name(let name):
            if let symbol = local(name.name) {
                if asBoundary(symbol) == nil { rebind(name.name, Symbol(.unknown, type: symbol.type)) }
            } else if subject.state[name.name] != nil {
                state[name.name] = Symbol(.unknown, type: state[name.name]?.type)
            }
        case .member(let base, let name):
            if isSelf(base) {
                if subject.state[name.name] != nil { state[name.name] = Symbol(.unknown, type: state[name.name]?.type) }
            } else {
                forget(base)
            }
        case .subscripted(let base, _): forget(base)
        default: break
        }
    }

    // MARK: - The class's own members

    private mutating func callOwn(_ name: String, _ arguments: [Expression.Argument]) throws -> Symbol {
        let candidates = subject.members.filter { !$0.requirement.isVariable && $0.baseName == name }
        guard !candidates.isEmpty else {
            throw FlowInterruption.unclear("calls \(name)\(Self.labels(arguments)), which no spec declares")
        }
        let symbols = try evaluate(arguments)
        let fitting = fitting(candidates.map(\.requirement), arguments, symbols)
        let bodies = candidates.indices.filter { fitting.contains($0) }
        guard let index = bodies.first, bodies.count == 1 || sameSignature(bodies.map { candidates[$0] }) else {
            throw FlowInterruption.unclear("calls \(name)\(Self.labels(arguments)), of which there are several")
        }
        let chosen = bodies.lazy.map { candidates[$0] }.first { member in
            if case .body = member.implementation { true } else { false }
        }
        guard let chosen, case .body(let body) = chosen.implementation else {
            throw FlowInterruption.unclear("calls \(candidates[index].fullName), which is written by hand")
        }
        return try follow(chosen, body, arguments: symbols)
    }

    private func sameSignature(_ members: [Member]) -> Bool {
        Set(members.map(\.signatureKey)).count == 1
    }

    mutating func follow(_ member: Member, _ body: Body, arguments: [Symbol]) throws -> Symbol {
        guard depth < 8 else { throw FlowInterruption.unclear("calls itself") }
        let outer = (scopes, source)
        scopes = [[:]]
        source = body.source
        depth += 1
        defer {
            (scopes, source) = outer
            depth -= 1
        }
        var returnsValue = true
        if case .function(let function) = member.requirement.kind {
            returnsValue = !(function.result?.isVoid ?? true)
            for (parameter, argument) in zip(function.parameters, arguments) {
                var argument = argument
                if argument.type == nil { argument.type = parameter.type }
                bind(parameter.name.name, argument)
            }
        }
        return try runBody(subject.block(of: body), returnsValue: returnsValue)
    }

    // MARK: - Arguments

    mutating func evaluate(_ arguments: [Expression.Argument]) throws -> [Symbol] {
        try arguments.map { argument in
            if case .closure = argument.value.kind, acts(argument.value) { return Symbol(.closure) }
            return try evaluate(argument.value)
        }
    }

    private static func labels(_ arguments: [Expression.Argument]) -> String {
        "(" + arguments.map { ($0.label?.name ?? "_") + ":" }.joined() + ")"
    }

    /// The places of the requirements that a call can mean, the best ones where types tell.
    func fitting(
        _ requirements: [Requirement], _ arguments: [Expression.Argument], _ symbols: [Symbol]
    ) -> [Int] {
        var best: [Int] = []
        var bestScore = Int.min
        for (index, requirement) in requirements.enumerated() {
            guard case .function(let function) = requirement.kind,
                let score = score(function.parameters, arguments, symbols)
            else { continue }
            if score > bestScore { (best, bestScore) = ([], score) }
            if score == bestScore { best.append(index) }
        }
        return best.isEmpty ? fittingByLabels(requirements, arguments) : best
    }

    /// The body is known to compile, so where types were guessed wrongly labels have to do.
    private func fittingByLabels(_ requirements: [Requirement], _ arguments: [Expression.Argument]) -> [Int] {
        requirements.indices.filter { index in
            guard case .function(let function) = requirements[index].kind else { return false }
            return function.parameters.count == arguments.count
                && zip(function.parameters, arguments).allSatisfy(labelFits)
        }
    }

    private func score(
        _ parameters: [Parameter], _ arguments: [Expression.Argument], _ symbols: [Symbol]
    ) -> Int? {
        guard parameters.count == arguments.count else { return nil }
        var score = 0
        for (index, (parameter, argument)) in zip(parameters, arguments).enumerated() {
            guard labelFits(parameter, argument), let fit = fit(symbols[index], parameter) else { return nil }
            score += fit
        }
        return score
    }

    private func labelFits(_ parameter: Parameter, _ argument: Expression.Argument) -> Bool {
        if argument.label?.name == parameter.label?.name { return true }
        // A trailing closure has no label of its own.
        if argument.label == nil, case .closure = argument.value.kind { return true }
        return false
    }

    /// How well a value fits a parameter: nil where it cannot.
    private func fit(_ symbol: Symbol, _ parameter: Parameter) -> Int? {
        guard let wanted = parameter.type else { return 0 }
        if case .null = symbol.kind { return context.catalog.resolve(wanted).wrapped == nil ? nil : 1 }
        guard let type = symbol.type else { return 0 }
        if type.text == wanted.text { return 3 }
        let (given, target) = (context.catalog.resolve(type), context.catalog.resolve(wanted))
        if same(given, target) { return 3 }
        if let wrapped = target.wrapped {
            return same(given, context.catalog.resolve(wrapped)) ? 2 : given.isPlain && wrapped.isPlain ? nil : 0
        }
        if given.wrapped != nil, target.isPlain { return nil }
        if given.arrayElement != nil, target.isPlain || target.arrayElement != nil { return nil }
        if given.isPlain, target.isPlain {
            let numbers = StandardType.integers.union(StandardType.fractions)
            let isNumber = given.text == "Int" && numbers.contains(target.text)
            let isText = given.text == "String" && ["Character", "Substring", "StaticString"].contains(target.text)
            return isNumber || isText || ["Any", "AnyObject", "AnyHashable"].contains(target.text) ? 1 : nil
        }
        if given.isPlain, target.arrayElement != nil { return nil }
        return 0
    }

    private func same(_ left: TypeSyntax, _ right: TypeSyntax) -> Bool {
        left.text.withoutInsignificantSpaces == right.text.withoutInsignificantSpaces
    }
}

extension TypeSyntax {
    /// A type of one name that is no generic parameter for all one can see.
    fileprivate var isPlain: Bool {
        guard case .named(let components) = bare.shape, wrapped == nil, arrayElement == nil else { return false }
        return components.count == 1 && components[0].name.count > 1
    }
}
