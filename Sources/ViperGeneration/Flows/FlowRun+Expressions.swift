import SwiftSource
import ViperModel

/// Evaluates expressions: what each stands for, and the calls that it makes on the way.
extension FlowRun {
    mutating func evaluate(_ expression: Expression) throws -> TypedTerm {
        let callsBefore = calls.count
        var value = try evaluate(link: expression)
        if calls.count == callsBefore, expression.isCondition { value.question = Question(expression, in: self) }
        if value.isChained { value.type = value.type.map(optional) }
        // Where all that a `?` asks for is there, nobody can tell whether the rest of the chain is an optional.
        let isUnclear = value.type == nil && value.term.isExpression && !value.isChained && expression.isChained
        return isUnclear ? .unknown : value
    }

    /// Evaluates an expression on which a chain may go on: what stands behind its `?` is there.
    mutating func evaluate(link expression: Expression) throws -> TypedTerm {
        switch expression.kind {
        case .name(let name): return try evaluate(name: name.name)
        case .literal: return literal(expression)
        case .interpolation(let parts):
            return TypedTerm(try compose(expression, parts), type: .made("String"))
        case .member(let base, let name): return try evaluate(member: name.name, of: base)
        case .implicitMember(let name):
            return TypedTerm(.swift(text(expression)), madeAs: name.name)
        case .bound: return TypedTerm(.swift(text(expression)))
        case .call(let callee, let arguments, let closures):
            if case .implicitMember(let name) = callee.kind, closures.isEmpty,
                !arguments.contains(where: { isActingClosure($0.value) })
            {
                let payload = try evaluateAll(arguments.map(\.value))
                let term = compose(expression, zip(arguments.map(\.value), payload))
                return TypedTerm(term, madeAs: name.name, holding: payload)
            }
            return try call(callee, arguments + closures, in: expression)
        case .subscripted(let base, let arguments): return try subscripted(base, arguments, in: expression)
        case .optionalChain(let base): return try evaluate(link: base)
        case .forceUnwrap(let base): return try unwrapped(base)
        case .prefix(let mark, let operand):
            let value = try evaluate(operand)
            if mark.name == "&" { try forget(operand) }
            if ["&", "copy", "consume", "unsafe"].contains(mark.name) { return value }
            if mark.name.first?.isLetter == true { return .unknown }
            return value.term.isWritable ? TypedTerm(value.term.prefixed(by: mark.name), type: value.type) : .unknown
        case .effect(let mark, let inner): return try effect(mark, inner)
        case .sequence(let operands, let operators):
            return try sequence(operands, operators.map(\.name), in: expression)
        case .assignment(let target, let mark, let value):
            try assign(target, mark, value)
            return .void
        case .tuple(let elements):
            if elements.count == 1, elements[0].label == nil {
                let value = try evaluate(elements[0].value)
                return held(value, as: nil)
            }
            return TypedTerm(try compose(expression, elements.map(\.value)))
        case .array(let elements):
            let values = try evaluateAll(elements)
            return TypedTerm(
                compose(expression, zip(elements, values)), type: values.first?.type.map { .made(arrayOf: $0) })
        case .dictionary(let elements): return TypedTerm(try compose(expression, elements))
        case .closure(let closure):
            let changesSomething = try forgetChanges(in: expression)
            if acts(expression) { return TypedTerm(.closure) }
            return changesSomething ? .unknown : try self.closure(closure, in: expression)
        case .statement(let statement): return try value(of: statement)
        case .other(let parts):
            guard !parts.contains(where: { acts($0) }) else {
                throw Interruption.unclear("calls a role where nobody can tell when: \(excerpt(expression))")
            }
            return TypedTerm(try compose(expression, parts))
        }
    }

    mutating func evaluateAll(_ expressions: [Expression]) throws -> [TypedTerm] {
        try expressions.map { try evaluate($0) }
    }

    // MARK: - Names

    private mutating func evaluate(name: String) throws -> TypedTerm {
        if let term = local(name) { return term }
        if name == "self" { return TypedTerm(.subject) }
        if let term = try ownProperty(name) { return term }
        // A capital begins a type; another name is known to the class or the module, and to no spec.
        if name.first?.isUppercase == true, name != "Self" { return TypedTerm(.swift(name)) }
        return .unknown
    }

