// swift run -c release benchmarks [rendering | startup]

let wanted = CommandLine.arguments.dropFirst()

if wanted.isEmpty || wanted.contains("rendering") {
    print("Rendering, best of 20")
    TemplateBenchmark.run()
}
if wanted.isEmpty || wanted.contains("startup") {
    print("Start-up, medians of processes run by turns")
    try StartupBenchmark().run()
}
