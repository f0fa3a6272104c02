import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel
import ViperSpec

/// How fast specs are parsed and Swift files outlined, on one core, with the texts of an app of a hundred modules.
///
/// Bars: 30 MB of specs and 50 MB of Swift a second.
enum ParsingBenchmark {
    static func run() {
        let input = Pipeline.Input(SyntheticApp(count: 100))
        let output = Pipeline.run(input)
        let swift = output.files.map { SourceFile(path: $0.path, bytes: $0.bytes) }
        for error in output.diagnostics where error.severity == .error { print(error.message) }
        measure("specs", input.specs, bar: 30) { SpecParser.parse($0).0.declarations.count }
        measure("outline of Swift files", swift, bar: 50) { OutlineParser.read($0).outline.declarations.count }
    }

    private static func measure(_ name: String, _ files: [SourceFile], bar: Double, _ body: (SourceFile) -> Int) {
        var times: [Double] = []
        var sum = 0
        for _ in 0..<15 {
            times.append(ContinuousClock().measure { for file in files { sum &+= body(file) } }.seconds)
        }
        precondition(sum > 0)
        Report.speed(name, files.reduce(0) { $0 + $1.bytes.count }, times.median, bar: bar)
    }
}
