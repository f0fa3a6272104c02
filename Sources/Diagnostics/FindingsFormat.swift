/// The output format of findings.
package enum FindingsFormat: String, Sendable, CaseIterable {
    /// Text for terminals and editors.
    case text
    /// One JSON object per line.
    case json
    /// Workflow commands of GitHub Actions.
    case github
    /// A document of SARIF 2.1.0, for code scanning services.
    case sarif
}
