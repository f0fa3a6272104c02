import Diagnostics
import SwiftSource

/// Checks of the properties in sections. State needs a value: `var count = 0`. A requirement needs accessors:
/// `var count: Int { get }`.
extension SpecParser {
    mutating func checkProperty(
        _ variable: VariableSyntax, member: inout MemberDeclaration, of owner: MemberOwner
    ) {
        if variable.keyword.name == "let", !member.isState || owner.takesState {
            report(
                .propertyShape, "property '\(variable.name.name)' of a section must be a 'var'",
                at: variable.keyword.range, fixIts: [.replace(variable.keyword, by: "var")])
        }
        if !member.isState {
            if variable.value != nil {
                refuseBodyOfState(variable, member: &member)
            } else if variable.type == nil {
                report(
                    .propertyShape, "property '\(variable.name.name)' has no type", at: variable.name.range,
                    notes: ["write 'var \(variable.name.name): Type'"])
            }
            refuseOpaqueResult(variable.type)
            return
        }
        guard owner.takesState else { return refuseState(variable, member: &member, of: owner) }
        if variable.value == nil, variable.type?.isOptional != true {
            let name = variable.name.name
            let type = variable.type.map { $0.text } ?? "Type"
            report(
                .propertyShape, "state '\(name)' has no initial value", at: variable.name.range,
                notes: ["write 'var \(name): \(type) = …', or 'var \(name): \(type) { get }' if it is a requirement"])
        }
    }

    /// Reports state in a section that cannot have state, and turns the member into a requirement.
    private mutating func refuseState(
        _ variable: VariableSyntax, member: inout MemberDeclaration, of owner: MemberOwner
    ) {
        let name = variable.name.name
        let end = member.requirement.range.upperBound
        let canBeFixed = variable.value == nil && variable.type != nil
        var fixIts: [Diagnostic.FixIt] = canBeFixed ? [.insert(" { get }", at: end)] : []
        if canBeFixed, variable.keyword.name == "let" { fixIts.append(.replace(variable.keyword, by: "var")) }
        report(
            .propertyShape, "property '\(name)' of \(owner.name) needs '{ get }' or '{ get set }'",
            at: variable.name.range,
            notes: canBeFixed ? [] : ["write 'var \(name): Type { get }', or move it to 'presenter'"], fixIts: fixIts)
        var corrected = variable
        corrected.value = nil
        corrected.accessors = VariableSyntax.Accessors(
            getEffects: Effects(), isSettable: true, text: "{ get set }", range: end..<end)
        member.requirement.kind = .variable(corrected)
    }

    /// Reports a property with a value and a body, and turns the member into state.
    private mutating func refuseBodyOfState(_ variable: VariableSyntax, member: inout MemberDeclaration) {
        let start =
            variable.accessors?.range.lowerBound ?? member.body.map { $0.range.lowerBound - 1 } ?? cursor.lastEnd
        let braces = span(from: start)
        report(
            .propertyShape, "property '\(variable.name.name)' has both a value and a body", at: braces,
            notes: ["remove the body or the value"])
        var corrected = variable
        corrected.accessors = nil
        member.requirement.kind = .variable(corrected)
        member.body = nil
    }
}

extension Rule {
    static let propertyShape = Rule(
        id: "propertyShape",
        summary: "Property is neither state nor a requirement",
        explanation: """
            State is a 'var' of the presenter, an interactor or the router, and changes while the module is open. It \
            needs an initial value: 'var count = 0', 'var name = user.name' with an input, or 'var fee: Fee?', which \
            starts as nil. Declare values that never change as section parameters. Every other property is a \
            requirement with a type and '{ get }' or '{ get set }'. A property with a body is computed and has no \
            initial value. Write observers such as 'didSet' in the class. In a protocol of a spec, requirements have \
            the same form. In a struct or another type, a stored property needs a type or a value.
            """,
        wrong: "module Counter {\n    interactor { var count: Int }\n}",
        right: "module Counter {\n    interactor { var count: Int = 0 }\n}")
}
