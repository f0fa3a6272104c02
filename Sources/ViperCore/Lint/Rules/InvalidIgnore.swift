import Diagnostics
import SwiftSource

extension Rule {
    package static let invalidIgnore = Rule(
        id: "invalidIgnore",
        summary: "A comment that silences a finding names the rule and gives a reason",
        explanation: """
            '// viper-gen:ignore ID: reason' silences a finding of that rule on its line, or, alone on its line, on the line \
            below. Without a reason nobody will know whether it may go; with an ID that is none it silences nothing. Rules \
            without which nothing could be generated cannot be silenced.
            """,
        wrong: "// viper-gen:ignore longBody\nmodule List {}",
        right: "// viper-gen:ignore unopenedModule: the widget opens it\nmodule List {}")
}

extension Diagnostic {
    static func ignoreOfNothing(at location: SourceLocation) -> Diagnostic {
        Diagnostic(.invalidIgnore, "the comment does not say which rule it silences", at: location, notes: [shape])
    }

    static func ignoreWithoutReason(_ ids: [String], at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .invalidIgnore, "no reason is given why '\(ids.joined(separator: ", "))' is silenced", at: location,
            notes: [shape])
    }

    static func ignoreOfUnknownRule(_ id: String, at location: SourceLocation) -> Diagnostic {
        let near = nearest(to: id, in: CoreRules.everyRule.map(\.id))
        return Diagnostic(
            .invalidIgnore, "there is no rule '\(id)'", at: location,
            notes: [near.map { Note("did you mean '\($0)'?") } ?? Note("`viper-gen explain` lists the rules")])
    }

    static func ignoreOfFixedRule(_ id: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .invalidIgnore, "'\(id)' cannot be silenced", at: location,
            notes: [Note("without it nothing could be generated; mend what it reports")])
    }

    private static let shape = Note("write '// viper-gen:ignore ID: reason'")
}
