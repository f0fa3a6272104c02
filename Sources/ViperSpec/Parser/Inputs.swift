import Diagnostics
import SwiftSource

extension SpecParser {
    /// What a module takes: names with types, with defaults if wanted.
    mutating func parseInputs() -> [Parameter] {
        let inputs = cursor.parseParameterClause(types: .optional)
        for input in inputs {
            checkShape(input)
            if input.type == nil { report(.inputNeedsType(input, in: source)) }
        }
        return inputs
    }

    /// What a section's initialiser takes: names, with types where nothing else gives them.
    mutating func parseInitialiserParameters() -> [Parameter] {
        let parameters = cursor.parseParameterClause(types: .optional)
        for parameter in parameters {
            checkShape(parameter)
            if let value = parameter.defaultValue { report(.defaultNotAllowed(parameter, value: value, in: source)) }
        }
        return parameters
    }

    /// A stored property has one name, and a type that only a parameter could have is none.
    private mutating func checkShape(_ parameter: Parameter) {
        let name = parameter.name
        check(name, of: "an input", isReserved: isReserved(name))
        if parameter.label?.range != name.range { report(.inputLabel(parameter, in: source)) }
        for attribute in parameter.attributes {
            report(.inputType(parameter, what: "@\(attribute.name)", at: attribute.range, in: source))
        }
        guard let type = parameter.type else { return }
        if parameter.isVariadic {
            report(.inputType(parameter, what: "...", at: type.range, in: source))
        }
        switch type.shape {
        case .attributed(let specifiers, let attributes, _):
            if let specifier = specifiers.first {
                report(.inputType(parameter, what: specifier, at: type.range, in: source))
            }
            for attribute in attributes where ["escaping", "autoclosure"].contains(attribute.name) {
                report(.inputType(parameter, what: "@\(attribute.name)", at: attribute.range, in: source))
            }
        default:
            if type.opaqueKeyword != nil {
                report(.inputType(parameter, what: "some", at: type.range, in: source))
            }
        }
    }

    /// The name is a word that Swift reserves, without backticks.
    func isReserved(_ name: Identifier) -> Bool { cursor.keyword(spelledBy: name.range)?.isReserved ?? false }
}

extension Rule {
    static let defaultNotAllowed = Rule(
        id: "defaultNotAllowed", summary: "Only inputs and members' parameters have defaults",
        explanation: """
            What stands in a section's parentheses comes from the module's inputs, its assembly lines or the composition root, \
            always. A default belongs to the input: 'module TodoList(limit: Int = 10)'; a value that is made here belongs in \
            an assembly line.
            """,
        wrong: "module TodoList {\n    interactor(limit: Int = 10) {}\n}",
        right: "module TodoList(limit: Int = 10) {\n    interactor(limit) {}\n}")

    static let inputNeedsType = Rule(
        id: "inputNeedsType", summary: "A module's input has a type",
        explanation: """
            Whoever opens the module passes the input, so its type stands here. In the parentheses of a section the type may be \
            left out where an input or an assembly line gives it.
            """,
        wrong: "module TodoDetail(id) {}",
        right: "module TodoDetail(id: Int) {}")

    static let inputShape = Rule(
        id: "inputShape", summary: "An input is a name and a type, as a stored property has them",
        explanation: """
            Inputs and what an initialiser takes become stored properties. So there is one name and no label, and the type is \
            none that only a parameter can have: no inout, no 'some', no '...', no @escaping.
            """,
        wrong: "module TodoDetail(of id: Int) {}",
        right: "module TodoDetail(id: Int) {}")
}

extension Diagnostic {
    static func defaultNotAllowed(_ parameter: Parameter, value: Identifier, in file: SourceFile) -> Diagnostic {
        let end = parameter.type?.range.upperBound ?? parameter.name.range.upperBound
        return Diagnostic(
            .defaultNotAllowed, "'\(parameter.name.name)' cannot have a default here",
            at: SourceLocation(file, value.range),
            notes: [Note("write it on the module's input, or in an assembly line")],
            fixIts: [
                FixIt(
                    "delete the default", range: min(end, value.range.upperBound)..<value.range.upperBound,
                    replacement: "")
            ])
    }

    static func inputNeedsType(_ parameter: Parameter, in file: SourceFile) -> Diagnostic {
        let end = parameter.name.range.upperBound
        return Diagnostic(
            .inputNeedsType, "the input '\(parameter.name.name)' has no type",
            at: SourceLocation(file, parameter.name.range),
            fixIts: [FixIt("give it a type", range: end..<end, replacement: ": <#Type#>")])
    }

    static func inputLabel(_ parameter: Parameter, in file: SourceFile) -> Diagnostic {
        let range = parameter.range.lowerBound..<parameter.name.range.upperBound
        return Diagnostic(
            .inputShape, "the input '\(parameter.name.name)' has a label, but becomes a property",
            at: SourceLocation(file, range),
            fixIts: [
                FixIt(
                    "delete the label", range: parameter.range.lowerBound..<parameter.name.range.lowerBound,
                    replacement: "")
            ])
    }

    /// `what` is the part that only a function's parameter has: `inout`.
    static func inputType(_ parameter: Parameter, what: String, at range: Range<Int>, in file: SourceFile) -> Diagnostic
    {
        Diagnostic(
            .inputShape, "'\(what)' cannot stand on '\(parameter.name.name)', which becomes a property",
            at: SourceLocation(file, range), notes: [Note("write a type that a stored property can have")])
    }
}
