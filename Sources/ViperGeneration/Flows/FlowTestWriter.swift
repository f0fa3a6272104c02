import SwiftSource
import ViperModel

/// Writes the test of one path: the lines before the act, the act, and what must hold after it.
struct FlowTestWriter {
    let run: FlowRun
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

    private init(_ run: FlowRun) {
        self.run = run
        takenNames = run.subject.namesInTests
    }

    /// The test of a path through a member; an omitted one where none can be made.
    static func test(of path: FlowPath, through member: Member, named name: TestNames.Name) -> FlowTest {
        var writer = FlowTestWriter(path.run)
        if let reason = writer.obstacle(to: path, member) { return omitted(reason, member, path.run.subject, name) }
        return writer.test(of: path, member, name)
    }

    /// Arranges the test, or says why there can be none, completing "it …".
    private mutating func obstacle(to path: FlowPath, _ member: Member) -> String? {
        if case .failure(.unclear(let reason)) = path.ending { return reason }
        if member.requirement.isDeprecated { return "is deprecated" }
        if let reason = run.subject.ambiguous.obstacle(toCalling: member, in: run.context.program) { return reason }
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

    private mutating func test(of path: FlowPath, _ member: Member, _ name: TestNames.Name) -> FlowTest {
        let needs = needs
        expectCallsAndState()
        var result = member.requirement.returnsValue ? "_ = " : ""
        var thrownError: FlowTest.ThrownError?
        if case .failure(.thrown(let error)) = path.ending { thrownError = thrown(error) }
        if case .success(let value) = path.ending, let type = member.requirement.resultType {
            let countBefore = expectations.count
            expect("result", is: value, type, generics: member.requirement.genericNames)
            if expectations.count > countBefore { result = "let result = " }
        }
        let isThrowing = member.requirement.effects.throwing != .never
        let isAsync = run.subject.isActor || member.requirement.effects.isAsync
        let effects = (isThrowing ? "try " : "") + (isAsync ? "await " : "")
        return FlowTest(
            title: name.title, function: name.function, subject: run.subject.part, member: member.fullName,
            conditions: name.conditions, arrangement: lines, act: result + effects + call(member),
            calls: run.calls.map(\.logKey), expectations: expectations,
            location: member.location, isAsync: isAsync, isThrowing: isThrowing && thrownError == nil,
            thrownError: thrownError, unwrittenFixtures: needs)
    }

    /// The call of a member, as the test writes it.
    private func call(_ member: Member) -> String {
        let receiver = member.requirement.isStatic ? run.subject.className : run.subject.name
        let base = "\(receiver).\(member.baseName)"
        guard let function = member.requirement.function else { return base }
        let list = run.choices.indices.compactMap { index -> String? in
            guard case .parameter(let place) = run.choices[index].origin else { return nil }
            let parameter = function.parameters[place]
            return parameter.callLabel + (parameter.type?.isInout == true ? "&" : "") + (arguments[index] ?? "_")
                + (parameter.type?.isAutoclosure == true ? "()" : "")
        }
        return "\(base)(\(list.joined(separator: ", ")))"
    }

    // MARK: - Terms

    /// A term as the test writes it.
    mutating func text(_ term: Term) -> String {
        term.text { part in
            switch part {
            case .choice(let index): text(ofChoice: index)
            case .mock(let mock): text(ofMock: mock.name)
            default: run.subject.name
            }
        }
    }

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

    private mutating func text(ofChoice index: Int) -> String {
        fillResult(index)
        if let text = texts[index] { return text }
        switch run.choices[index].origin {
        case .property(let owner, let name): return "\(text(ofChoice: owner)).\(name.escapedName)"
        case .state(let name): return initialValue(index, of: "\(run.subject.name).\(name.escapedName)")
        case .result(let property, _): return initialValue(index, of: text(ofProperty: property))
        case .parameter, .part, .input: return "_"
        }
    }

    /// Declares a constant with the value of a property from before the act, which assigns to it, and gives its name.
    private mutating func initialValue(_ index: Int, of property: String) -> String {
        let constant = claim("initial" + SwiftName.upperFirst(run.choices[index].name), orElse: "initialValue")
        lines.append("let \(constant) = \(property)")
        texts[index] = constant
        return constant
    }

    /// Takes a name for a constant: `name`, or `other` where another constant or a type in the test has that one.
    mutating func claim(_ name: String, orElse other: String) -> String {
        let isTaken = takenNames.contains(name) || name == "_" || run.choices.contains { $0.type.names.contains(name) }
        return takenNames.claim(isTaken ? other : name)
    }
}
