/// How findings are written.
package enum FindingsFormat: String, Sendable, CaseIterable {
    /// Lines for terminals and editors.
    case text
    /// A JSON object a line, for scripts.
    case json
    /// Commands of GitHub Actions, which shows findings at their lines.
    case github
    /// For services that collect findings: one document of SARIF 2.1.0.
    case sarif
}
