import Diagnostics

/// Removes findings that a syntax error may cause. For example, if a section's keyword is misspelled, every call of
/// its members would be reported too.
struct CascadingErrors {
    private let brokenFiles: Set<String>

    /// Creates the filter from the syntax errors.
    init(causedBy syntax: [Diagnostic]) {
        brokenFiles = Set(syntax.filter { $0.severity == .error }.compactMap { $0.location?.file.path })
    }

    func removed(from findings: [Diagnostic]) -> [Diagnostic] {
        guard !brokenFiles.isEmpty else { return findings }
        return findings.filter { finding in
            if Self.acrossFiles.contains(finding.rule.id) { return false }
            guard Self.withinFile.contains(finding.rule.id), let path = finding.location?.file.path else { return true }
            return !brokenFiles.contains(path)
        }
    }

    /// Rules that report a missing declaration, which may be in any file.
    private static let acrossFiles: Set<String> = Set(
        [
            Rule.unknownModule, .unknownDestination, .unknownProtocol, .unknownType, .noDelegate, .noInterface,
            .destinationArguments,
            .delegateMembers, .missingOn,
        ].map(\.id))

    /// Rules that report a missing declaration, which must be in the same module.
    private static let withinFile: Set<String> = Set(
        [
            Rule.missingSection, .noSuchMember, .wrongLabels, .unusedInput, .unpairedOutput, .unknownParameter,
            .untypedValue,
        ].map(\.id))
}
