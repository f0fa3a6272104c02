import ViperCommand

SystemEnvironment.failAtSizeLimits()
SystemEnvironment.openStandardStreams()
let world = Session.World.system
let code =
    if let words = SystemEnvironment.words { ViperGen.run(words, in: world) } else {
        ViperGen.failWithoutWords(in: world)
    }
SystemEnvironment.end(code)
