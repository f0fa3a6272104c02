import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel

/// A type in a rendered file, which is a file that viper-gen generates in memory. Its methods return parts of the text
/// with the indentation of another file.
struct RenderedType: Sendable {
    let source: SourceFile
    /// One level of indentation in the rendered file.
    let unit: String
    let outline: DeclarationOutline
    /// The functions and properties, by signature.
    let members: [String: DeclarationOutline]

    init(source: SourceFile, unit: String, outline: DeclarationOutline) {
        self.source = source
        self.unit = unit
        self.outline = outline
        members = Dictionary(
            firstOf: outline.members.compactMap { member in member.requirement.map { ($0.signatureKey, member) } })
    }

    /// Returns all types in a rendered file.
    static func all(in source: SourceFile, unit: String) -> [RenderedType] {
        OutlineParser.read(source).outline.declarations.map { RenderedType(source: source, unit: unit, outline: $0) }
    }

    /// Returns the text of a range. All lines except the first are indented by `base`.
    func text(_ range: Range<Int>, base: String, style: FileStyle) -> String {
        let indentationHere = source.indentation(at: range.lowerBound)
        let text = source.text(range)
        // In a multi-line string, white space is significant.
        let isScaled = unit != style.unit && !text.contains("\"\"\"")
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().map { index, line in
            if index == 0 { return String(line) }
            var rest =
                line.hasPrefix(indentationHere)
                ? line.dropFirst(indentationHere.count) : line.drop { $0 == " " || $0 == "\t" }
            if rest.allSatisfy(\.isWhitespace) { return "" }
            var indentation = base
            while isScaled, !unit.isEmpty, rest.hasPrefix(unit) {
                indentation += style.unit
                rest = rest.dropFirst(unit.count)
            }
            return indentation + rest
        }.joined(separator: style.lineEnd)
    }

    /// Returns the text of a declaration with its documentation.
    func declaration(_ declaration: DeclarationOutline, base: String, style: FileStyle) -> String {
        text(declaration.documentedRange, base: base, style: style)
    }

    /// Returns the text of a member before its body.
    func signature(_ declaration: DeclarationOutline, base: String, style: FileStyle) -> String {
        let end = declaration.bodyRange?.lowerBound ?? declaration.range.upperBound
        return text(declaration.range.lowerBound..<end, base: base, style: style).trimmed
    }
}

extension SourceFile {
    /// Returns the heading above a member, `// MARK: …`, if the member is the first below it.
    func heading(of declaration: DeclarationOutline) -> String? {
        var offset = declaration.documentedRange.lowerBound
        while let line = lineAbove(offset) {
            let text = text(line).trimmed
            if text.hasPrefix("// MARK:") { return text }
            guard text.isEmpty else { return nil }
            offset = line.lowerBound
        }
        return nil
    }
}
