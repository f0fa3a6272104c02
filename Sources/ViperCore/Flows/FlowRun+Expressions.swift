import SwiftSource

/// What expressions stand for.
extension FlowRun {
    /// An expression as a statement: for what it does.
    mutating func perform(_ expression: Expression) throws {
        switch expression.kind {
        case .assignment(let target, let mark, let value): try assign(target, mark, value)
        case .statement(let statement): _ = try value(of: statement)
        case .call(let callee, _, _):
            let symbol = try evaluate(expression)
            // A method that is called for what it does may change what it is called on.
            if case .void = symbol.kind { return }
            if case .member(let base, _) = callee.withoutWrapping.kind { forget(base) }
        case .effect(_, let inner): try perform(inner)
        default: _ = try evaluate(expression)
        }
    }

    mutating func evaluate(_ expression: Expression) throws -> Symbol {
        switch expression.kind {
        case .name(let identifier): return try evaluate(name: identifier.name)
        case .literal: return literal(expression)
        case .interpolation(let parts):
            var symbol = try splice(expression, parts)
            symbol.type = .made("String")
            return symbol
        case .member(let base, let name): return try evaluate(member: name.name, of: base)
        case .implicitMember: return .text(source.text(expression.range))
        case .call(let callee, let arguments, let closures):
            return try call(callee, arguments + closures, in: expression)
        case .subscripted(let base, let arguments): return try subscripted(base, arguments, in: expression)
        case .optionalChain(let base): return try evaluate(base)
        case .forceUnwrap(let base): return try unwrapped(base)
        case .prefix(let mark, let operand): return try prefixed(mark, operand)
        case .effect(let mark, let inner): return try effect(mark, inner)
        case .sequence(let operands, let operators): return try sequence(operands, operators, in: expression)
        case .assignment(let target, let mark, let value):
            try assign(target, mark, value)
            return .void
        case .tuple(let elements):
            if elements.count == 1, elements[0].label == nil { return try evaluate(elements[0].value) }
            return try splice(expression, elements.map(\.value))
        case .array(let elements):
            let symbols = try elements.map { try evaluate($0) }
            var symbol = splice(expression, Array(zip(elements, symbols)))
            symbol.type = symbols.first?.type.map { .made(arrayOf: $0) }
            return symbol
        case .dictionary(let elements): return try splice(expression, elements)
        case .closure(let closure): return try self.closure(closure, in: expression)
        case .statement(let statement): return try value(of: statement)
        case .other(let parts):
            guard !parts.contains(where: { acts($0) }) else {
                throw FlowInterruption.unclear("calls a role where nobody can tell when: \(excerpt(expression))")
            }
            return try splice(expression, parts)
        }
    }

    // MARK: - Names

    private mutating func evaluate(name: String) throws -> Symbol {
        if let symbol = local(name) { return symbol }
        if name == "self" { return Symbol(.subject) }
        if let symbol = try own(name) { return symbol }
        // A type, or a name that the class or the module knows and no spec.
        if name.first?.isUppercase == true, name != "Self" { return .text(name) }
        return .unknown
    }

    /// A property of the class: a role, an input, state, or a member of a section.
    mutating func own(_ name: String) throws -> Symbol? {
        if let boundary = subject.roles[name] { return Symbol(.boundary(boundary)) }
        if let symbol = state[name] { return symbol }
        if let variable = subject.state[name] {
            let type = variable.type ?? variable.value.flatMap(LiteralType.of)
            let symbol = choose(
                Choice(origin: .state(name), name: name, type: type ?? .made("_"), number: 1))
            let known = Symbol(symbol.kind, type: type)
            state[name] = known
            return known
        }
        if let type = subject.inputs[name] {
            let symbol = choose(Choice(origin: .fixed("\(subject.name).\(name)"), name: name, type: type))
            state[name] = symbol
            return symbol
        }
        guard
            let member = subject.members.first(where: { $0.requirement.isVariable && $0.baseName == name })
        else { return nil }
        guard case .variable(let variable) = member.requirement.kind else { return nil }
        switch member.implementation {
        case .body(let body): return try follow(member, body, arguments: [])
        case .handWritten, .storedProperty, .sharedWith:
            return .text("\(subject.name).\(name)", type: variable.type)
        }
    }

    private func literal(_ expression: Expression) -> Symbol {
        let text = source.text(expression.range)
        if text == "nil" { return Symbol(.null) }
        guard let line = oneLine(text) else { return .unknown }
        return .text(line, isAtomic: !line.hasPrefix("-"), type: LiteralType.of(line))
    }

    // MARK: - Members

    private mutating func evaluate(member name: String, of base: Expression) throws -> Symbol {
        if case .name(let owner) = base.withoutWrapping.kind, owner.name == "self", local("self") == nil {
            return try own(name) ?? .text("\(subject.name).\(name)")
        }
        let symbol = try evaluate(base)
        if case .subject = symbol.kind { return try own(name) ?? .text("\(subject.name).\(name)") }
        if let boundary = asBoundary(symbol) { return try read(name, of: boundary) }
        if let index = choice(symbol), let part = property(name, of: index) { return part }
        guard let owner = text(symbol) else { return .unknown }
        let type = symbol.type.flatMap { typeOfMember(name, of: $0) }
        let isChained = if case .optionalChain = base.kind { true } else { false }
        let joined = "\(owner.isAtomic ? owner.text : "(\(owner.text))")\(isChained ? "?" : "").\(name)"
        return volatileChecked(.text(joined, type: type))
    }

