import TemplateEngine
import ViperModel

/// A file to be: where it goes, whose it is, and what it is rendered from.
package struct PlannedFile: Sendable {
    /// The origin of a file that has a line for each module.
    static let allSpecs = "all specs"

    /// The path relative to the project's root, with `/`.
    package var path: String
    /// What a generated file comes from, as its head says; nil for a file that is a person's, after the first write.
    package var origin: String?
    /// The module that it belongs to; nil for what modules share.
    package var module: String?
    /// The name of the template: `core/Module.swift.stencil`, or `kit/View.swift.stencil` for the app's kit.
    package var template: String
    /// The kit whose templates `kit/` names; nil for the app's.
    package var kit: Kit?
    /// What the names in the template are looked up in.
    package var context: Record
}
