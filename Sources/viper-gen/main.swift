import ViperCommand

SystemEnvironment.failAtSizeLimits()
SystemEnvironment.openStandardStreams()
SystemEnvironment.end(ViperGen.run(Array(CommandLine.arguments.dropFirst()), in: .system))
