extension Command {
    static let generate = Command(
        "generate", abstract: "Brings everything in line with the specs.",
        discussion: """
            Reads App.viper and every .viper file in Specs/, and writes what they call for. Generated files are written \
            anew; files that are yours are written once, where there is none. Nothing is written unless everything could be \
            parsed, checked and rendered.
            """,
        operands: [
            Operand(
                "module", .any,
                help: "The modules to generate; all of them, if none is named. With --into: specs, as paths.",
                values: .module)
        ],
        options: [.into, .tests] + .building + .writing,
        action: .run { arguments, session throws(CommandFailure) in
            if let folder = arguments.value(of: .into) {
                let output = BuildOutput(
                    folder: folder, part: arguments.has(.tests) ? .tests : .sources, specs: arguments.operands)
                return try output.write(from: Project.located(in: session), in: session)
            }
            let (modules, depfile) = try arguments.building()
            return try Project.located(in: session).whileLocked(in: session) { (project) throws(CommandFailure) in
                let generation = Generation(
                    project: project, session: session, request: GenerationRequest(modules: modules))
                try generation.check(depfile: depfile)
                return try generation.run(telling: depfile)
            }
        })
}

extension Option {
    fileprivate static let into = Option.value(
        "into", "dir", .folder,
        help: "For plugins of the build: write generated Swift there alone, a file for each spec that is named.")
    fileprivate static let tests = Option.flag("tests", help: "With --into: that of the tests, not of the app.")
}
