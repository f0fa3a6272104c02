// swift-format-ignore-file
// The built-in templates and what is made of them. Do not edit:
// `RECORD_TEMPLATES=1 swift test --filter EmbeddedTemplatesTests` writes this file.
import TemplateEngine
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

    /// What was made of them for each kit and test framework.
    package static let programs: [ProgramCode] = [
ProgramCode(numbers: #"PYV_eijndQl<f1101200f1:00f10f10000000"#, text: """
\u{feff}\"\"\" \\(x) \\ \"# \u{d}
\u{d}\u{9}\u{0}\u{1b}\u{202e}\u{2028}é👩\u{200d}👩\u{200d}👧
\"\"\"
""", paths: ["Templates/starter/Module.viper.stencil"]),
ProgramCode(numbers: #"PYV_eijndQl<810150071007114:0070:40A10EE0]105200204310005@20113100000"#, text: """
edited  
""", paths: ["Templates/project/App.viper.stencil"]),
ProgramCode(numbers: #"PYV_eijndQl<01011:000000000"#, text: """

""", paths: ["Templates/project/Package.swift.stencil"]),
    ]
}
