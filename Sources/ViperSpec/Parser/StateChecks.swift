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
                    .propertyNeedsType, "the property '\(variable.name.name)' has no type", at: variable.name.range,
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
                .stateNeedsValue, "the state '\(name)' has no value", at: variable.name.range,
                notes: ["write 'var \(name): \(type) = …', or 'var \(name): \(type) { get }' if it is a requirement"])
        }
    }

    /// The value is kept: what follows is state.
    mutating func refuseBodyOfState(_ variable: VariableSyntax, member: inout MemberDeclaration) {
        let start =
            variable.accessors?.range.lowerBound ?? member.body.map { $0.range.lowerBound - 1 } ?? cursor.lastEnd
        let braces = braces(from: start)
        report(
            .stateWithBody, "the property '\(variable.name.name)' has both a value and a body", at: braces,
            fixIts: [.delete(withBlanksBefore(braces), "delete the body")])
        var mended = variable
        mended.accessors = nil
        member.requirement.kind = .variable(mended)
        member.body = nil
    }
}

extension Rule {
    static let propertyNeedsType = Rule(
        id: "propertyNeedsType", summary: "A required or computed property has a type",
        explanation: "Only state may leave its type out, where its value gives it.",
        wrong: "module TodoList {\n    view { var text { get } }\n}",
        right: "module TodoList {\n    view { var text: String { get } }\n}")

    static let stateIsVar = Rule(
        id: "stateIsVar", summary: "A property of a section is a 'var'",
        explanation: """
            State is what changes while the module is open, so it is a var. What stays the same is an input, a dependency or \
            an assembly line: it stands in the section's parentheses.
            """,
        wrong: "module Counter {\n    interactor { let count = 0 }\n}",
        right: "module Counter {\n    interactor { var count = 0 }\n}")

    static let stateNeedsValue = Rule(
        id: "stateNeedsValue", summary: "State has a value or an optional type",
        explanation: """
            The class is made before anybody could set its state, so the state says what it begins with: 'var count = 0', \
            'var name = user.name' with an input, or 'var fee: Fee?', which begins with nil. A requirement says '{ get }'.
            """,
        wrong: "module Counter {\n    interactor { var count: Int }\n}",
        right: "module Counter {\n    interactor { var count: Int = 0 }\n}")

    static let stateNotAllowed = Rule(
        id: "stateNotAllowed",
        summary: "State stands in presenter, interactor and router; a requirement says '{ get }'",
        explanation: """
            A property without accessors is state, stored in a class that viper-gen begins: the presenter, an interactor, the \
            router. Elsewhere a property is a requirement and says whether it can be set: '{ get }' or '{ get set }'.
            """,
        wrong: "module TodoList {\n    view { var text: String }\n}",
        right: "module TodoList {\n    view { var text: String { get } }\n}")

    static let stateWithBody = Rule(
        id: "stateWithBody", summary: "A property has a value or a body, not both",
        explanation: """
            State is stored and has a value; a member with a body is computed. Observers (willSet, didSet) belong to the stored \
            property in the class's Swift file.
            """,
        wrong: "module Counter {\n    presenter { var count = 0 { didSet { show() } } }\n}",
        right: "module Counter {\n    presenter { var count = 0 }\n}")
}

extension Diagnostic {
    static func stateIsVar(_ variable: VariableSyntax, in file: SourceFile) -> Diagnostic {
        Diagnostic(
            .stateIsVar, "the property '\(variable.name.name)' of a section is a 'var'",
            at: SourceLocation(file, variable.keyword.range), fixIts: [.replace(variable.keyword, by: "var")])
    }

    /// `place` is `a view`. `canBeMended` is false for a value, which a requirement cannot have.
    static func stateNotAllowed(
        _ variable: VariableSyntax, in place: String, end: Int, file: SourceFile
    ) -> Diagnostic {
        var diagnostic = Diagnostic(
            .stateNotAllowed, "\(place) has no state: '\(variable.name.name)' needs '{ get }' or '{ get set }'",
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
