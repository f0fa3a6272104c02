import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel

/// The parameter clause and the assignments of an initializer.
struct Initializer {
    struct Assignment {
        /// The assigned property: `store` in `self.store = store`.
        let name: String
        /// The whole statement.
        let range: Range<Int>
    }

    let declaration: DeclarationOutline
    /// The range of the parameter clause with its parentheses; nil if they are not closed.
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
    /// Whether callers may omit the argument.
    var isOptional: Bool { defaultValue != nil || isVariadic }
}

/// The change from an initializer's parameters to the parameters that the spec requires.
struct ParameterUpdate {
    /// A parameter that the initializer must have.
    struct RequiredParameter {
        let label: String?
        /// The text of the whole parameter.
        let text: String
        /// The text after its name, with the type: `: any Store`.
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
    let wanted: [RequiredParameter]
    /// The labels of parameters whose type has changed.
    let retyped: Set<String>

    /// The parameters for which generated code no longer passes an argument. Parameters that callers may omit are yours
    /// and stay.
    var gone: [Parameter] { own.filter { !$0.isOptional && !isWanted($0) } }

    /// The parameters that the initializer lacks.
    var missing: [RequiredParameter] { wanted.filter { other in !own.contains { $0.label?.name == other.label } } }

    /// Returns whether generated code passes an argument for a parameter. Of several parameters with the same label,
    /// the first one gets it.
    private func isWanted(_ parameter: Parameter) -> Bool {
        let label = parameter.label?.name
        return wanted.contains { $0.label == label }
            && own.first { $0.label?.name == label }?.range == parameter.range
    }

    /// The updated parameters: existing parameters, and the texts of new ones. Parameters in `gone` are left out. Your
    /// own optional parameters stay before the parameter that they precede now.
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
        // The name stays, because the body uses it.
        return source.text(parameter.range.lowerBound..<parameter.name.range.upperBound) + new.tail
    }

    private func isRetyped(_ parameter: Parameter) -> Bool {
        parameter.label.map { retyped.contains($0.name) } ?? false
    }

    /// Returns the new text between the parentheses, indented by `base`; nil if a comment could be lost.
    func text(base: String, style: FileStyle) -> String? {
        let parts = merged
        let isSameList = !own.isEmpty && parts.map(\.own?.range) == own.map(\.range)
        let changed = (own.filter(isRetyped) + gone).map(\.range) + (isSameList ? [] : gaps)
        if changed.contains(where: { TokenText(source, $0).hasComments }) { return nil }
        if parts.isEmpty { return "" }
        let line = source.lineRange(around: clause.lowerBound)
        let rest = source.text(line).count - source.text(clause.clamped(to: line)).count + 2
        // Without the removed parameters, a list that was broken for its length may fit on one line.
        let wasTooLong = rest + own.map { source.text($0.range) }.joined(separator: ", ").count > Layout.limit
        let isOneLine = own.isEmpty || !gone.isEmpty && isBroken && wasTooLong
        let text = isOneLine ? parts.map(\.text).joined(separator: ", ") : joined(parts, lineEnd: style.lineEnd)
        let isTooLong = !text.contains(where: \.isNewline) && rest + text.count > Layout.limit
        if !isTooLong || text.contains("/*") { return text }
        let lines = parts.map { style.lineEnd + base + style.unit + $0.text }
        return lines.joined(separator: ",") + style.lineEnd + base
    }

    /// Whether the parameters are on several lines.
    private var isBroken: Bool { source.text(clause.inner).contains(where: \.isNewline) }

    /// The ranges before, between and after the existing parameters.
    private var gaps: [Range<Int>] {
        let starts = [clause.lowerBound + 1] + own.map(\.range.upperBound)
        let ends = own.map(\.range.lowerBound) + [clause.upperBound - 1]
        return zip(starts, ends).map { $0..<$1 }
    }

    /// Joins parameters with the existing text between them. A new parameter gets the usual separator.
    private func joined(_ parts: [(own: Parameter?, text: String)], lineEnd: String) -> String {
        let base = source.indentation(at: own[own.count - 1].range.lowerBound)
        let usual = isBroken ? "," + lineEnd + base : ", "
        let between = gaps.dropFirst().dropLast()
        let text = parts.enumerated().map { index, part in
            let gap = between.first { $0.upperBound == part.own?.range.lowerBound }
            return (index == 0 ? "" : gap.map { source.text($0) } ?? usual) + part.text
        }
        return source.text(gaps[0]) + text.joined() + source.text(gaps[gaps.count - 1])
    }
}
