import Diagnostics
import Templates
import TestSupport
import UserCode
import ViperGeneration
import ViperModel

/// The files that specs give.
struct Rendering {
    var output: Pipeline.Output
    /// Nil where anything is wrong.
    var planned: Plan?
    var files: [String: String]

    /// `app` is what stands between the braces of `App.viper`.
    init(_ specs: [String: String], app: String = "", templates: [String: String] = [:]) {
        let input = Self.input(specs, app: app, templates: templates)
        output = Pipeline.run(input)
        planned = Pipeline.plan(Pipeline.check(input), of: input).plan
        files = Dictionary(
            output.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) },
            uniquingKeysWith: { first, _ in first })
    }

    /// What they are rendered from.
    static func input(
        _ specs: [String: String], app: String = "", templates: [String: String] = [:]
    ) -> Pipeline.Input {
        Pipeline.Input(
            app: AppFile(
                SourceFile(path: "App.viper", text: "app Todo {\n\(app)\n}\n"), defaultName: "Todo",
                rules: { Rule.known }),
            specs: specs.map { SourceFile(path: "Specs/\($0.key).viper", text: $0.value) },
            builtInTemplates: BuiltInTemplates.files,
            projectTemplates: templates.map { SourceFile(path: "Templates/\($0.key)", text: $0.value) },
            compile: CompiledTemplates.set)
    }

    /// One spec, `Specs/List.viper`.
    init(_ spec: String, app: String = "", templates: [String: String] = [:]) {
        self.init(["List": spec], app: app, templates: templates)
    }

    var errors: [String] {
        output.diagnostics.filter { $0.severity == .error }.map { "\($0.rule.id): \($0.message)" }
    }

    /// A file below `Sources/Todo`.
    func source(_ path: String) -> String {
        files["Sources/Todo/" + path] ?? "no file \(path), but \(files.keys.sorted())"
    }

    /// A file below `Tests/TodoTests`.
    func test(_ path: String) -> String {
        files["Tests/TodoTests/" + path] ?? "no file \(path), but \(files.keys.sorted())"
    }
}
