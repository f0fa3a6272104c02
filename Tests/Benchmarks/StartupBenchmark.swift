import Foundation

/// How long the tool takes to start, beside the floor: a static hello-world in Swift. Both are run by turns, so that whatever
/// else the machine does falls on both.
///
/// Bars: `--version` within 1.5 times the floor, `new` of one module within twice that.
enum StartupBenchmark {
    private static let rounds = 200

    /// Builds both, runs them by turns and prints medians and ratios.
    static func run(_ binaries: Binaries) throws {
        let folder = try ScratchFolder()
        defer { folder.remove() }
        let hello = try binaries.helloWorld(in: folder.url)
        var (floor, version, new) = ([Double](), [Double](), [Double]())
        for round in 0..<rounds {
            let project = folder.url.appending(path: "\(round)/Demo").path
            floor.append(try ChildProcess.run(hello, []).seconds)
            version.append(try ChildProcess.run(binaries.tool, ["--version"]).seconds)
            new.append(try ChildProcess.run(binaries.tool, ["new", "TodoList", "--path", project]).seconds)
        }
        Report.time("hello world, static", floor.median, over: floor.median, bar: nil)
        Report.time("viper-gen --version", version.median, over: floor.median, bar: 1.5)
        Report.time("viper-gen new TodoList", new.median, over: floor.median, bar: 3)
    }
}
