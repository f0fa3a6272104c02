import Diagnostics

/// Computes the values of expressions.
extension TemplateRenderer {
    /// Returns the value of an expression. The value may be absent.
    func value(_ expression: TemplateExpression) throws(RenderError) -> Value {
        switch expression.kind {
        case .literal(let value, _): return value
        case .name(let name): return try value(ofName: name, expression.range)
        case .chain(let base, let steps): return try value(of: base, steps)
        case .not(let operand): return .bool(try !value(operand).isTrue)
        case .and(let parts):
            for part in parts where try !value(part).isTrue { return .bool(false) }
            return .bool(true)
        case .or(let parts):
            for part in parts where try value(part).isTrue { return .bool(true) }
            return .bool(false)
        case .comparison(let left, let comparison, let right):
            return .bool(try compare(left, comparison, right, expression.range))
        case .conditional(let then, let condition, let otherwise):
            return try value(try value(condition).isTrue ? then : otherwise)
        case .invalid: return .none
        }
    }

    /// Returns the value of an expression. Throws an error if the value is absent.
    func present(_ expression: TemplateExpression) throws(RenderError) -> Value {
        try present(try value(expression), expression.range)
    }

    private func present(_ value: Value, _ range: Range<Int>) throws(RenderError) -> Value {
        if case .none = value { throw RenderError(.templateAbsent(place(range))) }
        return value
    }

    private func value(ofName name: String, _ range: Range<Int>) throws(RenderError) -> Value {
        if let variable = scope.variable(name) { return variable.content }
        if let slot = root.type.slot(of: name) { return root[slot] }
        throw RenderError(.templateUnknownName(name, known: [], place(range)))
    }

    /// Returns the value of a chain such as `a.b[0]|first`. `steps` are the members, indexes and filters after `base`.
    private func value(of base: TemplateExpression, _ steps: [TemplateExpression.Step]) throws(RenderError) -> Value {
        var value = try value(base)
        var range = base.range
        for step in steps {
            switch step {
            case .member(let name): value = try member(name, of: try present(value, range), range)
            case .index(let index, _): value = try element(index, of: try present(value, range), range)
            case .filter(let call): value = try filtered(value, call, range)
            }
            range = base.range.lowerBound..<step.range.upperBound
        }
        return value
    }

    private func member(_ name: Name, of value: Value, _ range: Range<Int>) throws(RenderError) -> Value {
        guard case .record(let record) = value else { throw typeError(value, range) }
        guard let slot = record.type.slot(of: name.text) else {
            throw RenderError(
                .templateUnknownMember(name.text, of: record.type.name, known: [], place(name.range)))
        }
        return record[slot]
    }

    private func element(
        _ index: TemplateExpression, of value: Value, _ range: Range<Int>
    ) throws(RenderError) -> Value {
        let position = try present(index)
        guard case .list(let elements) = value else { throw typeError(value, range) }
        guard case .int(let place) = position else { throw typeError(position, index.range) }
        return elements.indices.contains(place) ? elements[place] : .none
    }

    /// Returns the result of a filter. Throws an error if the value is absent, except for the filter `default`.
    func filtered(_ value: Value, _ call: FilterCall, _ range: Range<Int>) throws(RenderError) -> Value {
        guard let filter = call.filter, filter.argumentCounts.contains(call.arguments.count) else {
            throw RenderError(.templateUnknownFilter(call.name.text, place(call.name.range)))
        }
        let input = filter.takesAbsent ? value : try present(value, range)
        var arguments: [Value] = []
        for argument in call.arguments { arguments.append(try present(argument)) }
        guard let result = filter.apply(input, arguments) else { throw typeError(input, range) }
        return result
    }

    private func compare(
        _ left: TemplateExpression, _ comparison: Comparison, _ right: TemplateExpression, _ range: Range<Int>
    ) throws(RenderError) -> Bool {
        switch comparison {
        case .equal: return try value(left).isSame(as: try value(right))
        case .unequal: return try !value(left).isSame(as: try value(right))
        case .less: return try isLess(left, right)
        case .greater: return try isLess(right, left)
        case .lessOrEqual: return try !isLess(right, left)
        case .greaterOrEqual: return try !isLess(left, right)
        case .in: return try contains(right, left)
        case .notIn: return try !contains(right, left)
        }
    }

    private func isLess(_ left: TemplateExpression, _ right: TemplateExpression) throws(RenderError) -> Bool {
        let value = try present(left)
        guard let isLess = value.isLess(than: try present(right)) else { throw typeError(value, left.range) }
        return isLess
    }

    private func contains(_ whole: TemplateExpression, _ part: TemplateExpression) throws(RenderError) -> Bool {
        let value = try present(whole)
        guard let contains = value.contains(try present(part)) else { throw typeError(value, whole.range) }
        return contains
    }
}
