import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel

/// What a stub says when nobody has written to it.
struct StubText: Sendable {
    /// The class that the stub stands in.
    let type: String
    /// What its members set, where it is a view that keeps what it is told.
    let shown: ShownValues

    /// A member stands as it was generated for `requirement`, white space aside.
    func isUntouched(_ member: WrittenMember, in file: WrittenFile, as requirement: Requirement) -> Bool {
        let declaration = member.declaration
        if let value = shown.value(of: requirement.signatureKey) {
            return isUntouched(declaration, in: file.source, as: value) && !member.isConditional
        }
        guard let body = declaration.bodyRange, declaration.documentation == nil, !member.isConditional,
            member.requirement.contractKey == requirement.contractKey,
            declaration.modifiers.map(\.name)
                == requirement.modifiers.map(\.name).filter({ !$0.hasSuffix("mutating") }),
            declaration.attributes.allSatisfy({ own in requirement.attributes.contains { $0.text == own.text } }),
            declaration.parameterDefaults.isEmpty, !file.source.hasRemark(on: declaration),
            file.source.isAloneOnItsLines(declaration.range)
        else { return false }
        let lines = file.source.text(body).split(whereSeparator: \.isNewline).map { line -> Substring in
            let text = line.drop(while: \.isWhitespace)
            return text.hasPrefix("//") ? text.dropFirst(2) : text
        }
        let text = squeezed(lines.joined())
        return bodies(of: requirement).contains(text)
    }

    /// A property stands as it was generated for a value that the view shows.
    func isUntouched(_ property: DeclarationOutline, in source: SourceFile, as value: ShownValue) -> Bool {
        property.documentation == nil && property.attributes.isEmpty && source.isAloneOnItsLines(property.range)
            && !source.hasRemark(on: property)
            && squeezed(source.text(property.range)) == squeezed(value.declaration)
    }

    /// Without white space: with the documentation that the requirement has, and with none.
    private func bodies(of requirement: Requirement) -> [String] {
        let statements = shown.statements(of: requirement.signatureKey)
        if !statements.isEmpty { return [squeezed("{" + statements.joined() + "}")] }
        let summary = (requirement.documentation?.lines ?? []).prefix { !$0.isEmpty }.joined(separator: " ")
        let remarks = [requirement.fullName] + (summary.isEmpty ? [] : [summary])
        return remarks.map { squeezed(body(of: requirement, todo: "TODO:" + $0)) }
    }

    private func body(of requirement: Requirement, todo: String) -> String {
        let failure = "fatalError(\"\(type).\(requirement.fullName) is not written yet\")"
        switch requirement.kind {
        case .function(let function):
            return "{" + todo + (function.resultText == "Void" ? "" : failure) + "}"
        case .variable(let variable):
            let effects = (variable.accessors?.getEffects ?? Effects()).text
            let isSettable = variable.accessors?.isSettable ?? false
            guard isSettable || !effects.isEmpty else { return "{" + todo + failure + "}" }
            return "{get" + effects + "{" + todo + failure + "}" + (isSettable ? "set{" + todo + "}" : "") + "}"
        case .associatedType, .other: return ""
        }
    }

    private func squeezed(_ text: String) -> String { String(text.filter { !$0.isWhitespace }) }
}

extension DeclarationOutline {
    /// The values that a function's parameters begin with.
    fileprivate var parameterDefaults: [Identifier] {
        guard case .function(let function)? = requirement?.kind else { return [] }
        return function.parameters.compactMap(\.defaultValue)
    }
}

extension SourceFile {
    /// A person's remark stands right above a member, or in it before its body.
    func hasRemark(on declaration: DeclarationOutline) -> Bool {
        let end = declaration.bodyRange?.lowerBound ?? declaration.range.upperBound
        if TokenText(self, declaration.range.lowerBound..<end).hasComments { return true }
        guard let line = lineAbove(declaration.range.lowerBound) else { return false }
        let above = text(line).trimmed
        return (above.hasPrefix("//") && !above.hasPrefix("// MARK:")) || above.hasSuffix("*/")
    }

    /// Nothing else stands on the lines of `range`, no comment either.
    func isAloneOnItsLines(_ range: Range<Int>) -> Bool {
        let rest = bytes[range.upperBound..<lineRange(around: range.upperBound).upperBound]
        return startsLine(range.lowerBound) && rest.allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }
}
