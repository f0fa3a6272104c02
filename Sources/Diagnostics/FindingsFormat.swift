/// How findings are written.
package enum FindingsFormat: String, Sendable, CaseIterable {
    /// For people and editors.
    case text
    /// For scripts: an object a line.
    case json
    /// For GitHub Actions, which shows them at their lines.
    case github
    /// For services that collect findings: one document of SARIF 2.1.0.
    case sarif
}
