import Diagnostics
import SwiftSource
import Templates
import UserCode
import ViperGeneration
import ViperModel
import ViperSpec

/// Where the time of `generate` and `check` goes: what each step takes by itself, with all texts
/// in memory. Beside it the least that any tool would have to do with the same bytes: to copy them once.
struct StepsBenchmark {
    private let input: Pipeline.Input
    private let count: Int

    init(modules: Int) {
        count = modules
        input = Pipeline.Input(SyntheticApp(count: modules))
    }

    func run() {
        let output = Pipeline.run(input)
        for error in output.diagnostics where error.severity == .error { print(error.message) }
        guard let program = output.program else { return }
        let settings = program.app
        let yours = output.files.filter { $0.owner == .yours && $0.path.hasSuffix(".swift") }
            .map { SourceFile(path: $0.path, bytes: $0.bytes) }
        let written = UserFile.read(yours, unit: settings.indentation.text)
        let lint = Lint.Input(
            program: program, sources: written.filter { $0.source.path.hasPrefix(settings.sources) },
            tests: written.filter { $0.source.path.hasPrefix(settings.testing) }, modules: nil, found: [],
            silenced: output.silenced)

        let specs = input.specs
        let parsing = median { specs.map { SpecParser.parse($0).0.declarations.count }.count }
        let checking = median { Pipeline.check(input).program?.modules.count ?? 0 }
        let rendering = median { Pipeline.run(input).files.count }
        let reading = median { UserFile.read(yours, unit: settings.indentation.text).count }
        let judging = median { Lint.findings(lint).count + 1 }
        let copying = median { output.files.map { $0.bytes.map { $0 ^ 1 } }.count }

        let bytes = output.files.reduce(0) { $0 + $1.bytes.count }
        print("\(count) modules: \(output.files.count) files, \(bytes / 1_000) kB")
        let steps = [
            ("parsing specs", parsing), ("checking them", checking - parsing),
            ("planning and rendering", rendering - checking), ("reading people's Swift", reading),
            ("rules of the architecture", judging),
        ]
        let sum = steps.reduce(0) { $0 + $1.1 }
        for (name, seconds) in steps { Report.step(name, seconds / Double(count), share: seconds / sum) }
        Report.step("beside them: copying the bytes", copying / Double(count), share: copying / sum)
    }

    private func median(_ body: () -> Int) -> Double {
        var times: [Double] = []
        var sum = 0
        for _ in 0..<5 { times.append(ContinuousClock().measure { sum &+= body() }.seconds) }
        precondition(sum > 0)
        return times.median
    }
}

extension Pipeline.Input {
    /// All texts of an app that `generate` reads.
    init(_ app: SyntheticApp) {
        let files = app.files.map { SourceFile(path: $0.path, text: $0.text) }
        self.init(
            app: AppFile(files.first, defaultName: "Bench", rules: { Rule.known }), specs: Array(files.dropFirst()),
            builtInTemplates: BuiltInTemplates.all.map { SourceFile(path: "Templates/" + $0.path, text: $0.text) },
            projectTemplates: [])
    }
}
