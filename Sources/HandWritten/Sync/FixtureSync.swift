import Diagnostics
import SwiftSource

/// Adds fixtures of types that have come: a stub each, and the name among those that are unwritten.
struct FixtureSync {
    let rendered: RenderedText
    /// The rendered file's declarations: `Fixtures`, and an extension of each type.
    let wanted: [DeclarationOutline]
    let written: WrittenSwift
    /// Index of the file of fixtures.
    let file: Int

    private var source: SourceFile { written.files[file].source }
    private var style: FileStyle { written.files[file].style }

    /// Types without a fixture, in whatever file.
    private var missing: [DeclarationOutline] {
        wanted.filter { type in
            type.kind == .extension
                && !written.parts(of: type.name.name).contains { part in
                    part.declaration.members.contains { $0.kind == .function && $0.name.name == "fixture" }
                }
        }
    }

    /// Makes the changes; returns what could not be done.
    func apply(_ edits: inout SourceEdits) -> Diagnostic? {
        let missing = missing
        guard !missing.isEmpty else { return nil }
        let end = style.lineEnd
        let texts = missing.map { end + rendered.declaration($0, base: "", style: style) + end }
        guard written.files[file].obstacle == nil, let list else {
            return .missingInYours(
                missing.map { "\($0.name.name).fixture()" }, in: "Fixtures", at: SourceLocation(source, 0..<0),
                text: texts.joined(), end: source.bytes.count, notes: [])
        }
        let tokens = Lexer.tokens(of: source, in: list).filter { $0.kind == .string }
        let known = Set(tokens.map { source.text($0.range) })
        let names = missing.map { "\"\($0.name.name)\"" }.filter { !known.contains($0) }
        if !names.isEmpty {
            let text = names.joined(separator: ", ")
            if let last = tokens.last {
                edits.insert(", " + text, at: last.range.upperBound)
            } else {
                edits.insert(text, at: list.lowerBound + 1)
            }
        }
        let isEnded = source.bytes.last == 0x0A || source.bytes.last == 0x0D
        edits.insert((isEnded ? "" : end) + texts.joined(), at: source.bytes.count)
        return nil
    }

    /// The literal of `Fixtures.unwritten`.
    private var list: Range<Int>? {
        for part in written.parts(of: "Fixtures") where part.file == file {
            for member in part.declaration.members where member.name.name == "unwritten" {
                guard case .variable(let variable)? = member.requirement?.kind, let value = variable.value else {
                    continue
                }
                let isLiteral = value.name.hasPrefix("[") && value.name.hasSuffix("]")
                return isLiteral && !TokenText(source, value.range).hasComments ? value.range : nil
            }
        }
        return nil
    }
}
