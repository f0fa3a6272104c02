import SwiftSource

/// The lines before the act, and what stands in the test for each value that it chooses.
struct Arrangement {
    private let run: FlowRun
    private var taken: Set<String>
    private var texts: [Int: String] = [:]
    private var sharpened: Set<Int> = []
    private(set) var lines: [String] = []
    private(set) var needs: [String] = []

    /// Completes "needs …".
    struct CannotBeMade: Error {
        var type: String
    }

    init(_ run: FlowRun) throws(CannotBeMade) {
        self.run = run
        self.taken = run.subject.taken
        for index in run.choices.indices {
            switch run.choices[index].origin {
            case .parameter: try arrangeParameter(index)
            case .state(let name): try arrangeState(index, name)
            case .result(let property, let hasDefault): try arrangeResult(index, property, hasDefault: hasDefault)
            case .input(let name): texts[index] = "\(run.subject.name).\(name)"
            case .part, .property: break
            }
        }
    }

    /// A term as the test writes it.
    mutating func text(_ term: Term) -> String {
        term.text { part in
            switch part {
            case .choice(let index): text(ofChoice: index)
            case .mock(let mock): text(of: mock.name)
            default: run.subject.name
            }
        }
    }

    /// What the test calls a mock.
    mutating func text(of mock: Mock.Name) -> String {
        switch mock {
        case .property(let name): name
        case .choice(let index): text(ofChoice: index)
        }
    }

    private mutating func text(of property: MockProperty) -> String { "\(text(of: property.mock)).\(property.name)" }

    /// A name for a constant, its own in the test.
    mutating func claim(_ name: String, orElse other: String) -> String {
        let free = taken.contains(name) || name == "_" ? unique(other) : name
        taken.insert(free)
        return free
    }

    private func unique(_ name: String) -> String {
        guard taken.contains(name) else { return name }
        var number = 2
        while taken.contains("\(name)\(number)") { number += 1 }
        return "\(name)\(number)"
    }

    private mutating func text(ofChoice index: Int) -> String {
        if let text = texts[index] {
            sharpen(index)
            return texts[index] ?? text
        }
        switch run.choices[index].origin {
        case .property(let owner, let name): return "\(text(ofChoice: owner)).\(name.escapedName)"
        // A property that is assigned later: its value from before.
        case .state(let name):
            let constant = claim("initial" + SwiftName.upperFirst(name), orElse: "initialValue")
            lines.append("let \(constant) = \(run.subject.name).\(name.escapedName)")
            texts[index] = constant
            return constant
        case .parameter, .result, .part, .input: return "_"
        }
    }

    /// What a mock returns by itself is the emptiest value there is: where the test compares with it, it returns a fuller one.
    private mutating func sharpen(_ index: Int) {
        let choice = run.choices[index]
        guard case .result(let property, true) = choice.origin, choice.decision == nil, !choice.isUsed,
            !isRefined(index), sharpened.insert(index).inserted, let value = try? made(index), value.needs.isEmpty,
            value.text != run.context.emptiest(choice.type)
        else { return }
        if value.isMock {
            let constant = claim(choice.name, orElse: "\(choice.name)Mock")
            lines += ["let \(constant) = \(value.text)", "\(text(of: property)) = \(constant)"]
            texts[index] = constant
        } else {
            lines.append("\(text(of: property)) = \(value.text(as: choice.type.text))")
        }
    }

    // MARK: - Roots

    private mutating func arrangeParameter(_ index: Int) throws(CannotBeMade) {
        let choice = run.choices[index]
        if let payload = choice.payload {
            let constant = try constant(payload)
            texts[index] = "(\(constant) as \(choice.type.storedText))"
            arguments[index] = constant
        } else {
            texts[index] = try constant(index)
            arguments[index] = texts[index]
        }
    }

    /// What the act is handed for a parameter's choice.
    private(set) var arguments: [Int: String] = [:]

    private mutating func arrangeState(_ index: Int, _ name: String) throws(CannotBeMade) {
        let property = "\(run.subject.name).\(name.escapedName)"
        let choice = run.choices[index]
        let isAssigned = run.assigned.contains(name)
        if choice.decision == nil, !isRefined(index) {
            if !isAssigned { texts[index] = property }
            return
        }
        let value = try expression(index)
        lines.append("\(property) = \(value.text)")
        if choice.payload != nil || (isAssigned && !value.isSelfTyped) {
            texts[index] = "(\(value.text) as \(choice.type.storedText))"
        } else {
            texts[index] = isAssigned ? value.text : property
        }
    }

