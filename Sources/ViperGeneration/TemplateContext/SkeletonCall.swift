import SwiftSource
import ViperModel

/// Creates the test skeleton of a member: a disabled test that calls the member with sample values.
struct SkeletonCall {
    let factory: FixtureFactory
    let arrangement: TemplateContextBuilder.TestCaseSetup
    /// Names that a test's constants must not shadow.
    let taken: Set<String>
    let isOnActor: Bool

    func test(of member: MockedMember, function: String) throws(MissingFixtureError) -> TestRecord {
        var test = FlowTest(
            title: member.logKey, function: function, subject: arrangement.subject, member: member.member.fullName,
            conditions: [], location: member.member.location)
        switch member.requirement.kind {
        case .function(let function): try call(function, member, &test)
        case .variable(let variable):
            let effects = variable.accessors?.getEffects ?? Effects()
            test.act = "_ = \(prefix(effects))\(owner(member)).\(member.member.baseName)"
            wait(for: effects, &test)
        case .associatedType, .other: break
        }
        return TestRecord(
            test: test, arrangement: arrangement,
            disabledReason: "\(arrangement.className).\(member.member.fullName) is not implemented")
    }

    private func call(
        _ function: FunctionSyntax, _ member: MockedMember, _ test: inout FlowTest
    ) throws(MissingFixtureError) {
        var factory = factory
        factory.generics = function.constraints
        var arguments: [String] = []
        // A constant with the name of a type would shadow the type in the constants after it.
        let types = member.parameters.flatMap { $0.type?.names ?? [] }
        for (index, parameter) in member.parameters.enumerated() {
            guard let type = parameter.type else { continue }
            guard let made = factory.value(of: type.argumentType, named: parameter.name.name, number: index + 1) else {
                throw MissingFixtureError(type: type.text)
            }
            test.unwrittenFixtures += made.needs
            if type.isAutoclosure {
                arguments.append(parameter.callLabel + made.text)
                continue
            }
            let isTaken = taken.contains(parameter.name.name) || types.contains(parameter.name.name)
            let name = isTaken ? parameter.name.name + "Argument" : parameter.name.name
            test.arrangement.append(
                made.constant(name.escapedName, type: type.storedText, isVariable: type.isInout))
            arguments.append(parameter.callLabel + (type.isInout ? "&" : "") + name.escapedName)
        }
        let call = "\(owner(member)).\(function.name.name)(\(arguments.joined(separator: ", ")))"
        test.act = (function.returned == nil ? "" : "_ = ") + prefix(function.effects) + call
        wait(for: function.effects, &test)
    }

    private func owner(_ member: MockedMember) -> String {
        member.requirement.isStatic ? "type(of: \(arrangement.property))" : arrangement.property
    }

    /// Returns the keywords that the call needs, such as `try await `. A `rethrows` function gets a closure that may
    /// throw, so it needs `try`.
    private func prefix(_ effects: Effects) -> String {
        (effects.throwing != .never ? "try " : "") + (effects.isAsync || isOnActor ? "await " : "")
    }

    private func wait(for effects: Effects, _ test: inout FlowTest) {
        test.isAsync = effects.isAsync || isOnActor
        test.isThrowing = effects.throwing != .never
    }
}
