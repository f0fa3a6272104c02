import ViperCommand

SystemEnvironment.failAtSizeLimits()
let code = ViperGen.run(Array(CommandLine.arguments.dropFirst()), in: .system)
SystemEnvironment.end(code)
