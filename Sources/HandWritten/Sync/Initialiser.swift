import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel

/// The assignments of an initialiser, and where its parameters stand.
struct Initialiser {
    struct Assignment {
        /// What is assigned to: `store` of `self.store = store`.
        let name: String
        /// The whole statement.
        let range: Range<Int>
    }

    let declaration: DeclarationOutline
    /// The range of the parameter clause with its parentheses; nil where they are open.
    let clause: Range<Int>?
    /// The assignments to members of `self` at the top level of the body.
    let assignments: [Assignment]

    init(_ declaration: DeclarationOutline, in source: SourceFile) {
        self.declaration = declaration
        clause = ParameterClause.range(
            of: declaration.parameters, from: declaration.name.range.upperBound,
            to: declaration.bodyRange?.lowerBound ?? declaration.range.upperBound, in: source)
        let statements = declaration.bodyRange.map { TokenCursor.block(of: source, in: $0.inner).statements }
        assignments = (statements ?? []).compactMap { statement in
            guard case .expression(let expression) = statement.kind,
                case .assignment(let target, let mark, _) = expression.kind, mark.name == "=",
                case .member(let base, let name) = target.kind, base.isSelf
            else { return nil }
            return Assignment(name: name.name, range: statement.range)
        }
    }
}

extension Parameter {
    /// Whether callers may leave it out.
    var isOptional: Bool { defaultValue != nil || isVariadic }
}

/// The parameters of an initialiser, brought in line with those that are wanted.
struct ParameterChange {
    /// A parameter that the initialiser needs to have.
    struct Wanted {
        let label: String?
        /// The text of the whole parameter.
        let text: String
        /// The text behind its name, with the type: `: any Store`.
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
    /// The labels of parameters whose type has changed.
    let retyped: Set<String>

    /// The parameters that nobody hands over any more. Those that callers may leave out are a person's own and stay.
    var gone: [Parameter] { own.filter { !$0.isOptional && !isWanted($0) } }

    /// The parameters that the initialiser still lacks.
    var missing: [Wanted] { wanted.filter { other in !own.contains { $0.label?.name == other.label } } }

    /// Whether somebody hands a parameter over; of several with one label, that is the first.
    private func isWanted(_ parameter: Parameter) -> Bool {
        let label = parameter.label?.name
        return wanted.contains { $0.label == label }
            && own.first { $0.label?.name == label }?.range == parameter.range
    }

    /// Each parameter as it is to stand: one that is there, or the text of a new one. Those in `gone` are left out, and a
    /// person's own stand before what they stood before.
    private var merged: [(own: Parameter?, text: String)] {
        var merged: [(own: Parameter?, text: String)] = wanted.map { other in
            let mine = own.first { $0.label?.name == other.label }
            return (mine, mine.map(text) ?? other.text)
        }
        var position = merged.count
        for mine in own.reversed() {
            if isWanted(mine) {
                position = merged.firstIndex { $0.own?.range == mine.range } ?? position
            } else if mine.isOptional {
                merged.insert((mine, text(of: mine)), at: position)
            }
        }
        return merged
    }

    private func text(of parameter: Parameter) -> String {
        guard isRetyped(parameter), let new = wanted.first(where: { $0.label == parameter.label?.name })
        else { return source.text(parameter.range) }
        // The body may know it by a name of its own.
        return source.text(parameter.range.lowerBound..<parameter.name.range.upperBound) + new.tail
    }

    private func isRetyped(_ parameter: Parameter) -> Bool {
        parameter.label.map { retyped.contains($0.name) } ?? false
    }

    /// The new text between the parentheses; nil where a comment might be lost. `base` is the indentation of the declaration.
    func text(base: String, style: FileStyle) -> String? {
        let parts = merged
        let isMoved = own.isEmpty || parts.compactMap(\.own?.range) != own.map(\.range)
        let changed = (own.filter(isRetyped) + gone).map(\.range) + (isMoved ? gaps : [])
        if changed.contains(where: { TokenText(source, $0).hasComments }) { return nil }
        if parts.isEmpty { return "" }
        let line = source.lineRange(around: clause.lowerBound)
        let rest = source.text(line).count - source.text(clause.clamped(to: line)).count + 2
        let laidOut = laidOut(parts.map(\.text), base: base, style: style, rest: rest)
        if own.isEmpty { return laidOut }
        let oldLength = rest + own.map { source.text($0.range) }.joined(separator: ", ").count
        if isMoved, isBroken, oldLength > Layout.limit { return laidOut }
        let text = asBefore(parts, lineEnd: style.lineEnd)
        let isTooLong = !text.contains(where: \.isNewline) && rest + text.count > Layout.limit
        return isTooLong && !text.contains("/*") ? laidOut : text
    }

    /// Whether the parameters stand on several lines.
    private var isBroken: Bool { source.text(clause.inner).contains(where: \.isNewline) }

    /// What stands before, between and behind the parameters that are there.
    private var gaps: [Range<Int>] {
        let starts = [clause.lowerBound + 1] + own.map(\.range.upperBound)
        let ends = own.map(\.range.lowerBound) + [clause.upperBound - 1]
        return zip(starts, ends).map { $0..<$1 }
    }

    /// Parameters with the gaps that stood before them; a new one gets such a gap as the others have. A remark at the end of a
    /// parameter's line stays there.
    private func asBefore(_ parts: [(own: Parameter?, text: String)], lineEnd: String) -> String {
        let indentation = own.last.map { source.indentation(at: $0.range.lowerBound) } ?? ""
        let usual = isBroken ? "," + lineEnd + indentation : ", "
        let gaps = gaps
        var text = source.text(gaps[0])
        for (index, part) in parts.enumerated() {
            let previous = index == 0 ? nil : parts[index - 1].own
            let gapBefore = gaps.dropFirst().dropLast().first { $0.upperBound == part.own?.range.lowerBound }
            if part.own == nil, let gap = gaps.first(where: { $0.lowerBound == previous?.range.upperBound }),
                let remark = remark(in: gap)
            {
                let words = source.text(remark).drop(while: \.isWhitespace)
                text += "," + (words.first == "," ? String(words.dropFirst()) : source.text(remark))
                text += lineEnd + indentation
            } else if index > 0, previous == nil, let gapBefore, let remark = remark(in: gapBefore) {
                text += "," + source.text(remark.upperBound..<gapBefore.upperBound)
            } else if index > 0 {
                text += gapBefore.map { source.text($0) } ?? usual
            }
            text += part.text
        }
        let end = gaps[gaps.count - 1]
        let remark = parts.last?.own == nil ? remark(in: end) : nil
        return text + source.text((remark?.upperBound ?? end.lowerBound)..<end.upperBound)
    }

    /// What stands between a parameter and the end of its line, where that is more than a comma.
    private func remark(in gap: Range<Int>) -> Range<Int>? {
        guard let end = source.bytes[gap].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return nil }
        let line = gap.lowerBound..<end
        return TokenText(source, line).hasComments ? line : nil
    }

    /// Parameters on one line, or each on a line of its own where that is too long. `rest` is the length of the line around them.
    private func laidOut(_ parts: [String], base: String, style: FileStyle, rest: Int) -> String {
        let line = parts.joined(separator: ", ")
        if rest + line.count <= Layout.limit, !line.contains(where: \.isNewline) { return line }
        let lines = parts.map { style.lineEnd + base + style.unit + $0 }
        return lines.joined(separator: ",") + style.lineEnd + base
    }
}
