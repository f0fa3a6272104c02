import Diagnostics
import SwiftSource

/// A member in its place in a spec, for edits of the spec's text.
package struct SpecMember: Sendable {
    /// The spec.
    package let source: SourceFile
    /// The section that it stands in.
    package let section: SectionDeclaration
    /// The member with its body, where it has one.
    package let member: MemberDeclaration

    /// The spec's text with the member's body taken out.
    package func withoutBody() -> [UInt8] {
        guard let body = member.body else { return source.bytes }
        var start = body.range.lowerBound - 1
        while start > member.requirement.range.upperBound,
            source.bytes[start - 1].isBlank || source.bytes[start - 1].isLineBreak
        {
            start -= 1
        }
        return Array(source.bytes[..<start] + source.bytes[(body.range.upperBound + 1)...])
    }

    /// The spec's text with a body for the member: what stands between the braces at `body` of a Swift file, re-indented, and
    /// above the member the lines of a doc comment.
    package func withBody(_ body: Range<Int>, of swift: SourceFile, documentation: [String]) -> [UInt8] {
        let lineEnd = source.bytes.contains(Ascii.carriageReturn) ? "\r\n" : "\n"
        let line = source.lineRange(around: member.range.lowerBound).lowerBound
        let indentation = source.bytes[line...].prefix(while: \.isBlank)
        let unit = indentation.contains(Ascii.tab) ? IndentationUnit("\t") : .standard
        let text = RelocatedText(swift, Lexer.tokens(of: swift), unit: unit)
        let content = body.inner
        var braces = Array(" {".utf8)
        if text.isBroken(content) {
            let (opening, lines) = text.body(
                between: content, at: IndentationUnit.columns(of: indentation) + unit.width)
            braces += (opening.isEmpty ? [] : Array("  ".utf8)) + opening
            for line in lines { braces += Array(lineEnd.utf8) + line }
            braces += Array(lineEnd.utf8) + indentation + [Ascii.closeBrace]
        } else {
            let statements = text.trimmed(content)
            braces += statements.isEmpty ? [Ascii.closeBrace] : [Ascii.space] + statements + Array(" }".utf8)
        }
        let comment = documentation.flatMap {
            Array(("///" + ($0.isEmpty ? "" : " ") + $0 + lineEnd).utf8) + indentation
        }
        let (start, end) = (member.range.lowerBound, member.requirement.range.upperBound)
        return source.bytes[..<start] + comment + source.bytes[start..<end] + braces + source.bytes[end...]
    }
}

extension SpecFile {
    /// All members of a module's sections, in order.
    package func members(ofModule name: String) -> [SpecMember] {
        modules.filter { $0.name.name == name }.flatMap(\.sections).flatMap { section in
            section.members.map { SpecMember(source: source, section: section, member: $0) }
        }
    }
}
