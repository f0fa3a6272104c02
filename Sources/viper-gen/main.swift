import ViperCommand

ProcessEnvironment.failAtSizeLimits()
ProcessEnvironment.openStandardStreams()
ProcessEnvironment.end(ViperGen.run(Array(CommandLine.arguments.dropFirst()), in: .system))
