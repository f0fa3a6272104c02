import SwiftSource
import ViperModel

/// Writes the test of one path: the lines before the act, the act, and what must hold after it.
struct FlowTestWriter {
    let path: FlowPath
    /// The names that constants of the test must not take.
    var takenNames: Set<String>
    /// What the test writes for the choices, by their indices.
    var texts: [Int: String] = [:]
    /// What the act is handed for the choices of its parameters, by their indices.
    var arguments: [Int: String] = [:]
    /// The choices for which a mock was told to return something fuller.
    var filled: Set<Int> = []
    /// The lines before the act.
    var lines: [String] = []
    /// The types whose fixtures the test needs and a person has to write.
    var needs: [String] = []
    var expectations: [Expectation] = []

    private init(_ path: FlowPath) {
        self.path = path
        takenNames = path.subject.namesInTests
    }

    /// The test of a path through a member; an omitted one where none can be made.
    static func test(of path: FlowPath, through member: Member, named name: TestNames.Name) -> FlowTest {
        var writer = FlowTestWriter(path)
        if let reason = writer.obstacle(to: member) { return omitted(reason, member, path.subject, name) }
        return writer.test(of: member, name)
    }

    /// Arranges the test, or says why there can be none, completing "it …".
    private mutating func obstacle(to member: Member) -> String? {
        if case .notFollowed(let reason) = path.ending { return reason }
        if member.requirement.isDeprecated { return "is deprecated" }
        if let reason = path.subject.ambiguous.obstacle(toCalling: member, in: path.context.program) { return reason }
        do {
            try arrange()
            return nil
        } catch {
            return error.reason
        }
    }

    /// A test that only says why it is not written, by a reason that completes "it …".
    static func omitted(
        _ reason: String, _ member: Member, _ subject: FlowSubject, _ name: TestNames.Name
    ) -> FlowTest {
        FlowTest(
            title: name.title, function: name.function, subject: subject.part, member: member.fullName,
            conditions: name.conditions, location: member.location,
            omitted: OmittedTest("\(subject.className).\(member.fullName) \(reason)", at: member.location))
    }

    private mutating func test(of member: Member, _ name: TestNames.Name) -> FlowTest {
        let needs = needs
        expectCallsAndState()
        var result = member.requirement.returnsValue ? "_ = " : ""
        var thrownError: FlowTest.ThrownError?
        switch path.ending {
        case .threw(let error): thrownError = thrown(error)
        case .returned(let value):
            let countBefore = expectations.count
            if let type = member.requirement.resultType {
                expect("result", is: value, type, generics: member.requirement.genericNames)
            }
            if expectations.count > countBefore { result = "let result = " }
        case .notFollowed: break
        }
        let isThrowing = member.requirement.effects.throwing != .never
        let isAsync = path.subject.isActor || member.requirement.effects.isAsync
        let effects = (isThrowing ? "try " : "") + (isAsync ? "await " : "")
        return FlowTest(
            title: name.title, function: name.function, subject: path.subject.part, member: member.fullName,
            conditions: name.conditions, arrangement: lines, act: result + effects + call(member),
            calls: path.calls.map(\.logKey), expectations: expectations,
            location: member.location, isAsync: isAsync, isThrowing: isThrowing && thrownError == nil,
            thrownError: thrownError, unwrittenFixtures: needs)
    }

    /// The call of a member, as the test writes it.
    private func call(_ member: Member) -> String {
        let receiver = member.requirement.isStatic ? path.subject.className : path.subject.name
        let base = "\(receiver).\(member.baseName)"
        guard let function = member.requirement.function else { return base }
        let list = path.choices.indices.compactMap { index -> String? in
            guard case .parameter(let place) = path.choices[index].origin else { return nil }
            let parameter = function.parameters[place]
            return parameter.callLabel + (parameter.type?.isInout == true ? "&" : "") + (arguments[index] ?? "_")
                + (parameter.type?.isAutoclosure == true ? "()" : "")
        }
        return "\(base)(\(list.joined(separator: ", ")))"
    }

    // MARK: - Names

    /// What the test calls a mock.
    mutating func text(ofMock mock: Mock.Name) -> String {
        switch mock {
        case .property(let name): name
        case .choice(let index): text(ofChoice: index)
        }
    }

    mutating func text(ofProperty property: MockProperty) -> String {
        "\(text(ofMock: property.mock)).\(property.name)"
    }

    /// What the test calls a choice; what an optional holds, where it is there.
    mutating func text(ofChoice choice: Int) -> String {
        let index = path.choices[choice].payload ?? choice
        fillResult(index)
        if let text = texts[index] { return text }
        switch path.choices[index].origin {
        case .state(let name): return initialValue(index, of: "\(path.subject.name).\(name.escapedName)")
        case .result(let property, _): return initialValue(index, of: text(ofProperty: property))
        case .parameter, .part, .input: return "_"
        }
    }

    /// Declares a constant with the value of a property from before the act, which assigns to it, and gives its name.
    private mutating func initialValue(_ index: Int, of property: String) -> String {
        let constant = claim("initial" + SwiftName.upperFirst(path.choices[index].name), orElse: "initialValue")
        lines.append("let \(constant) = \(property)")
        texts[index] = constant
        return constant
    }

    /// Takes a name for a constant: `name`, or `other` where another constant or a type in the test has that one.
    mutating func claim(_ name: String, orElse other: String) -> String {
        let isTaken = takenNames.contains(name) || name == "_" || path.choices.contains { $0.type.names.contains(name) }
        return takenNames.claim(isTaken ? other : name)
    }
}
