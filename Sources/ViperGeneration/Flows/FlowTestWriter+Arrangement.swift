import SwiftSource
import ViperModel

/// The lines before the act: arguments, stored properties and what mocks return.
extension FlowTestWriter {
    /// Writes what makes each choice of the path be as the path has it, and notes in `texts` what the test calls its value.
    mutating func arrange() throws(CannotBeMade) {
        for index in run.choices.indices {
            switch run.choices[index].origin {
            case .parameter:
                let constant = try declareConstant(for: index)
                let isOptional = run.choices[index].payload != nil
                texts[index] = isOptional ? "(\(constant) as \(run.choices[index].type.storedText))" : constant
                arguments[index] = constant
            case .state(let name): try arrangeState(index, name)
            case .result(let property, let hasDefault): try arrangeResult(index, property, hasDefault: hasDefault)
            case .input(let name): texts[index] = "\(run.subject.name).\(name)"
            case .part, .property: break
            }
        }
    }

    /// A stored property is set where the path asks for a value of it. Where the act changes it, what it was stands in the test.
    private mutating func arrangeState(_ index: Int, _ name: String) throws(CannotBeMade) {
        let property = "\(run.subject.name).\(name.escapedName)"
        let choice = run.choices[index]
        let isAssigned = run.assigned.contains(name)
        guard isSettled(index) else {
            if !isAssigned { texts[index] = property }
            return
        }
        let value = try value(for: index)
        lines.append("\(property) = \(value.text)")
        if choice.payload != nil || (isAssigned && !value.isSelfTyped) {
            texts[index] = "(\(value.text) as \(choice.type.storedText))"
        } else {
            texts[index] = isAssigned ? value.text : property
        }
    }

    /// A mock is told what to return, unless it has a value of its own and the path asks for no other.
    private mutating func arrangeResult(
        _ index: Int, _ property: MockProperty, hasDefault: Bool
    ) throws(CannotBeMade) {
        let choice = run.choices[index]
        let setter = text(ofProperty: property)
        let isUnchanged = hasDefault && !choice.isUsed && !isSettled(index)
        let isWritten = choice.payload != nil || (hasDefault && choice.decision != nil)
        if !isUnchanged, !isWritten {
            let constant = try declareConstant(for: index)
            lines.append("\(setter) = \(constant)")
            texts[index] = constant
            return
        }
        // What the act sets is no longer what it was.
        if run.written[property] == nil { texts[index] = setter }
        if !isUnchanged { lines.append("\(setter) = \(try value(for: index).text)") }
    }

    /// What a mock returns by itself is the emptiest value there is: where the test compares with it, it returns a fuller one.
    mutating func fillResult(_ index: Int) {
        let choice = run.choices[index]
        guard texts[index] != nil, case .result(let property, hasDefault: true) = choice.origin, !choice.isUsed,
            !isSettled(index), run.written[property] == nil, filled.insert(index).inserted,
            let value = try? makeValue(for: index), value.needs.isEmpty,
            value.text != run.context.emptiestValue(of: choice.type)
        else { return }
        if value.isMock {
            let constant = claim(choice.name, orElse: "\(choice.name)Mock")
            lines += ["let \(constant) = \(value.text)", "\(text(ofProperty: property)) = \(constant)"]
            texts[index] = constant
        } else {
            lines.append("\(text(ofProperty: property)) = \(value.text(as: choice.type.text))")
        }
    }

    // MARK: - Values

    /// Declares a constant with the choice's value, and gives its name. An argument that is an element of another one has its
    /// constant before.
    private mutating func declareConstant(for index: Int) throws(CannotBeMade) -> String {
        if let text = texts[index] { return text }
        let choice = run.choices[index]
        if let payload = choice.payload { return try declareConstant(for: payload) }
        let value = try value(for: index)
        let name = claim(choice.name, orElse: "\(choice.name)Argument").escapedName
        lines.append(value.constant(name, type: choice.type.storedText, isVariable: choice.type.isInout))
        texts[index] = name
        return name
    }

