import Diagnostics
import Templates

extension BuiltInTemplates {
    /// All of them as the core takes them.
    static var sourceFiles: [SourceFile] { all.map(\.sourceFile) }
}

extension BuiltInTemplate {
    var sourceFile: SourceFile { SourceFile(path: "Templates/" + path, text: text) }
}
