import Diagnostics

extension AppSettings {
    /// Gives findings the severities that `rules { … }` says, and leaves out those of rules that are off.
    package func adjusted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        guard !severities.isEmpty else { return diagnostics }
        return diagnostics.compactMap { diagnostic in
            guard let severity = severities[diagnostic.rule.id] else { return diagnostic }
            guard let severity else { return nil }
            var adjusted = diagnostic
            adjusted.severity = severity
            return adjusted
        }
    }
}