    /// The value of a choice as the path has it; constants for its parts are declared before it.
    private mutating func value(for index: Int) throws(CannotBeMade) -> MadeValue {
        let type = run.context.catalog.resolve(run.choices[index].type)
        switch run.choices[index].decision {
        case nil: return try makeValue(for: index)
        case .collection(isEmpty: false)?:
            let value = try makeValue(for: index)
            // Of an element that cannot be made up there is no collection.
            if value.text == emptyValue(of: type) { throw CannotBeMade(type: type.text) }
            return value
        case .boolean(let value)?: return MadeValue("\(value)")
        case .optional(nil)?: return MadeValue("nil", isSelfTyped: false)
        case .optional(let payload?)?: return MadeValue(try declareConstant(for: payload))
        case .list(let element)?:
            return MadeValue("[\(try declareConstant(for: element))]", isSelfTyped: type.arrayElement != nil)
        case .entry(let key, let element)?:
            return MadeValue("[\(try declareConstant(for: key)): \(try declareConstant(for: element))]")
        case .count(let allowed)?: return try value(for: index, count: Int(allowed.literal) ?? 0)
        case .collection(isEmpty: true)?: return MadeValue(emptyValue(of: type), isSelfTyped: type.text == "String")
        case .literal(let allowed)?:
            let text = allowed.literal
            return MadeValue(text, isSelfTyped: LiteralType.of(text)?.text == type.text)
        case .written(let text)?: return MadeValue(text)
        case .enumCase(let name, let payload)?:
            var arguments: [String] = []
            for part in payload {
                arguments.append((part.label.map { "\($0): " } ?? "") + (try declareConstant(for: part.choice)))
            }
            let list = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
            if type.resultParts != nil { return MadeValue(".\(name)\(list)", isSelfTyped: false) }
            return MadeValue("\(type.text).\(name)\(list)")
        }
    }

    /// A list of so many elements, or a string of so many characters.
    private mutating func value(for index: Int, count: Int) throws(CannotBeMade) -> MadeValue {
        let type = run.context.catalog.resolve(run.choices[index].type)
        if count == 0 { return MadeValue(emptyValue(of: type), isSelfTyped: type.text == "String") }
        guard let element = type.arrayElement else { return MadeValue("String(repeating: \"x\", count: \(count))") }
        let value = try makeValue(of: element, named: run.choices[index].name)
        if count == 1 { return MadeValue("[\(value.text)]", isSelfTyped: value.isSelfTyped) }
        return MadeValue("Array(repeating: \(value.text), count: \(count))", isSelfTyped: value.isSelfTyped)
    }

    private func emptyValue(of type: TypeSyntax) -> String {
        switch type.text {
        case "String", "Substring": "\"\""
        case "Data": "Data()"
        default: run.context.catalog.isDictionary(type) ? "[:]" : "[]"
        }
    }

    /// Makes up a value that nothing is wanted of but perhaps some of its properties: `Item.fixture(isDone: true)`.
    private mutating func makeValue(for index: Int) throws(CannotBeMade) -> MadeValue {
        let choice = run.choices[index]
        var value = try makeValue(of: choice.type, named: choice.name, number: choice.number)
        let settled = settledProperties(of: index)
        if !settled.isEmpty, case .structure(let structure) = run.context.catalog.entry(of: choice.type) {
            var chosen: [String: String] = [:]
            for parameter in structure.parameters {
                guard let part = settled[parameter.name.name] else { continue }
                chosen[parameter.name.name.escapedName] = try self.value(for: part).text
            }
            value.text = maker.structure(structure, chosen: chosen)?.text ?? value.text
        }
        return value
    }

    private var maker: ValueMaker { run.context.maker(log: run.subject.log, generics: run.generics) }

    private mutating func makeValue(
        of type: TypeSyntax, named name: String, number: Int = 1
    ) throws(CannotBeMade) -> MadeValue {
        guard let value = maker.value(of: type, named: name, number: number) else {
            throw CannotBeMade(type: type.text)
        }
        needs = needs.joined(with: value.needs)
        return value
    }

    /// Whether the path wants something of a choice or of its properties.
    private func isSettled(_ index: Int) -> Bool {
        run.choices[index].decision != nil || !settledProperties(of: index).isEmpty
    }

    /// The choices of a struct's properties that are settled, by the properties' names.
    private func settledProperties(of index: Int) -> [String: Int] {
        var properties: [String: Int] = [:]
        for (place, choice) in run.choices.enumerated() {
            if case .property(of: index, let name) = choice.origin, isSettled(place) { properties[name] = place }
        }
        return properties
    }
}
