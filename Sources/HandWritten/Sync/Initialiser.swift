import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel

/// The assignments of an initialiser, and where its parts stand.
struct Initialiser {
    struct Assignment {
        /// What is assigned to: `store` of `self.store = store`.
        let name: String
        /// The whole statement.
        let range: Range<Int>
    }

    let source: SourceFile
    let declaration: DeclarationOutline
    let assignments: [Assignment]

    init(_ declaration: DeclarationOutline, in source: SourceFile) {
        self.source = source
        self.declaration = declaration
        assignments = declaration.bodyRange.map { Self.assignments(in: $0, of: source) } ?? []
    }

    /// The range of the parameter clause with its parentheses; nil where they are open.
    var clause: Range<Int>? {
        ParameterClause.range(
            of: declaration.parameters, from: declaration.name.range.upperBound,
            to: declaration.bodyRange?.lowerBound ?? declaration.range.upperBound, in: source)
    }

    /// Statements that begin with `self.` at the top level of a body.
    private static func assignments(in body: Range<Int>, of source: SourceFile) -> [Assignment] {
        let tokens = Lexer.tokens(of: source, in: body.inner)
        var starts: [Int] = []
        var depth = 0
        for (index, token) in tokens.enumerated() {
            switch token.kind {
            case .punctuation(let byte) where [UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{")].contains(byte):
                depth += 1
            case .punctuation(let byte) where [UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(byte):
                depth -= 1
            default:
                let isAfterSemicolon = index > 0 && tokens[index - 1].kind == .punctuation(UInt8(ascii: ";"))
                if depth == 0, token.startsLine || index == 0 || isAfterSemicolon,
                    token.kind != .punctuation(UInt8(ascii: ".")), token.kind != .endOfFile
                {
                    starts.append(index)
                }
            }
        }
        return starts.enumerated().compactMap { number, start in
            guard start + 3 < tokens.count, source.text(tokens[start].range) == "self",
                tokens[start + 1].kind == .punctuation(UInt8(ascii: ".")), source.text(tokens[start + 3].range) == "="
            else { return nil }
            var end = number + 1 < starts.count ? starts[number + 1] : tokens.count - 1
            while end > start + 1, tokens[end - 1].kind == .punctuation(UInt8(ascii: ";")) { end -= 1 }
            let name = source.text(tokens[start + 2].range).filter { $0 != "`" }
            return Assignment(name: name, range: tokens[start].range.lowerBound..<tokens[end - 1].range.upperBound)
        }
    }
}

/// The parameters of an initialiser, brought in line with those that are wanted.
struct ParameterChange {
    /// What it needs to have.
    struct Wanted {
        let label: String?
        /// The whole parameter.
        let text: String
        /// What stands behind its name: the type.
        let tail: String

        init(_ parameter: Parameter, in source: SourceFile) {
            label = parameter.label?.name
            text = source.text(parameter.range)
            tail = source.text(parameter.name.range.upperBound..<parameter.range.upperBound)
        }
    }

    let source: SourceFile
    /// The range of the clause with its parentheses.
    let clause: Range<Int>
    let own: [Parameter]
    let wanted: [Wanted]
    /// Labels of those whose type has changed.
    let retyped: Set<String>

    /// Parameters that callers may leave out are a person's own.
    private func isExtra(_ parameter: Parameter) -> Bool { parameter.defaultValue != nil || parameter.isVariadic }

    /// Somebody hands it over; of several by one label, that is the first.
    private func isWanted(_ parameter: Parameter) -> Bool {
        let label = parameter.label?.name
        return wanted.contains { $0.label == label }
            && own.first { $0.label?.name == label }?.range == parameter.range
    }

    /// Nobody hands these over any more.
    var gone: [Parameter] { own.filter { !isExtra($0) && !isWanted($0) } }

    var missing: [Wanted] { wanted.filter { other in !own.contains { $0.label?.name == other.label } } }

    /// Each parameter as it is to stand: one that is there, or the text of a new one. Those in `gone` are left out.
    private var merged: [(Parameter?, String)] {
        let kept = own.filter { mine in !gone.contains { $0.range == mine.range } }
        let shared = kept.filter(isWanted)
        let order = wanted.filter { other in shared.contains { $0.label?.name == other.label } }.map(\.label)
        var result: [(Parameter?, String)] = []
        if shared.map({ $0.label?.name }) == order {
            result = kept.map { ($0, text(of: $0)) }
            var position = 0
            for other in wanted {
                if let index = result.firstIndex(where: { $0.0?.label?.name == other.label && $0.0 != nil }) {
                    position = index + 1
                } else {
                    result.insert((nil, other.text), at: position)
                    position += 1
                }
            }
            return result
        }
        result = wanted.map { other in
            let mine = shared.first { $0.label?.name == other.label }
            return (mine, mine.map(text) ?? other.text)
        }
        let extra = kept.filter { !isWanted($0) }
        return result + extra.map { ($0, text(of: $0)) }
    }

    private func text(of parameter: Parameter) -> String {
        guard let label = parameter.label?.name, retyped.contains(label),
            let new = wanted.first(where: { $0.label == label })
        else { return source.text(parameter.range) }
        // The body may know it by a name of its own.
        return source.text(parameter.range.lowerBound..<parameter.name.range.upperBound) + new.tail
    }

    /// A comment stands in what is replaced or left out.
    private var losesComment: Bool {
        let changed = own.filter { mine in
            (mine.label.map { retyped.contains($0.name) } ?? false) || gone.contains { $0.range == mine.range }
        }
        return changed.contains { TokenText(source, $0.range).hasComments }
    }

    /// The new text between the parentheses; nil where a comment might be lost. `base` is the indentation of the declaration,
    /// `rest` what stands around the clause on its line.
    func text(base: String, style: FileStyle, rest: Int) -> String? {
        let inner = clause.lowerBound + 1..<clause.upperBound - 1
        if losesComment { return nil }
        let parts = merged
        guard let first = own.first, let last = own.last else {
            if TokenText(source, inner).hasComments { return nil }
            return laidOut(parts.map(\.1), base: base, style: style, rest: rest)
        }
        let lead = inner.lowerBound..<first.range.lowerBound
        let trail = last.range.upperBound..<inner.upperBound
        let separators = zip(own, own.dropFirst()).map { $0.range.upperBound..<$1.range.lowerBound }
        let isMoved = parts.compactMap { $0.0?.range.lowerBound } != own.map(\.range.lowerBound)
        if isMoved, ([lead, trail] + separators).contains(where: { TokenText(source, $0).hasComments }) { return nil }
        let isBroken = source.text(inner).contains(where: \.isNewline)
        let usual = isBroken ? "," + style.lineEnd + source.indentation(at: last.range.lowerBound) : ", "
        if parts.isEmpty { return "" }
        let hadToBreak =
            isBroken && rest + own.map { source.text($0.range) }.joined(separator: ", ").count > Layout.limit
        if isMoved, hadToBreak { return laidOut(parts.map(\.1), base: base, style: style, rest: rest) }
        var text = source.text(lead)
        for (index, part) in parts.enumerated() {
            if index > 0 {
                let before = separators.first { $0.upperBound == part.0?.range.lowerBound }
                text += before.map { source.text($0) } ?? usual
            }
            text += part.1
        }
        text += source.text(trail)
        if !text.contains(where: \.isNewline), rest + text.count > Layout.limit, !text.contains("/*") {
            return laidOut(parts.map(\.1), base: base, style: style, rest: rest)
        }
        return text
    }

    /// On one line, or where that is too long one to a line.
    private func laidOut(_ parts: [String], base: String, style: FileStyle, rest: Int) -> String {
        let line = parts.joined(separator: ", ")
        if rest + line.count <= Layout.limit, !line.contains(where: \.isNewline) { return line }
        let indentation = base + style.unit
        return style.lineEnd + parts.map { indentation + $0 }.joined(separator: "," + style.lineEnd) + style.lineEnd
            + base
    }
}
