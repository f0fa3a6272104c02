import Diagnostics

/// Holds `#if`, `#else` and `#endif` against each other.
package enum ConditionBalance {
    /// What has no partner within its brackets. The brackets themselves are balanced.
    package static func findings(in tokens: [Token], of source: SourceFile) -> [Diagnostic] {
        guard tokens.contains(where: { $0.kind == .pound }) else { return [] }
        var diagnostics: [Diagnostic] = []
        // For each open bracket the conditions that are open in it.
        var open: [[Token]] = [[]]
        func reportUnclosed(_ tokens: [Token]) {
            for token in tokens {
                diagnostics.reportWithinLimit(
                    Diagnostic(
                        .unbalancedCondition, "this '#if' has no '#endif' in its braces",
                        at: SourceLocation(source, token.range),
                        notes: ["write the '#endif' on a line of its own"]))
            }
        }
        for token in tokens {
            switch token.kind {
            case .punctuation(Ascii.openBrace), .punctuation(Ascii.openParen), .punctuation(Ascii.openBracket):
                open.append([])
            case .punctuation(Ascii.closeBrace), .punctuation(Ascii.closeParen), .punctuation(Ascii.closeBracket):
                guard open.count > 1 else { continue }
                reportUnclosed(open.removeLast())
            case .pound:
                let directive = source.text(token.range)
                switch directive {
                case "#if": open[open.count - 1].append(token)
                case "#else", "#elseif", "#endif":
                    if open[open.count - 1].isEmpty {
                        diagnostics.reportWithinLimit(
                            Diagnostic(
                                .unbalancedCondition, "this '\(directive)' belongs to no '#if' in its braces",
                                at: SourceLocation(source, token.range),
                                notes: ["delete it, or write the '#if' before it"]))
                    } else if directive == "#endif" {
                        open[open.count - 1].removeLast()
                    }
                default: break
                }
            default: break
            }
        }
        open.reversed().forEach(reportUnclosed)
        return diagnostics
    }
}

extension Rule {
    static let unbalancedCondition = Rule(
        id: "unbalancedCondition", summary: "Every #if has its #endif in the same braces",
        explanation: """
            What stands in a body or a type is emitted as it is written, so a '#if' that never ends would swallow what is \
            generated after it, and an '#endif' or '#else' without an '#if' would end another one's.
            """,
        wrong: "module A { presenter { func load() {\n#if DEBUG\nlog()\n} } }",
        right: "module A { presenter { func load() {\n#if DEBUG\nlog()\n#endif\n} } }")
}
