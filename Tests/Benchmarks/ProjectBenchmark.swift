import Foundation

/// Generates an app of many modules, beside what the disk alone takes for the same files.
///
/// Bars: writing everything within 1.5 times the floor of writing the same bytes; `check` within 10 times the floor of reading the
/// same files; at 10,000 modules, at most 300 MB of memory, and a module takes at most 1.2 times what it takes among 100.
struct ProjectBenchmark {
    private let tool: String
    private let rounds: Int
    private let app: SyntheticApp

    init(modules: Int, binaries: Binaries) {
        tool = binaries.tool
        app = SyntheticApp(count: modules)
        rounds = modules > 2_000 ? 3 : 7
    }

    /// Prints a table, and returns the seconds that a module takes where nothing is there yet.
    func run() throws -> Double {
        let folder = try ScratchFolder()
        defer { folder.remove() }
        let project = folder.url.appending(path: "project")
        try writeSpecs(to: project)

        var cold: [Double] = []
        var memory: [Int] = []
        for round in 0..<rounds {
            let copy = folder.url.appending(path: "cold\(round)")
            try writeSpecs(to: copy)
            let cost = try generate(copy)
            cold.append(cost.seconds)
            memory.append(cost.peakMemory)
            try FileManager.default.removeItem(at: copy)
        }
        _ = try generate(project)
        let floor = try FileFloor(of: project)
        var (writing, reading, idle, changed) = ([Double](), [Double](), [Double](), [Double]())
        var checks: [ChildProcess.Cost] = []
        for round in 0..<rounds {
            let copy = folder.url.appending(path: "floor\(round)")
            try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
            writing.append(try floor.writing(to: copy, from: project) { !$0.hasSuffix(".viper") })
            try FileManager.default.removeItem(at: copy)
            reading.append(try floor.reading())
            idle.append(
                try ChildProcess.run(tool, ["generate", "--path", project.path, "--format", "json"]).seconds)
            checks.append(try ChildProcess.run(tool, ["check", "--path", project.path, "--quiet"]))
            try changeSpec(of: project, revision: round + 1)
            changed.append(try generate(project).seconds)
        }
        let bytes = floor.files.reduce(0) { $0 + $1.bytes.count }
        print("\(app.count) modules: \(floor.files.count) files, \(bytes / 1_000) kB")
        Report.time("floor: writing the files", writing.median, over: writing.median, bar: nil)
        Report.time("generate, nothing there yet", cold.median, over: writing.median, bar: 1.5)
        Report.time("floor: reading the files", reading.median, over: reading.median, bar: nil)
        Report.time("generate, nothing to do", idle.median, over: reading.median, bar: nil)
        Report.time("generate, one spec changed", changed.median, over: reading.median, bar: nil)
        Report.time("check", checks.map(\.seconds).median, over: reading.median, bar: 10)
        let bar = app.count >= 10_000 ? 300 << 20 : nil
        Report.memory("most memory of generate", memory.max() ?? 0, bar: bar)
        Report.memory("most memory of check", checks.map(\.peakMemory).max() ?? 0, bar: bar)
        return cold.median / Double(app.count)
    }

    private func generate(_ project: URL) throws -> ChildProcess.Cost {
        try ChildProcess.run(tool, ["generate", "--path", project.path, "--quiet"])
    }

    private func changeSpec(of project: URL, revision: Int) throws {
        try app.spec(of: 0, revision: revision).write(
            to: project.appending(path: "Specs/Screen0.viper"), atomically: true, encoding: .utf8)
    }

    private func writeSpecs(to folder: URL) throws {
        try FileManager.default.createDirectory(
            at: folder.appending(path: "Specs"), withIntermediateDirectories: true)
        for file in app.files {
            try file.text.write(to: folder.appending(path: file.path), atomically: true, encoding: .utf8)
        }
    }
}
