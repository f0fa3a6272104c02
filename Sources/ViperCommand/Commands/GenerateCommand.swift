extension Command {
    static let generate = Command(
        "generate", abstract: "Generate code from the specs and update your classes.",
        discussion: """
            Reads App.viper and all .viper files in Specs/, and writes the generated files. Creates the files of your \
            classes if they do not exist. In existing classes, inserts stubs and updates signatures, wherever the \
            change is unambiguous. If a spec or a template has an error, writes nothing.
            """,
        operands: [
            Operand(
                "module", .any,
                help: "Modules to generate. (default: all) With --into: paths of specs.",
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
                return try generation.run(depfile: depfile)
            }
        })
}

extension Option {
    fileprivate static let into = Option.value(
        "into", "dir", .folder,
        help: "For build plugins: write only generated Swift to this folder, one file for each spec.")
    fileprivate static let tests = Option.flag(
        "tests", help: "With --into: generate the tests instead of the app's code.")
}
