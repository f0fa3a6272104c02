import Diagnostics
import Templates
import ViperCore

/// The commands' way into the core.
enum Core {
    static func settings(of app: SourceFile?, defaultName: String) -> AppSettings {
        Pipeline.settings(of: app, defaultName: defaultName)
    }

    static func run(_ input: Pipeline.Input) -> Pipeline.Output {
        Pipeline.run(input)
    }

    static func builtInTemplate(at path: String) -> SourceFile? {
        BuiltInTemplates.file(at: path).map { SourceFile(path: "Templates/" + $0.path, text: $0.text) }
    }

    static let builtInTemplates: [SourceFile] = BuiltInTemplates.all.map {
        SourceFile(path: "Templates/" + $0.path, text: $0.text)
    }
}
