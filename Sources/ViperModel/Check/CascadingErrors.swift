import Diagnostics

/// Leaves out findings that may only be there because something else could not be read: where a section's keyword is misspelt,
/// every call of its members would be reported beside it.
struct CascadingErrors {
    private let brokenFiles: Set<String>

    /// `syntax` are the errors in the texts themselves.
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

    /// Rules that ask for a declaration which may stand in any file.
    private static let acrossFiles: Set<String> = Set(
        [
            Rule.unknownModule, .unknownDestination, .unknownProtocol, .unknownType, .noDelegate, .noInterface,
            .destinationArguments,
            .delegateMembers, .missingOn,
        ].map(\.id))

    /// Rules that ask for something in the same module.
    private static let withinFile: Set<String> = Set(
        [
            Rule.missingSection, .noSuchMember, .wrongLabels, .unusedInput, .unpairedOutput, .unknownParameter,
            .untypedValue,
        ].map(\.id))
}
