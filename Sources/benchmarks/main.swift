// swift run -c release benchmarks

print("Rendering, best of 20")
TemplateBenchmark.run()

print("Start-up, medians of processes run by turns")
try StartupBenchmark().run()