    private mutating func arrangeResult(
        _ index: Int, _ property: MockProperty, hasDefault: Bool
    ) throws(CannotBeMade) {
        let choice = run.choices[index]
        let setter = text(of: property)
        if choice.decision == nil, hasDefault, !choice.isUsed, !isRefined(index) {
            texts[index] = setter
            return
        }
        if let payload = choice.payload {
            lines.append("\(setter) = \(try constant(payload))")
            texts[index] = setter
        } else if choice.decision == nil || !hasDefault {
            let constant = try constant(index)
            lines.append("\(setter) = \(constant)")
            texts[index] = constant
        } else {
            lines.append("\(setter) = \(try expression(index).text)")
            texts[index] = setter
        }
    }

    // MARK: - Values

    /// Declares a constant with the choice's value, and gives its name.
    private mutating func constant(_ index: Int) throws(CannotBeMade) -> String {
        let choice = run.choices[index]
        if let payload = choice.payload { return try constant(payload) }
        let value = try expression(index)
        let name = claim(choice.name, orElse: "\(choice.name)Argument").escapedName
        lines.append(value.constant(name, type: choice.type.storedText, isVariable: choice.type.isInout))
        texts[index] = name
        return name
    }

    private mutating func expression(_ index: Int) throws(CannotBeMade) -> MadeValue {
        let choice = run.choices[index]
        let type = run.context.catalog.resolve(choice.type)
        switch choice.decision {
        case nil, .collection(isEmpty: false)?: return try made(index)
        case .boolean(let value)?: return MadeValue("\(value)")
        case .optional(nil)?: return MadeValue("nil", isSelfTyped: false)
        case .optional(let payload?)?: return MadeValue(try constant(payload))
        case .collection(isEmpty: true)?: return MadeValue(Self.empty(type), isSelfTyped: type.text == "String")
        case .literal(let text)?: return MadeValue(text, isSelfTyped: LiteralType.of(text)?.text == type.text)
        case .enumCase(let name, let payload)?:
            var arguments: [String] = []
            for part in payload {
                arguments.append((part.label.map { "\($0): " } ?? "") + (try constant(part.choice)))
            }
            let list = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
            if type.resultParts != nil { return MadeValue(".\(name)\(list)", isSelfTyped: false) }
            return MadeValue("\(type.wrapped?.text ?? type.text).\(name)\(list)")
        }
    }

    private mutating func made(_ index: Int) throws(CannotBeMade) -> MadeValue {
        let choice = run.choices[index]
        let maker = run.context.maker(log: run.subject.log, generics: run.generics)
        guard var value = maker.value(of: choice.type, named: choice.name, number: choice.number) else {
            throw CannotBeMade(type: choice.type.text)
        }
        if isRefined(index) { value = try refined(index, value) }
        needs = needs.joined(with: value.needs)
        return value
    }

    /// A property of it was settled.
    private func isRefined(_ index: Int) -> Bool {
        properties(of: index).contains { run.choices[$0.index].decision != nil || isRefined($0.index) }
    }

    private func properties(of index: Int) -> [(name: String, index: Int)] {
        run.choices.indices.compactMap { candidate in
            guard case .property(of: index, let name) = run.choices[candidate].origin else { return nil }
            return (name, candidate)
        }
    }

    /// `Item.fixture(isDone: true)`.
    private mutating func refined(_ index: Int, _ value: MadeValue) throws(CannotBeMade) -> MadeValue {
        guard case .structure(let structure) = run.context.catalog.entry(of: run.choices[index].type) else {
            return value
        }
        let settled = properties(of: index)
        var arguments: [String] = []
        for parameter in structure.parameters {
            guard let part = settled.first(where: { $0.name == parameter.name })?.index,
                run.choices[part].decision != nil || isRefined(part)
            else { continue }
            arguments.append("\(SwiftName.label(parameter.name)): \(try expression(part).text)")
        }
        var value = value
        value.text = "\(structure.name).fixture(\(arguments.joined(separator: ", ")))"
        return value
    }

    private static func empty(_ type: TypeSyntax) -> String {
        if ["String", "Substring"].contains(type.text) { return "\"\"" }
        if type.text == "Data" { return "Data()" }
        if case .dictionary = type.shape { return "[:]" }
        return type.genericArguments(of: "Dictionary", count: 2) == nil ? "[]" : "[:]"
    }
}