    func typeOfMember(_ name: String, of type: TypeSyntax) -> TypeSyntax? {
        let type = context.catalog.resolve(type)
        if let element = type.arrayElement {
            switch name {
            case "first", "last": return .made(optionalOf: element)
            case "count": return .made("Int")
            case "isEmpty": return .made("Bool")
            default: return nil
            }
        }
        switch context.catalog.entry(of: type) {
        case .structure(let structure): return structure.properties[name]
        case .enumeration(let enumeration): return enumeration.properties[name]
        default: break
        }
        switch name {
        case "isEmpty": return .made("Bool")
        case "count": return .made("Int")
        case "localizedDescription", "description", "uuidString": return .made("String")
        default: return nil
        }
    }

    // MARK: - Values put together

    private mutating func subscripted(
        _ base: Expression, _ arguments: [Expression.Argument], in whole: Expression
    ) throws -> Symbol {
        let symbol = try evaluate(base)
        if let type = symbol.type, isDictionary(type) {
            let values = arguments.map(\.value)
            let symbols = try values.map { try evaluate($0) }
            return splice(whole, [(base, symbol)] + zip(values, symbols))
        }
        guard arguments.count == 1, arguments[0].label == nil, let list = choice(symbol),
            let element = context.catalog.resolve(choices[list].type).arrayElement,
            let index = choice(try evaluate(arguments[0].value)),
            context.catalog.resolve(choices[index].type).text == "Int",
            isFree(list, or: { if case .filled? = $0 { true } else { false } }),
            isFree(index, or: { if case .literal("0")? = $0 { true } else { false } })
        else { throw FlowInterruption.unclear("takes \(excerpt(whole)), which may not be there") }
        choices[list].decision = .filled
        choices[index].decision = .literal("0")
        return .text("\(Choice.mark(list))[\(Choice.mark(index))]", type: element)
    }

    /// The test can choose it, or has chosen it so.
    private func isFree(_ index: Int, or isSo: (Choice.Decision?) -> Bool) -> Bool {
        if case .fixed = choices[index].origin { return false }
        return choices[index].decision == nil || isSo(choices[index].decision)
    }

    private func isDictionary(_ type: TypeSyntax) -> Bool {
        let type = context.catalog.resolve(type)
        if case .dictionary = type.shape { return true }
        return type.genericArguments(of: "Dictionary", count: 2) != nil
    }

    private mutating func unwrapped(_ base: Expression) throws -> Symbol {
        let symbol = try evaluate(base)
        if asBoundary(symbol) != nil { return symbol }
        guard let index = choice(symbol), let payload = try decide(index, isThere: true) else {
            throw FlowInterruption.unclear("unwraps by force: \(excerpt(base))")
        }
        return payload
    }

    private mutating func prefixed(_ mark: Identifier, _ operand: Expression) throws -> Symbol {
        let symbol = try evaluate(operand)
        if mark.name == "&" { return symbol }
        guard let (text, isAtomic) = text(symbol) else { return .unknown }
        if mark.name == "!", text == "true" || text == "false" {
            return .text(text == "true" ? "false" : "true", type: .made("Bool"))
        }
        return .text("\(mark.name)\(isAtomic ? text : "(\(text))")", isAtomic: false, type: symbol.type)
    }

    private mutating func effect(_ mark: Identifier, _ inner: Expression) throws -> Symbol {
        let callsBefore = calls.count
        let choicesBefore = choices.count
        let symbol: Symbol
        switch mark.name {
        case "try?":
            handlers += 1
            do {
                symbol = try evaluate(inner)
                handlers -= 1
            } catch FlowInterruption.thrown {
                handlers -= 1
                return Symbol(.null)
            } catch {
                handlers -= 1
                throw error
            }
        default: symbol = try evaluate(inner)
        }
        // Waiting for something that is no role: the test's comparison could not.
        if case .expression = symbol.kind, calls.count == callsBefore, choices.count == choicesBefore {
            return .unknown
        }
        return symbol
    }