    /// The value of a property of the class, which is a role, an input, state, or a member of a section; nil for another name.
    private mutating func ownProperty(_ name: String) throws -> TypedTerm? {
        if let mock = subject.mocks[name] { return TypedTerm(.mock(mock)) }
        if let term = state[name] { return term }
        if let variable = subject.state[name] {
            let term = choose(Choice(origin: .state(name), name: name, type: variable.type ?? .made("_"))).term
            state[name] = TypedTerm(term, type: variable.type)
            return state[name]
        }
        if let type = subject.inputs[name] {
            state[name] = choose(Choice(origin: .input(name), name: name, type: type))
            return state[name]
        }
        guard let member = subject.variable(name), let variable = member.requirement.variable else { return nil }
        if let body = member.body { return try follow(member, body, arguments: []) }
        return TypedTerm(.property(.subject, name), type: variable.type)
    }

    private func literal(_ expression: Expression) -> TypedTerm {
        let text = text(expression)
        if text == "nil" { return .null }
        guard text.fitsInALine, !text.tellsItsPlace else { return .unknown }
        // In a string, where a test may say it, the quote would end the string.
        if text.hasPrefix("/") || text.hasPrefix("#/"), text.contains("\"") { return .unknown }
        let line = text.joiningLines
        return TypedTerm(.swift(line, isAtomic: !line.hasPrefix("-")), type: LiteralType.of(line))
    }

    private mutating func evaluate(member name: String, of base: Expression) throws -> TypedTerm {
        let owner = try evaluate(link: base)
        if case .subject = owner.term { return try ownProperty(name) ?? TypedTerm(.property(.subject, name)) }
        if let mock = mock(owner) { return try read(name, of: mock) }
        if let index = owner.choice, let part = property(name, of: index) { return part }
        // Nothing is asked of what is not there.
        if owner.isNull { return owner }
        let asks = asks(base, for: owner)
        let whole = withoutOptional(owner).withOwnType.term
        guard whole.isWritable else { return .unknown }
        var value = TypedTerm(whole.property(name, isChained: asks))
        value.type = owner.type.flatMap { type in
            let type = asks ? context.catalog.resolve(type).wrapped ?? type : type
            return context.catalog.type(ofProperty: name, of: type)
        }
        value.isChained = owner.isChained || asks
        return value
    }

    /// Whether `owner?` asks whether its owner is there, which it may not be.
    func asks(_ expression: Expression, for owner: TypedTerm) -> Bool {
        if case .optionalChain = expression.kind { !isThere(owner) } else { false }
    }

    // MARK: - Values put together

    private mutating func subscripted(
        _ base: Expression, _ arguments: [Expression.Argument], in whole: Expression
    ) throws -> TypedTerm {
        let owner = try evaluate(link: base)
        let values = arguments.map(\.value)
        if let type = owner.type, context.catalog.isDictionary(type) {
            return TypedTerm(compose(whole, zip([base] + values, [owner] + (try evaluateAll(values)))))
        }
        // The test chooses a list with something in it, and its first place.
        guard arguments.count == 1, arguments[0].label == nil, let (list, element) = list(owner),
            let place = try evaluate(values[0]).choice, resolvedType(of: place).text == "Int"
        else { throw mayNotBeThere(whole) }
        switch choices[list].decision {
        case nil, .collection(isEmpty: false)?: break
        case .count(let allowed)? where !allowed.contains("0"): break
        default: throw mayNotBeThere(whole)
        }
        let isFirst = if case .literal(let only)? = choices[place].decision { only.number == 0 } else { false }
        guard isFirst || allowedLiterals(of: place)?.contains("0") == true else { throw mayNotBeThere(whole) }
        for index in [list, place] {
            if case .input = choices[index].origin { throw mayNotBeThere(whole) }
        }
        choices[list].decision = .collection(isEmpty: false)
        choices[place].decision = .literal(LiteralSet(only: "0"))
        let pieces: [Term.Piece] = [.term(.choice(list)), .text("["), .term(.choice(place)), .text("]")]
        return TypedTerm(Term(pieces, isAtomic: true), type: element)
    }

