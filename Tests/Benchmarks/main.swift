// swift run -c release benchmarks [parsing | steps | startup | project [MODULES…]] [--tool=PATH]
//
// Without --tool, viper-gen is built first.

let options = CommandLine.arguments.filter { $0.hasPrefix("--tool=") }
let tool = options.last.map { String($0.dropFirst("--tool=".count)) }
let words = CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("--tool=") }
let counts = words.compactMap { Int($0) }
let wanted = words.filter { Int($0) == nil }

func isWanted(_ name: String) -> Bool { wanted.isEmpty || wanted.contains(name) }

Report.machine()
if isWanted("parsing") {
    print("Reading, on one core, medians")
    ParsingBenchmark.run()
}
if isWanted("steps") {
    print("Steps of a run for a module, medians")
    for count in counts.isEmpty ? [1_000] : counts { StepsBenchmark(modules: count).run() }
}
if isWanted("startup") {
    print("Start-up, medians of processes run by turns")
    try StartupBenchmark.run(try Binaries(tool: tool))
}
if isWanted("project") {
    print("Apps, medians of processes")
    let binaries = try Binaries(tool: tool)
    var first: Double?
    for count in counts.isEmpty ? [100, 1_000, 10_000] : counts {
        let share = try ProjectBenchmark(modules: count, binaries: binaries).run()
        Report.share("for each module, nothing there", share, over: first ?? share, bar: 1.2)
        first = first ?? share
    }
}
