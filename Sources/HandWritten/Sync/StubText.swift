import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel

/// The bodies that stubs are generated with, by which a member is known as one that nobody has written to.
package enum StubText {
    /// Whether a member is the stub of a requirement in the class `type`, as it was generated, white space aside.
    static func isStub(
        _ declaration: DeclarationOutline, of requirement: Requirement, in type: String, _ source: SourceFile
    ) -> Bool {
        guard let body = declaration.bodyRange, source.standsPlain(declaration),
            declaration.requirement?.contractKey == requirement.contractKey,
            declaration.modifiers.map(\.name)
                == requirement.modifiers.map(\.name).filter({ !$0.hasSuffix("mutating") }),
            declaration.attributes.allSatisfy({ own in requirement.attributes.contains { $0.text == own.text } }),
            declaration.parameters.allSatisfy({ $0.defaultValue == nil })
        else { return false }
        let lines = source.text(body).split(whereSeparator: \.isNewline).map { line in
            let text = line.drop(while: \.isWhitespace)
            return text.hasPrefix("//") ? text.dropFirst(2) : text
        }
        return bodies(of: requirement, in: type).contains(lines.joined().withoutSpaces)
    }

    /// A file without the stub of a member, to which nobody has written.
    package static func removed(_ member: Member, of type: String, from source: SourceFile) -> SourceFile {
        let members = Outline.read(source).outline.declarations.filter { $0.name.name == type }.flatMap(\.members)
        let stub = members.first { isStub($0, of: member.documented, in: type, source) }
        guard let stub else { return source }
        var edits = SourceEdits(source)
        Removal([stub.range], of: source, headings: []).apply(to: &edits)
        return SourceFile(path: source.path, bytes: edits.result)
    }

    /// The body of a stub whose member has another full name.
    static func renamed(_ body: String, of type: String, _ old: String, to new: String) -> String {
        var text = body.replacing(
            "\"\(type).\(old)\(UnwrittenMember.ending)", with: "\"\(type).\(new)\(UnwrittenMember.ending)")
        for range in text.ranges(of: "TODO: " + old).reversed()
        where text[range.upperBound...].first?.isNewline ?? true { text.replaceSubrange(range, with: "TODO: " + new) }
        return text
    }

    /// The bodies that a stub may have, without white space: its TODO comment has the requirement's documentation or its name.
    private static func bodies(of requirement: Requirement, in type: String) -> [String] {
        let summary = (requirement.documentation?.lines ?? []).prefix { !$0.isEmpty }.joined(separator: " ")
        let failure = "fatalError(\"\(type).\(requirement.fullName)\(UnwrittenMember.ending))"
        return [requirement.fullName, summary].filter { !$0.isEmpty }.map { remark in
            let todo = "TODO:" + remark
            let body =
                switch requirement.kind {
                case .function(let function): todo + (function.returned == nil ? "" : failure)
                case .variable(let variable): accessors(of: variable, todo: todo, failure: failure)
                case .associatedType, .other: ""
                }
            return "{\(body)}".withoutSpaces
        }
    }

    private static func accessors(of variable: VariableSyntax, todo: String, failure: String) -> String {
        let effects = (variable.accessors?.getEffects ?? Effects()).text
        let isSettable = variable.accessors?.isSettable ?? false
        guard isSettable || !effects.isEmpty else { return todo + failure }
        return "get\(effects){\(todo)\(failure)}" + (isSettable ? "set{\(todo)}" : "")
    }
}

extension SourceFile {
    /// Whether a declaration is as it would have been written, white space aside.
    func isUntouched(_ declaration: DeclarationOutline, as before: DeclarationOutline, in rendered: RenderedType)
        -> Bool
    {
        standsPlain(declaration)
            && text(declaration.range).withReasonsAsRendered.withoutSpaces
                == rendered.source.text(before.range).withoutSpaces
    }

    /// Whether nobody has documented a declaration, put a comment to it, or made it share its lines.
    func standsPlain(_ declaration: DeclarationOutline) -> Bool {
        declaration.documentation == nil && !hasComment(on: declaration) && isAloneOnItsLines(declaration.range)
    }

    /// Whether a comment stands right above a declaration, or in it before its body.
    private func hasComment(on declaration: DeclarationOutline) -> Bool {
        let end = declaration.bodyRange?.lowerBound ?? declaration.range.upperBound
        if TokenText(self, declaration.range.lowerBound..<end).hasComments { return true }
        guard let line = lineAbove(declaration.range.lowerBound) else { return false }
        let above = text(line).trimmed
        return (above.hasPrefix("//") && !above.hasPrefix("// MARK:")) || above.hasSuffix("*/")
    }
}

extension String {
    var withoutSpaces: String { filter { !$0.isWhitespace } }
}
