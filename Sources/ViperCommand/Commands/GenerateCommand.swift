extension Command {
    /// `viper-gen generate [MODULE…]`
    static let generate = Command(
        "generate", abstract: "Brings everything in line with the specs.",
        discussion: """
            Reads App.viper and every .viper file in Specs/, and writes what they call for. Generated files are written \
            anew; files that are yours are written once, where there is none. Nothing is written unless everything could be \
            parsed, checked and rendered. A project of many modules keeps a memo in .viper-gen/: where no file is another one \
            than the last run left, there is nothing to do but to say its warnings again. It can be deleted at any time.
            """,
        operands: [
            Operand("module", .any, help: "The modules to generate; all of them, if none is named.", values: .module)
        ],
        options: .building + .writing,
        action: .run { arguments, session throws(CommandFailure) in
            let (modules, depfile) = try arguments.building()
            let project = try Project.located(in: session)
            return try project.whileLocked(in: session, missingFolder: .isLeft) { (project) throws(CommandFailure) in
                let generation = Generation(project: project, session: session, modules: modules, depfile: depfile)
                guard let remembered = RememberedGeneration(generation) else { return try generation.run() }
                return try remembered.run()
            }
        })
}
