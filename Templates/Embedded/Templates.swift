/// The built-in templates: the files beside this folder. The tests write `BuiltInTemplates.all`, their texts, so that the binary
/// carries them and may be moved anywhere. Whoever changes a template runs
/// `RECORD_TEMPLATES=1 swift test --filter EmbeddedTemplatesTests`, and builds again.
package enum BuiltInTemplates {
    /// The file at `path`, or nil where there is none.
    package static func file(at path: String) -> BuiltInTemplate? {
        all.first { $0.path == path }
    }
}

/// What the page of a map is made of beside its picture: the files of the folder `page`, recorded in the same way.
package enum PageFiles {
    /// The page's program.
    package static let script = text(at: "Map.js")
    /// How the page looks around its picture.
    package static let style = text(at: "Map.css")
    /// What is different where it is dark.
    package static let darkStyle = text(at: "Dark.css")

    private static func text(at path: String) -> String { all.first { $0.path == path }?.text ?? "" }
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
