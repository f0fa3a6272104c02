import Diagnostics
import SwiftSource

/// State and helpers that move from a class to a section of a spec.
package struct SectionAdditions: Sendable {
    /// A private function or property with its body.
    package struct Helper: Sendable {
        /// The declaration up to the body: `private func reload()`.
        package var head: String
        /// The lines of the doc comment.
        package var documentation: [String]
        /// The range of the body with its braces, in `swift`.
        package var body: Range<Int>
        /// The file of the class.
        package var swift: SourceFile

        package init(head: String, documentation: [String], body: Range<Int>, swift: SourceFile) {
            (self.head, self.documentation, self.body, self.swift) = (head, documentation, body, swift)
        }
    }

    private let section: SectionDeclaration
    private let spec: SourceFile
    private let state: [String]
    private let helpers: [Helper]

    /// - Parameter state: The declarations as they appear in a spec: `var page = 0`.
    package init(section: SectionDeclaration, spec: SourceFile, state: [String], helpers: [Helper]) {
        (self.section, self.spec, self.state, self.helpers) = (section, spec, state, helpers)
    }

    /// Adds the state before the section's members, and the helpers after them.
    package func apply(to edits: inout SourceEdits) {
        let lineEnd = spec.lineEnd
        let line = spec.lineRange(around: section.keywordRange.lowerBound).lowerBound
        let outer = Array(spec.bytes[line...].prefix(while: \.isBlank))
        let unit = IndentationUnit(of: outer)
        let indentation = outer + unit.blanks(unit.width)
        let margin = String(decoding: indentation, as: UTF8.self)
        let body = section.bodyRange
        let isEmpty = spec.bytes[body].allSatisfy(\.isWhiteSpace)
        let states = state.map { lineEnd + margin + $0 }.joined()
        let added = helpers.map { helper in
            let comment = helper.documentation.map { "///" + ($0.isEmpty ? "" : " ") + $0 + lineEnd + margin }
            let braces = helper.swift.relocated(helper.body, at: indentation, lineEnd: lineEnd)
            return lineEnd + margin + comment.joined() + helper.head + String(decoding: braces, as: UTF8.self)
        }
        let closing = lineEnd + String(decoding: outer, as: UTF8.self)
        if isEmpty {
            let text = states + added.joined(separator: lineEnd)
            return text.isEmpty ? () : edits.replace(body, by: text + closing)
        }
        if !states.isEmpty { edits.insert(states, at: body.lowerBound) }
        guard !added.isEmpty else { return }
        var end = body.upperBound
        while spec.bytes[end - 1].isWhiteSpace { end -= 1 }
        edits.replace(end..<body.upperBound, by: lineEnd + added.joined(separator: lineEnd) + closing)
    }
}
