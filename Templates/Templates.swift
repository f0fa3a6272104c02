/// The built-in templates: every other file of this folder, embedded in the binary by the plugin `EmbedTemplates`, which writes
/// `BuiltInTemplates.all`, and `BuiltInTemplates.programs`: what the template engine makes of them.
package enum BuiltInTemplates {
    /// The file at `path`, or nil where there is none.
    package static func file(at path: String) -> BuiltInTemplate? {
        all.first { $0.path == path }
    }
}

/// A file of the `Templates` folder.
package struct BuiltInTemplate: Sendable {
    /// The path below the folder, with `/`: `starter/Module.viper`.
    package let path: String
    /// The text, byte for byte.
    package let text: String
}
