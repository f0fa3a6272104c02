import Diagnostics
import SwiftSource

/// A member with its location in a spec, for edits of the spec's text.
package struct SpecMember: Sendable, Equatable {
    /// The file of the spec.
    package let source: SourceFile
    /// The section that contains the member.
    package let section: SectionDeclaration
    /// The member with its body, if it has one.
    package let member: MemberDeclaration

    /// Returns the spec's text without the member's body and without `helpers`.
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

    /// Returns the spec's text with a body and a doc comment for the member.
    ///
    /// - Parameters:
    ///   - body: The range of the body with its braces in a Swift file. The text between the braces is re-indented.
    ///   - documentation: The lines of the doc comment.
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
    /// Returns a range extended by the white space before it.
    fileprivate func withSpaceBefore(_ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        while start > 0, bytes[start - 1].isWhiteSpace { start -= 1 }
        return start..<range.upperBound
    }

    /// The line ending of the file.
    var lineEnd: String { bytes.contains(ASCII.carriageReturn) ? "\r\n" : "\n" }

    /// Returns a body of a Swift file as text for a member of a spec with this indentation. The text contains the
    /// braces and a space before them.
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
            braces += Array(lineEnd.utf8) + indentation + [ASCII.closeBrace]
        } else {
            let statements = text.trimmed(content)
            braces += statements.isEmpty ? [ASCII.closeBrace] : [ASCII.space] + statements + Array(" }".utf8)
        }
        return braces
    }
}

extension SpecFile {
    /// Returns all members of a module's sections, in order.
    package func members(ofModule name: String) -> [SpecMember] {
        modules.filter { $0.name.name == name }.flatMap(\.sections).flatMap { section in
            section.members.map { SpecMember(source: source, section: section, member: $0) }
        }
    }
}
