import TemplateEngine
import ViperModel

/// A file to render: its path, owner, template and data.
package struct PlannedFile: Sendable {
    /// The `origin` of a file that is made from all specs.
    static let allSpecs = "all specs"

    /// The path relative to the project's root, with `/`.
    package var path: String
    /// The origin of a generated file, as in its header: `Specs/List.viper`. Nil for a file that is yours once it is
    /// created.
    package var origin: String?
    /// The module that the file belongs to; nil for files that modules share.
    package var module: String?
    /// The name of the template: `core/Module.swift.stencil`, or `kit/View.swift.stencil` for the app's kit.
    package var template: String
    /// The kit whose templates `kit/` refers to; nil for the app's kit.
    package var kit: Kit?
    /// The data for the template.
    package var context: Record
}
