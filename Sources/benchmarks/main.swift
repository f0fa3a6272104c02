// swift run -c release benchmarks

print("Start-up, medians of processes run by turns")
try StartupBenchmark().run()
