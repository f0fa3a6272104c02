import Diagnostics

extension AppSettings {
    /// With the severities that `rules { … }` gives; findings of rules that are off are left out.
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