    private func mayNotBeThere(_ whole: Expression) -> Interruption {
        .unclear("takes \(excerpt(whole)), which may not be there")
    }

    private mutating func unwrapped(_ base: Expression) throws -> TypedTerm {
        let value = try evaluate(base)
        if case .subject = value.term { return value }
        if mock(value) != nil { return value }
        guard let index = value.choice, let payload = try settle(index, isThere: true) else {
            throw Interruption.unclear("unwraps by force: \(excerpt(base))")
        }
        return payload
    }

    private mutating func effect(_ mark: Identifier, _ inner: Expression) throws -> TypedTerm {
        let countsBefore = (calls: calls.count, choices: choices.count)
        let value: TypedTerm
        if mark.name == "try?" {
            guard let result = try attempt({ run throws in try run.evaluate(inner) }) else { return .null }
            value = result
        } else {
            value = try evaluate(inner)
        }
        // What waits for something that is no role is unknown: the test's comparison could not wait.
        return value.term.isExpression && (calls.count, choices.count) == countsBefore ? .unknown : value
    }

    /// Does what stands behind a `try?`; nil where that throws.
    mutating func attempt<Result>(_ work: (inout FlowRun) throws -> Result) throws -> Result? {
        let outer = frames.count
        frames.append(Frame(kind: .attempt(catches: []), source: source))
        do {
            let result = try work(&self)
            frames.removeLast()
            return result
        } catch Interruption.thrown {
            frames.removeLast(frames.count - outer)
            return nil
        }
    }

    private mutating func sequence(
        _ operands: [Expression], _ marks: [String], in whole: Expression
    ) throws -> TypedTerm {
        if marks.contains("?"), operands.count == 3, marks.count <= 2, operands.contains(where: { acts($0) }) {
            return try evaluate(holds(operands[0]) ? operands[1] : operands[2])
        }
        let isLazy = marks.contains { ["&&", "||", "??", "?", "?:"].contains($0) }
        if isLazy, operands.dropFirst().contains(where: { acts($0) }) {
            throw Interruption.unclear("calls a role only if need be: \(excerpt(whole))")
        }
        let values = try evaluateAll(operands)
        if marks.allSatisfy({ $0 == "??" }) { return coalesced(values, operands, in: whole) }
        // The compiler warns of what is never reached.
        if let known = boolean(values[0].term) {
            switch marks {
            case ["&&"]: return known ? values[1] : values[0]
            case ["||"]: return known ? values[0] : values[1]
            default: if marks.first == "?", values.count == 3 { return known ? values[1] : values[2] }
            }
            if isLazy { return .unknown }
        }
        // So it does where what may be nil is known.
        if let known = isNil(values, marks) { return TypedTerm(.swift("\(known)"), type: .made("Bool")) }
        let term = compose(whole, zip(operands, values), isAtomic: false)
        let comparisons: Set<String> = ["==", "!=", "<", ">", "<=", ">=", "===", "!==", "&&", "||"]
        return TypedTerm(term, type: marks.allSatisfy(comparisons.contains) ? .made("Bool") : nil)
    }

    /// What `a ?? b ?? c` stands for: what is nil is left out, and what stands behind a value that is there. What a mock says is
    /// there, as the mock is.
    private func coalesced(_ values: [TypedTerm], _ operands: [Expression], in whole: Expression) -> TypedTerm {
        var places = values.indices.dropLast().filter { !values[$0].isNull }
        places.append(values.count - 1)
        if let first = places.firstIndex(where: { isThere(values[$0]) }) { places.removeSubrange((first + 1)...) }
        let first = places[0]
        if places.count == 1 { return withoutOptional(values[first]) }
        if acts(operands[first]) || isSaidByMock(values[first]), values[first].isChained { return .unknown }
        let term: Term
        if places.count == values.count {
            term = compose(whole, zip(operands, values), isAtomic: false)
        } else {
            let parts = places.map { values[$0].withOwnType.term }
            guard parts.allSatisfy(\.isWritable) else { return .unknown }
            term = Term(Array(parts.map { [$0.operand] }.joined(separator: [.text(" ?? ")])), isAtomic: false)
        }
        return TypedTerm(term, type: term.isExpression ? values[places[places.count - 1]].type : nil)
    }

