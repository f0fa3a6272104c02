import Diagnostics

/// Checks that `#if`, `#else` and `#endif` are balanced.
package enum ConditionBalance {
    /// Returns an error for each `#if` without `#endif`, and for each `#else`, `#elseif` or `#endif` without `#if`,
    /// within the same brackets. Expects that the brackets are balanced.
    package static func findings(in tokens: [Token], of source: SourceFile) -> [Diagnostic] {
        guard tokens.contains(where: { $0.kind == .pound }) else { return [] }
        var diagnostics: [Diagnostic] = []
        // The open `#if` directives, one list for each level of open brackets.
        var open: [[Token]] = [[]]
        func reportUnclosed(_ tokens: [Token]) {
            for token in tokens {
                diagnostics.reportWithinLimit(
                    Diagnostic(
                        .unbalancedCondition, "missing '#endif' for '#if' within the same braces",
                        at: SourceLocation(source, token.range),
                        notes: ["write the '#endif' on a line of its own"]))
            }
        }
        for token in tokens {
            switch token.kind {
            case let kind where kind.bracketStep > 0: open.append([])
            case let kind where kind.bracketStep < 0: if open.count > 1 { reportUnclosed(open.removeLast()) }
            case .pound:
                let directive = source.text(token.range)
                switch directive {
                case "#if": open[open.count - 1].append(token)
                case "#else", "#elseif", "#endif":
                    if open[open.count - 1].isEmpty {
                        diagnostics.reportWithinLimit(
                            Diagnostic(
                                .unbalancedCondition, "'\(directive)' without '#if' within the same braces",
                                at: SourceLocation(source, token.range),
                                notes: ["delete this line, or write the '#if' before it"]))
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
        id: "unbalancedCondition", summary: "Unbalanced '#if'",
        explanation: """
            viper-gen copies bodies and types into generated files. There, a '#if' without an '#endif' would also \
            enclose the code after it. An '#endif' or '#else' without an '#if' would end another '#if'. Close each \
            '#if' within the same braces.
            """,
        wrong: "module A { presenter { func load() {\n#if DEBUG\nlog()\n} } }",
        right: "module A { presenter { func load() {\n#if DEBUG\nlog()\n#endif\n} } }")
}
