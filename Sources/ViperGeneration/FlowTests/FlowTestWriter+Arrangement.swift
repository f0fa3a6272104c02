import SwiftSource
import ViperModel

/// The statements before the call: arguments, stored properties, and results of mocks.
extension FlowTestWriter {
    /// Writes statements that set each chosen value as the path requires, and stores the Swift text of the value in
    /// `texts`.
    mutating func arrange() throws(MissingFixtureError) {
        for index in path.choices.indices {
            if case .input(let name) = path.choices[index].origin { try arrangeInput(index, name) }
        }
        for index in path.choices.indices {
            switch path.choices[index].origin {
            case .parameter:
                let constant = try declareConstant(for: index)
                let isOptional = path.choices[index].payload != nil
                texts[index] = isOptional ? "(\(constant) as \(path.choices[index].type.storedText))" : constant
                arguments[index] = constant
            case .state(let name): try arrangeState(index, name)
            case .result(let property, let hasDefault): try arrangeResult(index, property, hasDefault: hasDefault)
            case .input, .part: break
            }
        }
    }

    /// Sets an input on which the path depends. These statements come first, because any use of the subject creates it.
    private mutating func arrangeInput(_ index: Int, _ name: String) throws(MissingFixtureError) {
        let property = path.context.tests.property(name).escapedName
        if path.choices[index].decision != nil { lines.append("\(property) = \(try value(for: index).text)") }
        texts[index] = property
    }

    /// Sets a stored property if the path depends on it. If the tested call changes the property, expectations contain
    /// the old value itself.
    private mutating func arrangeState(_ index: Int, _ name: String) throws(MissingFixtureError) {
        let property = "\(path.subject.name).\(name.escapedName)"
        let choice = path.choices[index]
        let isAssigned = path.assigned.contains(name)
        guard choice.decision != nil else {
            if !isAssigned { texts[index] = property }
            return
        }
        let value = try value(for: index)
        lines.append("\(property) = \(value.text)")
        if isAssigned, !value.isSelfTyped {
            texts[index] = "(\(value.text) as \(choice.type.storedText))"
        } else {
            texts[index] = isAssigned ? value.text : property
        }
    }

    /// Sets the result of a mock, unless the mock has a default that fits the path.
    private mutating func arrangeResult(
        _ index: Int, _ property: MockProperty, hasDefault: Bool
    ) throws(MissingFixtureError) {
        let choice = path.choices[index]
        let setter = text(ofProperty: property)
        if !hasDefault, choice.payload == nil {
            let constant = try declareConstant(for: index)
            lines.append("\(setter) = \(constant)")
            texts[index] = constant
            return
        }
        // If the tested call sets the property, an expectation cannot read the old value from it.
        if path.written[property] == nil { texts[index] = setter }
        if choice.decision != nil { lines.append("\(setter) = \(try value(for: index).text)") }
    }

    /// Replaces the default result of a mock, such as `[]`, with a nonempty value if the test compares the result.
    mutating func fillResult(_ index: Int) {
        let choice = path.choices[index]
        guard texts[index] != nil, case .result(let property, hasDefault: true) = choice.origin,
            choice.decision == nil, path.written[property] == nil, filled.insert(index).inserted,
            let value = try? makeValue(for: index), value.needs.isEmpty,
            value.text != path.context.emptiestValue(of: choice.type)
        else { return }
        let setter = text(ofProperty: property)
        if value.isMock {
            let constant = claim(choice.name, orElse: "\(choice.name)Mock")
            lines += ["let \(constant) = \(value.text)", "\(setter) = \(constant)"]
            texts[index] = constant
        } else {
            lines.append("\(setter) = \(value.text(as: choice.type.text))")
        }
    }

    // MARK: - Values

    /// Declares a constant for a chosen value, and returns its name.
    private mutating func declareConstant(for index: Int) throws(MissingFixtureError) -> String {
        if let text = texts[index] { return text }
        let choice = path.choices[index]
        if let payload = choice.payload { return try declareConstant(for: payload) }
        let value = try value(for: index)
        let name = claim(choice.name, orElse: "\(choice.name)Argument").escapedName
        lines.append(value.constant(name, type: choice.type.storedText, isVariable: choice.type.isInout))
        texts[index] = name
        return name
    }

    /// Returns a chosen value as the path requires it, and declares constants for its parts.
    private mutating func value(for index: Int) throws(MissingFixtureError) -> FixtureExpression {
        let type = path.context.catalog.resolve(path.choices[index].type)
        switch path.choices[index].decision {
        case nil: return try makeValue(for: index)
        case .boolean(let value)?: return FixtureExpression("\(value)")
        case .optional(nil)?: return FixtureExpression("nil", isSelfTyped: false)
        case .optional(let payload?)?: return FixtureExpression(try declareConstant(for: payload))
        case .collection(isEmpty: true)?:
            return FixtureExpression(emptyValue(of: type), isSelfTyped: type.text == "String")
        case .collection(isEmpty: false)?:
            let value = try makeValue(for: index)
            // If viper-gen cannot create an element, the sample value is empty.
            if value.text == emptyValue(of: type) { throw MissingFixtureError(type: type.text) }
            return value
        case .enumCase(let name, let payload)?:
            var arguments: [String] = []
            for part in payload {
                arguments.append((part.label.map { "\($0): " } ?? "") + (try declareConstant(for: part.choice)))
            }
            let list = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
            if type.resultParts != nil { return FixtureExpression(".\(name)\(list)", isSelfTyped: false) }
            return FixtureExpression("\(type.text).\(name)\(list)")
        }
    }

    private func emptyValue(of type: TypeSyntax) -> String {
        switch type.text {
        case "String", "Substring": "\"\""
        case "Data": "Data()"
        default: path.context.catalog.isDictionary(type) ? "[:]" : "[]"
        }
    }

    /// Returns a sample value, for a choice on which the path does not depend.
    private mutating func makeValue(for index: Int) throws(MissingFixtureError) -> FixtureExpression {
        let choice = path.choices[index]
        let factory = path.context.fixtureFactory(log: path.subject.log, generics: path.generics)
        guard let value = factory.value(of: choice.type, named: choice.name, number: choice.number) else {
            throw MissingFixtureError(type: choice.type.text)
        }
        needs = needs.joined(with: value.needs)
        return value
    }
}
