// swift run -c release benchmarks [rendering | parsing | startup | project [MODULES…]]

let words = CommandLine.arguments.dropFirst()
let counts = words.compactMap { Int($0) }
let wanted = words.filter { Int($0) == nil }

func isWanted(_ name: String) -> Bool { wanted.isEmpty || wanted.contains(name) }

if isWanted("rendering") {
    print("Rendering, best of 20")
    TemplateBenchmark.run()
}
if isWanted("parsing") {
    print("Reading, on one core, medians")
    ParsingBenchmark.run()
}
if isWanted("startup") {
    print("Start-up, medians of processes run by turns")
    try StartupBenchmark.run()
}
if isWanted("project") {
    print("Apps, medians of processes")
    let binaries = try Binaries()
    for count in counts.isEmpty ? [100, 1_000] : counts {
        try ProjectBenchmark(modules: count, binaries: binaries).run()
    }
}
