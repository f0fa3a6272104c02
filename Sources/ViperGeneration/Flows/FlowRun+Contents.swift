import SwiftSource
import ViperModel

/// What is in a list that the test chooses, and how much: `rows.count > 3`, `tags.contains(tag)`.
extension FlowRun {
    /// The choice of which a value is the count; nil for any other value.
    func counted(_ value: TypedTerm) -> Int? {
        guard case .property(.choice(let index), "count", isChained: false) = value.term else { return nil }
        let type = resolvedType(of: index)
        return type.arrayElement != nil || type.text == "String" ? index : nil
    }

    /// Whether `rows.indices.contains(index)`, `(1...5).contains(number)` or `tags.contains(tag)` is true on this path; nil where
    /// nobody can tell, and for any other call.
    mutating func contains(_ callee: Expression, _ arguments: [Expression.Argument]) throws -> Bool? {
        guard arguments.count == 1, arguments[0].label == nil, case .member(let owner, let name) = callee.kind,
            name.name == "contains"
        else { return nil }
        let sought = arguments[0].value
        switch owner.kind {
        case .member(let list, let name) where name.name == "indices":
            return try isPlace(evaluate(sought), of: evaluate(list), (words(list), words(sought)))
        case .tuple(let elements):
            guard elements.count == 1, case .numbers(let range) = Pattern(elements[0].value, in: source) else {
                return nil
            }
            return try isNumber(evaluate(sought), within: range, words(sought))
        default:
            guard owner.isPath, sought.isPath else { return nil }
            return try isElement(evaluate(sought), of: evaluate(owner), (words(owner), words(sought)))
        }
    }

    /// Whether a number is the place of an element, where the test chooses both; nil where nobody can tell.
    mutating func isPlace(_ place: TypedTerm, of list: TypedTerm, _ words: (String, String)) throws -> Bool? {
        guard let (index, _) = self.list(list), let place = place.choice, resolvedType(of: place).text == "Int",
            choices[index].decision == nil, allowedLiterals(of: place)?.contains("0") == true
        else { return nil }
        try refuseFixed(index)
        let branches = ["\(words.0) has \(words.1)", "\(words.0) has no \(words.1)"]
        let isThere = try decide(place, branches) { _ in .literal(LiteralSet(only: "0")) } == 0
        choices[index].decision = .collection(isEmpty: !isThere)
        choices[place].isOneOfMany = true
        choices[index].isOneOfMany = !isThere
        return isThere
    }

    /// Whether an argument is in a list or a set, where the test chooses both; nil where nobody can tell.
    private mutating func isElement(
        _ value: TypedTerm, of list: TypedTerm, _ words: (String, String)
    ) throws -> Bool? {
        guard let index = list.choice, choices[index].decision == nil, let sought = value.choice,
            case .parameter = choices[sought].origin
        else { return nil }
        let type = resolvedType(of: index)
        guard let element = type.arrayElement ?? type.genericArguments(of: "Set", count: 1)?.first,
            element.text == choices[sought].type.text
        else { return nil }
        let branches = ["\(words.0) has \(words.1)", "\(words.0) has no \(words.1)"]
        let isThere = try decide(index, branches) { $0 == 0 ? .list(sought) : .collection(isEmpty: true) } == 0
        choices[index].isOneOfMany = !isThere
        return isThere
    }

    /// What `cache[id]` is on this path, where the test chooses the dictionary, and the key is an argument; nil for any other entry.
    mutating func entry(of base: Expression, _ arguments: [Expression.Argument]) throws -> TypedTerm? {
        guard arguments.count == 1, arguments[0].label == nil, base.isPath, arguments[0].value.isPath,
            let index = try evaluate(base).choice,
            case .dictionary(let keyType, let type) = resolvedType(of: index).shape,
            let key = try evaluate(arguments[0].value).choice, case .parameter = choices[key].origin,
            choices[key].type.text == keyType.text
        else { return nil }
        switch choices[index].decision {
        case .entry(key, let value)?: return term(ofChoice: value)
        case .collection(isEmpty: true)?: return .null
        case nil: break
        default: return nil
        }
        let (owner, name) = (words(base), words(arguments[0].value))
        try refuseFixed(index)
        guard try fork(["\(owner) has \(name)", "\(owner) has no \(name)"]) == 0 else {
            choices[index].decision = .collection(isEmpty: true)
            choices[index].isOneOfMany = true
            return .null
        }
        let value = choose(Choice(origin: .part(of: index), name: "entry", type: type))
        choices[index].decision = value.choice.map { .entry(key: key, value: $0) }
        return value
    }
}
