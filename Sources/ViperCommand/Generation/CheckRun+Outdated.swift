import Diagnostics
import UserCode

extension [Diagnostic] {
    /// The findings. Several findings about out-of-date files are replaced with one finding for each severity, which
    /// states the number of files.
    var countingOutdatedFiles: [Diagnostic] {
        let outdated = filter(\.isFixedByGenerate)
        let groups = Dictionary(grouping: outdated, by: \.severity).filter { $0.value.count > 1 }
        let counts = groups.map { severity, group in
            var finding = Diagnostic(
                Set(group.map(\.rule.id)).count == 1 ? group[0].rule : .outdatedFile,
                "\(group.count) files are out of date", at: nil,
                notes: ["run 'viper-gen generate'; 'viper-gen diff --stat' lists them"])
            finding.severity = severity
            return finding
        }
        return counts.sorted { $0.severity > $1.severity }
            + filter { !$0.isFixedByGenerate || groups[$0.severity] == nil }
    }
}

extension Diagnostic {
    /// Whether `generate` fixes the finding by writing a file.
    fileprivate var isFixedByGenerate: Bool {
        [.missingFile, .outdatedFile, .outdatedUserFile, .staleFile, .outdatedProject].contains(rule)
    }
}