    /// What `value == nil` or `value != nil` is, where the value is known to be there or to be nil; nil for all other sequences.
    private func isNil(_ values: [TypedTerm], _ marks: [String]) -> Bool? {
        guard values.count == 2, marks == ["=="] || marks == ["!="], values[1].isNull else { return nil }
        if values[0].isNull { return marks == ["=="] }
        return isThere(values[0]) && values[0].holder == nil ? marks == ["!="] : nil
    }

    private func isSaidByMock(_ value: TypedTerm) -> Bool {
        if let index = value.choice, case .result = choices[index].origin { true } else { false }
    }

    /// The value of a Boolean that is known on this path; nil for all other ones.
    private func boolean(_ term: Term) -> Bool? {
        switch term {
        case .swift(let text, _): return Bool(text)
        case .prefix("!", let operand): return boolean(operand).map { !$0 }
        case .choice(let index):
            guard case .boolean(let value)? = choices[index].decision else { return nil }
            return value
        default: return nil
        }
    }

    /// Evaluates a closure: one of a single expression the test can write, too, and any other is unknown.
    private mutating func closure(_ closure: Expression.Closure, in whole: Expression) throws -> TypedTerm {
        let statements = closure.body.statements
        guard closure.captures.isEmpty, statements.count == 1, case .expression(let expression) = statements[0].kind
        else { return .unknown }
        frames.append(Frame(kind: .block, source: source))
        defer { frames.removeLast() }
        for parameter in closure.parameters { bind(parameter.name, TypedTerm(.swift(parameter.name.escapedName))) }
        for number in 0..<8 { bind("$\(number)", TypedTerm(.swift("$\(number)"))) }
        let value = try evaluate(expression)
        let term = compose(whole, zip([expression], [value]))
        return term.isWritable ? TypedTerm(term, type: value.type) : .unknown
    }

    /// The text of an expression with terms in place of its parts; unknown where one of them is.
    mutating func compose(_ whole: Expression, _ parts: [Expression]) throws -> Term {
        compose(whole, zip(parts, try evaluateAll(parts)))
    }

    /// The text of an expression with terms in place of its parts, which were evaluated before: their calls count once.
    func compose(
        _ whole: Expression, _ parts: Zip2Sequence<[Expression], [TypedTerm]>, isAtomic: Bool = true
    ) -> Term {
        var pieces: [Term.Piece] = []
        var position = whole.range.lowerBound
        for (part, value) in parts.sorted(by: { $0.0.range.lowerBound < $1.0.range.lowerBound }) {
            var (part, value) = (part, value)
            // What stands behind a `?` is asked of what is there.
            if case .optionalChain(let inner) = part.kind {
                if isThere(value) { value = withoutOptional(value) } else { part = inner }
            }
            if !value.term.isSaid(by: source.text(part.range)) { value = value.withOwnType }
            guard value.term.isWritable, part.range.lowerBound >= position,
                part.range.upperBound <= whole.range.upperBound
            else { return .unknown }
            pieces.append(.text(source.text(position..<part.range.lowerBound)))
            pieces.append(.term(value.term, inParentheses: part.isAtomic && !value.term.isAtomic))
            position = part.range.upperBound
        }
        pieces.append(.text(source.text(position..<whole.range.upperBound)))
        return Term(pieces, isAtomic: isAtomic)
    }
}

extension Expression {
    /// Whether it can stand anywhere without parentheses, so that what takes its place must, too.
    var isAtomic: Bool {
        switch kind {
        case .sequence, .prefix, .effect, .assignment: false
        default: true
        }
    }

    /// Whether there is a `?` in the chain that it is: `user?.name`.
    fileprivate var isChained: Bool {
        switch kind {
        case .optionalChain: true
        case .member(let base, _), .effect(_, let base), .forceUnwrap(let base): base.isChained
        case .call(let callee, _, _): callee.isChained
        default: false
        }
    }
}

extension String {
    /// Whether it says where it stands: `#line`.
    var tellsItsPlace: Bool {
        utf8.contains(Ascii.hash) && ["#file", "#function", "#line", "#column"].contains(where: contains)
    }
}
