/// The built-in templates: the files beside this folder. The tests write `BuiltInTemplates.all`, their texts, and
/// `BuiltInTemplates.programs`, what the template engine makes of them, so that the binary carries both and may be moved
/// anywhere. Whoever changes a template runs `RECORD_TEMPLATES=1 swift test --filter EmbeddedTemplatesTests`, and builds again.
package enum BuiltInTemplates {
    /// The file at `path`, or nil where there is none.
    package static func file(at path: String) -> BuiltInTemplate? {
        all.first { $0.path == path }
    }
}

/// A file of the `Templates` folder.
package struct BuiltInTemplate: Sendable, Equatable {
    /// The path below the folder, with `/`: `starter/Module.viper`.
    package let path: String
    /// The text, byte for byte.
    package let text: String

    package init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}
