import Templates
import ViperCore

/// The files that `new` starts a project or a module with: templates like all others, rendered with a few names.
enum ProjectTemplate: String, Sendable {
    case module = "starter/Module.viper.stencil"
    case app = "project/App.viper.stencil"
    case package = "project/Package.swift.stencil"
    case swiftFormat = "project/swift-format.stencil"
    case gitAttributes = "project/gitattributes.stencil"

    /// The text with `{{ name }}` replaced.
    func text(name: String) -> String {
        guard let template = BuiltInTemplates.file(at: rawValue) else { return "" }
        return template.text.split(separator: "{{ name }}", omittingEmptySubsequences: false).joined(separator: name)
    }
}
