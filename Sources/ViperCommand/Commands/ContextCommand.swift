import Diagnostics

extension Command {
    /// `viper-gen context MODULE`
    static let context = Command(
        "context", abstract: "Prints the JSON that templates see of a module.",
        operands: [Operand("module", .one, help: "The module.", values: .module)],
        options: .reading,
        action: .run { arguments, session throws(CommandFailure) in
            let project = try Project.located(in: session)
            let generation = Generation(project: project, session: session)
            _ = generation
            return .success
        })
}
