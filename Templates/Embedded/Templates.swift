/// The built-in templates: the files next to this folder. `BuiltInTemplates.all` has their texts, so that the binary does not
/// depend on other files. After you change a template, run `RECORD_TEMPLATES=1 swift test --filter EmbeddedTemplatesTests`, and
/// build again.
package enum BuiltInTemplates {
    /// Returns the file at `path`, or nil if there is none.
    package static func file(at path: String) -> BuiltInTemplate? {
        all.first { $0.path == path }
    }
}

/// The files of the folder `page`, for the HTML page of a map. They are recorded in the same way.
package enum PageFiles {
    /// The script of the page.
    package static let script = text(at: "Map.js")
    /// The style of the page, except that of the picture.
    package static let style = text(at: "Map.css")
    /// The rules for dark mode.
    package static let darkStyle = text(at: "Dark.css")

    private static func text(at path: String) -> String { all.first { $0.path == path }?.text ?? "" }
}

/// A file of the `Templates` folder.
package struct BuiltInTemplate: Sendable, Equatable {
    /// The path in the folder, with `/`: `starter/Module.viper`.
    package let path: String
    /// The text, byte for byte.
    package let text: String

    package init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}
