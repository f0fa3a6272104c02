import ViperCommand

SystemEnvironment.failAtSizeLimits()
// Here until the end, with what the run leaves in it.
let world = Session.World.system
let code = ViperGen.run(Array(CommandLine.arguments.dropFirst()), in: world)
SystemEnvironment.end(code)