    private mutating func sequence(
        _ operands: [Expression], _ operators: [Identifier], in whole: Expression
    ) throws -> Symbol {
        let marks = operators.map(\.name)
        if marks.contains("?"), operands.count == 3, marks.count == 2 || marks.count == 1 {
            if operands.dropFirst().contains(where: { acts($0) }) || acts(operands[0]) {
                return try evaluate(holds(operands[0]) ? operands[1] : operands[2])
            }
        }
        let isLazy = marks.contains { ["&&", "||", "??", "?", "?:"].contains($0) }
        if isLazy, operands.dropFirst().contains(where: { acts($0) }) {
            throw FlowInterruption.unclear("calls a role only if need be: \(excerpt(whole))")
        }
        let symbols = try operands.map { try evaluate($0) }
        // A mock is there, so what it returns is.
        if marks == ["??"], isChained(operands[0]), acts(operands[0]) {
            guard let index = choice(symbols[0]) else { return .unknown }
            if !choices[index].isOptional(context.catalog) { return symbols[0] }
        }
        var symbol = splice(whole, Array(zip(operands, symbols)), isAtomic: false)
        let comparisons: Set<String> = ["==", "!=", "<", ">", "<=", ">=", "===", "!==", "&&", "||"]
        if !marks.isEmpty, marks.allSatisfy(comparisons.contains) { symbol.type = .made("Bool") }
        if marks == ["??"], case .expression = symbol.kind { symbol.type = symbols.last?.type }
        return symbol
    }

    private mutating func closure(_ closure: Expression.Closure, in whole: Expression) throws -> Symbol {
        guard closure.captures.isEmpty, closure.body.statements.count <= 1 else { return Symbol(.closure) }
        return try inScope { run in
            for parameter in closure.parameters {
                run.bind(parameter.name, .text(parameter.name.escapedName))
            }
            for number in 0..<8 { run.bind("$\(number)", .text("$\(number)")) }
            guard let statement = closure.body.statements.first else { return Symbol(.closure) }
            guard case .expression(let expression) = statement.kind, !run.acts(expression) else {
                return Symbol(.closure)
            }
            let value = try run.evaluate(expression)
            let symbol = run.splice(whole, [(expression, value)])
            return run.text(symbol) == nil ? Symbol(.closure) : Symbol(symbol.kind, type: value.type)
        }
    }

    // MARK: - Text

    /// The text of an expression with its parts replaced by what they stand for; unknown where one of them is.
    mutating func splice(_ whole: Expression, _ parts: [Expression]) throws -> Symbol {
        let symbols = try parts.map { try evaluate($0) }
        return splice(whole, Array(zip(parts, symbols)))
    }

    /// As above, with parts that were evaluated before: each is evaluated once, for its calls count.
    func splice(_ whole: Expression, _ parts: [(Expression, Symbol)], isAtomic: Bool = true) -> Symbol {
        var pieces: [(Range<Int>, String)] = []
        for (part, symbol) in parts {
            guard let (text, isPartAtomic) = text(symbol) else { return .unknown }
            pieces.append((part.range, isPartAtomic || !part.isAtomic ? text : "(\(text))"))
        }
        return joined(whole.range, pieces, isAtomic: isAtomic)
    }

    /// The text of `range` with pieces of it replaced.
    func joined(_ range: Range<Int>, _ pieces: [(Range<Int>, String)], isAtomic: Bool) -> Symbol {
        var result = ""
        var position = range.lowerBound
        for (part, text) in pieces.sorted(by: { $0.0.lowerBound < $1.0.lowerBound }) {
            guard part.lowerBound >= position, part.upperBound <= range.upperBound else { return .unknown }
            result += source.text(position..<part.lowerBound) + text
            position = part.upperBound
        }
        result += source.text(position..<range.upperBound)
        guard let line = oneLine(result) else { return .unknown }
        return volatileChecked(.text(line, isAtomic: isAtomic))
    }

    private func volatileChecked(_ symbol: Symbol) -> Symbol {
        if case .expression(let text, _) = symbol.kind, Volatile.isFound(in: text) {
            return Symbol(.unknown, type: symbol.type)
        }
        return symbol
    }

    /// A few words of an expression, for a reason.
    func excerpt(_ expression: Expression) -> String {
        let text = source.text(expression.range).oneLine
        return text.count > 60 ? text.prefix(57) + "…" : text
    }
}

extension Expression {
    /// Without `await`, `try`, `?` and parentheses around it.
    var withoutWrapping: Expression {
        switch kind {
        case .effect(_, let inner), .optionalChain(let inner), .forceUnwrap(let inner): inner.withoutWrapping
        case .tuple(let elements) where elements.count == 1 && elements[0].label == nil:
            elements[0].value.withoutWrapping
        default: self
        }
    }

    /// It can stand anywhere without parentheses, so what takes its place must, too.
    var isAtomic: Bool {
        switch kind {
        case .sequence, .prefix, .effect, .assignment: false
        default: true
        }
    }
}

/// A text in one line; nil where that could change what it says.
func oneLine(_ text: String) -> String? {
    guard !text.isPlainLine, text.contains(where: \.isNewline) else { return text }
    guard !text.contains("//"), !text.contains("/*"), !text.contains("\"\"\"") else { return nil }
    var result = ""
    for line in text.split(whereSeparator: \.isNewline) {
        let trimmed = line.drop { $0 == " " || $0 == "\t" }
        guard let first = trimmed.first else { continue }
        var end = trimmed
        while let last = end.last, last == " " || last == "\t" || last == "\r" { end = end.dropLast() }
        let isTight = result.isEmpty || "([.".contains(result.last ?? " ") || ")].".contains(first)
        result += (isTight ? "" : " ") + end
    }
    return result
}
