import Diagnostics
import TestSupport
import UserCode
import ViperModel

/// Specs as a test writes them, with what checking them finds.
struct CheckedSpec {
    let spec: MarkedSource
    private let checked: Pipeline.Checked

    var program: Program? { checked.program }
    var findings: [Diagnostic] { checked.diagnostics }

    /// The findings as lines, by mark: see `MarkedSource.describe`.
    var described: [String] { spec.describe(findings) }
    /// The spec after all fix-its.
    var mended: String { spec.mended(by: findings) }

    /// One spec, `ui none` where no app is given. `own` are the texts of the app's own Swift, `tests` those of its tests.
    init(
        _ spec: String, app: String = "app Test { ui none }", others: [String] = [], own: [String] = [],
        tests: [String] = []
    ) {
        self.spec = MarkedSource(spec)
        let files = others.enumerated().map { SourceFile(path: "Other\($0.offset + 1).viper", text: $0.element) }
        var input = Pipeline.Input(
            app: AppFile(SourceFile(path: "App.viper", text: app), defaultName: "Test", rules: { Rule.known }),
            specs: [self.spec.file] + files, builtInTemplates: [],
            projectTemplates: [])
        input.own = AppSources(sources: own.files(in: "Sources/Test"), tests: tests.files(in: "Tests/TestTests"))
        checked = Pipeline.check(input)
    }

    /// The project file, beside a spec with the modules `A` and `B`.
    init(app: String) {
        spec = MarkedSource(app, path: "App.viper")
        checked = Pipeline.check(
            Pipeline.Input(
                app: AppFile(spec.file, defaultName: "Test", rules: { Rule.known }),
                specs: [SourceFile(path: "A.viper", text: "module A {}\nmodule B {}")],
                builtInTemplates: [], projectTemplates: []))
    }
}

extension [String] {
    /// Swift files of these texts: `Own1.swift`.
    fileprivate func files(in folder: String) -> [SourceFile] {
        enumerated().map { SourceFile(path: "\(folder)/Own\($0.offset + 1).swift", text: $0.element) }
    }
}
