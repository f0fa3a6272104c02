// swift-format-ignore-file
// The folder Templates, embedded in the binary. Do not edit:
// `RECORD_TEMPLATES=1 swift test --filter EmbeddedTemplatesTests` writes this file.
import Templates

extension HostileTemplates {
    /// Every file of the folder, sorted by path.
    package static let all: [BuiltInTemplate] = [
BuiltInTemplate(path: "other/b \"c\".stencil", text: """

"""),
BuiltInTemplate(path: "project/App.viper.stencil", text: """
edited {{ name }} {{ parts.view|default:\"\" }}
"""),
BuiltInTemplate(path: "project/Package.swift.stencil", text: """

"""),
BuiltInTemplate(path: "project/gitignore.stencil", text: """
{{ nmae }}
"""),
BuiltInTemplate(path: "starter/Module.viper.stencil", text: """
\u{feff}\"\"\" \\(x) \\ \"# \u{d}
\u{d}\u{9}\u{0}\u{1b}\u{202e}\u{2028}é👩\u{200d}👩\u{200d}👧
\"\"\"
"""),
    ]
}
