import Diagnostics
import SwiftSource

/// A member in its place in a spec, for edits of the spec's text.
package struct SpecMember: Sendable, Equatable {
    /// The spec.
    package let source: SourceFile
    /// The section that it stands in.
    package let section: SectionDeclaration
    /// The member with its body, where it has one.
    package let member: MemberDeclaration

    /// The spec's text with the member's body taken out, and with it `helpers`, whole.
    package func withoutBody(and helpers: [SpecMember] = []) -> [UInt8] {
        guard let body = member.body else { return source.bytes }
        var edits = SourceEdits(source)
        edits.remove(source.withSpaceBefore(body.range.lowerBound - 1..<body.range.upperBound + 1))
        for helper in helpers { edits.remove(source.withSpaceBefore(helper.documentedRange)) }
        return edits.result
    }

    private var documentedRange: Range<Int> {
        let documentation = member.requirement.documentation?.range.lowerBound ?? member.range.lowerBound
        return min(documentation, member.range.lowerBound)..<member.range.upperBound
    }

    /// The spec's text with a body for the member: what stands between the braces at `body` of a Swift file, re-indented, and
    /// above the member the lines of a doc comment.
    package func withBody(_ body: Range<Int>, of swift: SourceFile, documentation: [String]) -> [UInt8] {
        let lineEnd = source.lineEnd
        let line = source.lineRange(around: member.range.lowerBound).lowerBound
        let indentation = Array(source.bytes[line...].prefix(while: \.isBlank))
        let braces = swift.relocated(body, at: indentation, lineEnd: lineEnd)
        let comment = documentation.flatMap {
            Array(("///" + ($0.isEmpty ? "" : " ") + $0 + lineEnd).utf8) + indentation
        }
        let (start, end) = (member.range.lowerBound, member.requirement.range.upperBound)
        return source.bytes[..<start] + comment + source.bytes[start..<end] + braces + source.bytes[end...]
    }
}

extension SourceFile {
    /// A range with the white space before it.
    fileprivate func withSpaceBefore(_ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        while start > 0, bytes[start - 1].isWhiteSpace { start -= 1 }
        return start..<range.upperBound
    }

    /// What ends a line.
    var lineEnd: String { bytes.contains(Ascii.carriageReturn) ? "\r\n" : "\n" }

    /// A body of a Swift file with its braces and a space before them, as it stands in a spec behind a member that begins at
    /// `indentation`.
    func relocated(_ body: Range<Int>, at indentation: [UInt8], lineEnd: String) -> [UInt8] {
        let unit = IndentationUnit(of: indentation)
        let text = RelocatedText(self, Lexer.tokens(of: self), unit: unit)
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
        return braces
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
