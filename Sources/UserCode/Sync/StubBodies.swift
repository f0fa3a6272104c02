import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel

/// The bodies of generated stubs, by which an unmodified stub is recognized.
package enum StubBodies {
    /// Returns whether a member is an unmodified stub of a requirement in the class `type`, ignoring white space.
    static func isStub(
        _ declaration: DeclarationOutline, of requirement: Requirement, in type: String, _ source: SourceFile
    ) -> Bool {
        guard let body = declaration.bodyRange, source.isUncommentedOnOwnLines(declaration),
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

    /// Returns a file without the unmodified stub of a member.
    package static func removed(_ member: Member, of type: String, from source: SourceFile) -> SourceFile {
        let members = OutlineParser.read(source).outline.declarations.filter { $0.name.name == type }.flatMap(\.members)
        let stub = members.first { isStub($0, of: member.documented, in: type, source) }
        guard let stub else { return source }
        var edits = SourceEdits(source)
        DeclarationRemoval([stub.range], of: source, headings: []).apply(to: &edits)
        return SourceFile(path: source.path, bytes: edits.result)
    }

    /// Returns the body of a stub with the full name of its member changed from `old` to `new`.
    static func renamed(_ body: String, of type: String, _ old: String, to new: String) -> String {
        var text = body.replacing(
            "\"\(type).\(old)\(StubMarker.ending)", with: "\"\(type).\(new)\(StubMarker.ending)")
        for range in text.ranges(of: "TODO: " + old).reversed()
        where text[range.upperBound...].first?.isNewline ?? true { text.replaceSubrange(range, with: "TODO: " + new) }
        return text
    }

    /// Returns the possible bodies of a stub, without white space. The TODO comment has the requirement's documentation
    /// or its name.
    private static func bodies(of requirement: Requirement, in type: String) -> [String] {
        let summary = (requirement.documentation?.lines ?? []).prefix { !$0.isEmpty }.joined(separator: " ")
        let failure = "fatalError(\"\(type).\(requirement.fullName)\(StubMarker.ending))"
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
    /// Returns whether a declaration equals its previous rendering, ignoring white space.
    func isUntouched(_ declaration: DeclarationOutline, as before: DeclarationOutline, in rendered: RenderedType)
        -> Bool
    {
        isUncommentedOnOwnLines(declaration)
            && text(declaration.range).withReasonsAsRendered.withoutSpaces
                == rendered.source.text(before.range).withoutSpaces
    }

    /// Returns whether a declaration has no documentation or comment and is alone on its lines.
    func isUncommentedOnOwnLines(_ declaration: DeclarationOutline) -> Bool {
        declaration.documentation == nil && !hasComment(on: declaration) && isAloneOnItsLines(declaration.range)
    }

    /// Returns whether a comment is directly above a declaration, or inside it before the body.
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
