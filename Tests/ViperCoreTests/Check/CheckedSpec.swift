import Diagnostics
import HandWritten
import TestSupport
import ViperModel

/// Specs as a test writes them, with what checking them finds.
struct CheckedSpec {
    let spec: MarkedSource
    let program: Program?
    let findings: [Diagnostic]

    /// The findings as lines, by mark: see `MarkedSource.describe`.
    var described: [String] { spec.describe(findings) }
    /// The spec after all fix-its.
    var mended: String { spec.mended(by: findings) }

    /// One spec, `ui none` where no app is given.
    init(_ spec: String, app: String = "app Test { ui none }", others: [String] = []) {
        self.spec = MarkedSource(spec)
        let files = others.enumerated().map { SourceFile(path: "Other\($0.offset + 1).viper", text: $0.element) }
        (program, findings) = Pipeline.check(
            Pipeline.Input(
                app: SourceFile(path: "App.viper", text: app), specs: [self.spec.file] + files, builtInTemplates: [],
                projectTemplates: [], defaultAppName: "Test", rules: { Rule.known }))
    }

    /// The project file, beside a spec with the modules `A` and `B`.
    init(app: String) {
        spec = MarkedSource(app, path: "App.viper")
        (program, findings) = Pipeline.check(
            Pipeline.Input(
                app: spec.file, specs: [SourceFile(path: "A.viper", text: "module A {}\nmodule B {}")],
                builtInTemplates: [], projectTemplates: [], defaultAppName: "Test", rules: { Rule.known }))
    }
}
