import ViperCommand

SystemEnvironment.failAtSizeLimits()
SystemEnvironment.growMemoryInLargeSteps()
SystemEnvironment.openStandardStreams()
// Here until the end, with what the run leaves in it.
let world = Session.World.system
let code =
    if let words = SystemEnvironment.words { ViperGen.run(words, in: world) } else {
        ViperGen.failWithoutWords(in: world)
    }
SystemEnvironment.end(code)
