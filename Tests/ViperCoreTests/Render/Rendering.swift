import Diagnostics
import Templates
import ViperSpec

@testable import ViperCore

/// The files that specs give, with the built-in templates.
struct Rendering {
    var files: [String: String] = [:]
    var diagnostics: [Diagnostic] = []

    init(_ specs: [(path: String, text: String)], app: (inout AppSettings) -> Void = { _ in }) throws {
        var settings = AppSettings(name: "Todo")
        app(&settings)
        try self.init(specs.map { SourceFile(path: $0.path, text: $0.text) }, settings: settings)
    }

    init(_ spec: String, app: (inout AppSettings) -> Void = { _ in }) throws {
        try self.init([(path: "Specs/Todo.viper", text: spec)], app: app)
    }

    init(_ sources: [SourceFile], settings: AppSettings) throws {
        let parsed = sources.sorted { $0.path < $1.path }.map(SpecParser.parse)
        let checked = ProgramCheck.run(parsed.map(\.0), settings: settings, root: nil)
        diagnostics = parsed.flatMap(\.1) + checked.findings
        let plan = Plan(checked.program)
        let renderer = Renderer(
            builtIn: BuiltInTemplates.all.map { SourceFile(path: "Templates/" + $0.path, text: $0.text) }, project: [],
            folder: settings.templates, app: settings)
        diagnostics += renderer.diagnostics
        for file in try renderer.render(plan) {
            files[file.path] = String(decoding: file.bytes, as: UTF8.self)
        }
    }
}
