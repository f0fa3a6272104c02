import Diagnostics
import SwiftSource

/// Checks the properties of sections: state has a value, a requirement says whether it can be set.
extension SpecParser {
    mutating func checkProperty(
        _ variable: VariableSyntax, member: inout MemberDeclaration, of owner: MemberOwner
    ) {
        if !member.isState {
            if variable.keyword.name == "let" { report(.stateIsVar(variable, in: source)) }
            if variable.value != nil {
                refuseBodyOfState(variable, member: &member)
            } else if variable.type == nil {
                report(
                    .propertyShape, "the property '\(variable.name.name)' has no type", at: variable.name.range,
                    notes: ["write 'var \(variable.name.name): Type'"])
            }
            if let some = variable.type?.opaqueKeyword { report(.opaqueResult(at: some, in: source)) }
            return
        }
        guard owner.takesState else {
            let end = member.requirement.range.upperBound
            report(.stateNotAllowed(variable, in: owner.name, end: end, file: source))
            var mended = variable
            mended.value = nil
            mended.accessors = VariableSyntax.Accessors(
                getEffects: Effects(), isSettable: true, text: "{ get set }", range: end..<end)
            member.requirement.kind = .variable(mended)
            return
        }
        if variable.keyword.name == "let" { report(.stateIsVar(variable, in: source)) }
        if variable.value == nil, variable.type?.isOptional != true {
            let name = variable.name.name
            let type = variable.type.map { $0.text } ?? "Type"
            report(
                .propertyShape, "the state '\(name)' has no value", at: variable.name.range,
                notes: ["write 'var \(name): \(type) = …', or 'var \(name): \(type) { get }' if it is a requirement"])
        }
    }

    /// The value is kept: what follows is state.
    mutating func refuseBodyOfState(_ variable: VariableSyntax, member: inout MemberDeclaration) {
        let start =
            variable.accessors?.range.lowerBound ?? member.body.map { $0.range.lowerBound - 1 } ?? cursor.lastEnd
        let braces = braces(from: start)
        report(
            .propertyShape, "the property '\(variable.name.name)' has both a value and a body", at: braces,
            fixIts: [.delete(withBlanksBefore(braces), "delete the body")])
        var mended = variable
        mended.accessors = nil
        member.requirement.kind = .variable(mended)
        member.body = nil
    }
}

extension Rule {
    static let propertyShape = Rule(
        id: "propertyShape",
        summary: "A property of a section is state with a value, or a requirement with '{ get }'",
        explanation: """
            State is what changes while the module is open: a var of the presenter, an interactor or the router. Its class is \
            made before anybody could set it, so it says what it begins with: 'var count = 0', 'var name = user.name' with an \
            input, or 'var fee: Fee?', which begins with nil. What stays the same is taken in the section's parentheses. Every \
            other property is a requirement, which has a type and says whether it can be set: '{ get }' or '{ get set }'. One \
            with a body is computed, and has no value; observers stand in the class's Swift file. In plain Swift the requirements \
            of a protocol are written so too, and what a type stores has a type or a value.
            """,
        wrong: "module Counter {\n    interactor { var count: Int }\n}",
        right: "module Counter {\n    interactor { var count: Int = 0 }\n}")
}

extension Diagnostic {
    static func stateIsVar(_ variable: VariableSyntax, in file: SourceFile) -> Diagnostic {
        Diagnostic(
            .propertyShape, "the property '\(variable.name.name)' of a section is a 'var'",
            at: SourceLocation(file, variable.keyword.range), fixIts: [.replace(variable.keyword, by: "var")])
    }

    /// `place` is `a view`. `canBeMended` is false for a value, which a requirement cannot have.
    static func stateNotAllowed(
        _ variable: VariableSyntax, in place: String, end: Int, file: SourceFile
    ) -> Diagnostic {
        var diagnostic = Diagnostic(
            .propertyShape, "\(place) has no state: '\(variable.name.name)' needs '{ get }' or '{ get set }'",
            at: SourceLocation(file, variable.name.range))
        if variable.value == nil, variable.type != nil {
            diagnostic.fixIts = [.insert(" { get }", at: end)]
            if variable.keyword.name == "let" { diagnostic.fixIts.append(.replace(variable.keyword, by: "var")) }
        } else {
            diagnostic.notes = ["write 'var \(variable.name.name): Type { get }', or move it to 'presenter'"]
        }
        return diagnostic
    }
}
