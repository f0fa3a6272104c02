import SwiftSource
import ViperModel

/// Writes the test of one path: the statements before the call, the call, and the expectations.
struct FlowTestWriter {
    let path: FlowPath
    /// The names that constants of the test must not take.
    var takenNames: Set<String>
    /// The Swift text of each chosen value, by its index in `path.choices`.
    var texts: [Int: String] = [:]
    /// The arguments of the tested call, by their indexes in `path.choices`.
    var arguments: [Int: String] = [:]
    /// The indexes of the mock results that `fillResult(_:)` has replaced.
    var filled: Set<Int> = []
    /// The statements before the call.
    var lines: [String] = []
    /// The types whose fixtures the test needs and you implement.
    var needs: [String] = []
    var expectations: [Expectation] = []

    private init(_ path: FlowPath) {
        self.path = path
        takenNames = path.subject.namesInTests
    }

    /// Returns the test of a path through a member. The test is omitted if it is not possible.
    static func test(of path: FlowPath, through member: Member, named name: TestNames.Name) -> FlowTest {
        var writer = FlowTestWriter(path)
        if let reason = writer.obstacle(to: member) { return omitted(reason, member, path.subject, name) }
        return writer.test(of: member, name)
    }

    /// Writes the statements before the call. If a test is not possible, returns the reason, which follows the member's
    /// name in a message.
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

    /// Returns an omitted test. The reason follows the member's name in a message.
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

    /// Returns the Swift text of the tested call.
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

    /// Returns the name of a mock in the test.
    mutating func text(ofMock mock: Mock.Name) -> String {
        switch mock {
        case .property(let name): name
        case .choice(let index): text(ofChoice: index)
        }
    }

    mutating func text(ofProperty property: MockProperty) -> String {
        "\(text(ofMock: property.mock)).\(property.name)"
    }

    /// Returns the Swift text of a chosen value. For an optional that is not nil, this is the text of its wrapped
    /// value.
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

    /// Declares a constant for the value of a property before the call, because the call assigns to the property.
    /// Returns the name of the constant.
    private mutating func initialValue(_ index: Int, of property: String) -> String {
        let constant = claim("initial" + SwiftName.upperFirst(path.choices[index].name), orElse: "initialValue")
        lines.append("let \(constant) = \(property)")
        texts[index] = constant
        return constant
    }

    /// Reserves a name for a constant: `name`, or `other` if a constant or a type in the test has this name.
    mutating func claim(_ name: String, orElse other: String) -> String {
        let isTaken = takenNames.contains(name) || name == "_" || path.choices.contains { $0.type.names.contains(name) }
        return takenNames.claim(isTaken ? other : name)
    }
}
