import Diagnostics

/// Determines the types of expressions. A type is nil if it is unknown: the expression contains an error that was
/// already reported, or the template is checked without types. Checking does not report values that may be absent;
/// rendering does.
extension TemplateChecker {
    mutating func type(of expression: TemplateExpression) -> ValueType? {
        switch expression.kind {
        case .literal(_, let type): return type
        case .name(let name): return type(ofName: name, expression.range)
        case .chain(let base, let steps): return type(of: base, steps)
        case .not(let operand): _ = type(of: operand)
        case .and(let parts), .or(let parts):
            for part in parts { _ = type(of: part) }
        case .comparison(let left, let comparison, let right):
            check(left, comparison, right, expression.range)
        case .conditional(let then, let condition, let otherwise):
            _ = type(of: condition)
            return type(of: then, or: otherwise, expression.range)
        case .invalid: return nil
        }
        return .bool
    }

    private mutating func type(of then: TemplateExpression, or otherwise: TemplateExpression, _ range: Range<Int>)
        -> ValueType?
    {
        let (first, second) = (type(of: then), type(of: otherwise))
        guard let first, let second else { return nil }
        if first == second { return first }
        reportType(
            "values have different types, \(first.description) and \(second.description)", range,
            ["use two values of the same type in 'a if c else b'"])
        return nil
    }

    // MARK: Names

    private mutating func type(ofName name: String, _ range: Range<Int>) -> ValueType? {
        if let variable = scope.variable(name) { return variable.content }
        guard let root = current.use.root else { return nil }
        if let slot = root.slot(of: name) { return root.fields[slot].type.present }
        let known = scope.variables.map(\.name) + root.fields.map(\.name)
        var finding = Diagnostic.templateUnknownName(name, known: known.unique, place(range))
        if name == "forloop" {
            finding.notes = ["use 'forloop' only inside 'for'"]
        } else if let ended = endedNames[name] {
            finding.notes.append(
                .init("this 'set' applies only inside its block; move it before the block", at: place(ended)))
        } else if case .macro = current.use.callee {
            finding.notes.append(
                "pass the value to the macro as an argument; a macro sees only its parameters and the context")
        }
        report(finding)
        return nil
    }

    // MARK: Members, indexes and filters

    private mutating func type(of base: TemplateExpression, _ steps: [TemplateExpression.Step]) -> ValueType? {
        var type = type(of: base)
        var range = base.range
        for step in steps {
            switch step {
            case .member(let name): type = self.type(ofMember: name, of: type, range)
            case .index(let index, _): type = self.type(ofElement: index, of: type, range)
            case .filter(let call): type = self.type(of: call, appliedTo: type, range)
            }
            range = base.range.lowerBound..<step.range.upperBound
        }
        return type
    }

    private mutating func type(ofMember name: Name, of type: ValueType?, _ range: Range<Int>) -> ValueType? {
        guard let type else { return nil }
        guard case .record(let record) = type else {
            let filter = Filter.named[name.text] ?? Filter.foreignNames[name.text].flatMap { Filter.named[$0] }
            reportType(
                "'\(current.file.text(range))' is \(type.withArticle) and has no member '\(name.text)'", name.range,
                [filter.map { "write '|\($0.name)' to use the filter" } ?? "only records have members"])
            return nil
        }
        if let slot = record.slot(of: name.text) { return record.fields[slot].type.present }
        report(
            .templateUnknownMember(
                name.text, of: record.name, known: record.fields.map(\.name), place(name.range)))
        return nil
    }

    private mutating func type(ofElement index: TemplateExpression, of type: ValueType?, _ range: Range<Int>)
        -> ValueType?
    {
        if let type = self.type(of: index), type != .int {
            reportType("index must be an int, not \(type.withArticle)", index.range)
        }
        guard let type else { return nil }
        if case .list(let element) = type { return element.present }
        reportType(
            "cannot index '\(current.file.text(range))': it is \(type.withArticle)", range,
            ["write an index only after a list"])
        return nil
    }

    /// Returns the type of a filter's result. `input` is the type of the value before `|`.
    mutating func type(of call: FilterCall, appliedTo input: ValueType?, _ range: Range<Int>) -> ValueType? {
        let arguments = call.arguments.map { type(of: $0) }
        guard let filter = call.filter else {
            report(.templateUnknownFilter(call.name.text, place(call.name.range)))
            return nil
        }
        guard filter.argumentCounts.contains(arguments.count) else {
            let isRead = !call.arguments.contains(where: \.isInvalid)
            if isRead { report(.templateArguments(of: filter, arguments.count, place(call.range))) }
            return nil
        }
        let types = arguments.compactMap(\.self)
        guard let input, types.count == arguments.count else { return nil }
        do throws(Filter.Mismatch) {
            return try filter.type(input, types)
        } catch {
            report(error, of: filter, call, on: input, types, range)
            return nil
        }
    }

    private mutating func report(
        _ mismatch: Filter.Mismatch, of filter: Filter, _ call: FilterCall, on input: ValueType, _ types: [ValueType],
        _ range: Range<Int>
    ) {
        switch mismatch {
        case .input(let wanted):
            reportType(
                "filter '\(filter.name)' needs \(wanted), but '\(current.file.text(range))' is "
                    + input.withArticle, call.name.range)
        case .argument(let index, let wanted):
            reportType(
                "filter '\(filter.name)' needs \(wanted) here, not " + types[index].withArticle,
                call.arguments[index].range)
        }
    }

    // MARK: Comparisons

    private mutating func check(
        _ left: TemplateExpression, _ comparison: Comparison, _ right: TemplateExpression, _ range: Range<Int>
    ) {
        let (first, second) = (type(of: left), type(of: right))
        guard let first, let second, !comparison.takes(first, second) else { return }
        let (a, b) = (first.description, second.description)
        switch comparison {
        case .equal, .unequal:
            reportType(
                "'\(comparison.rawValue)' cannot compare \(a) with \(b)", range,
                first == second ? ["compare strings, ints or bools, not lists or records"] : [])
        case .less, .lessOrEqual, .greater, .greaterOrEqual:
            reportType("'\(comparison.rawValue)' compares two ints or two strings, not \(a) and \(b)", range)
        case .in, .notIn:
            reportType(
                "'\(comparison.rawValue)' needs a value and a list of values of the same type, or two strings, not \(a) and \(b)",
                range)
        }
    }
}

extension Comparison {
    /// Returns whether the operator can compare values of these two types.
    fileprivate func takes(_ left: ValueType, _ right: ValueType) -> Bool {
        switch self {
        case .equal, .unequal: left == right && left.isScalar
        case .less, .lessOrEqual, .greater, .greaterOrEqual: left == right && (left == .int || left == .string)
        case .in, .notIn: (right == .list(left) && left.isScalar) || (left == .string && right == .string)
        }
    }
}
