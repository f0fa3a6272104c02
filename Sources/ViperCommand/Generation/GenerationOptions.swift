extension Option {
    static let shard = Option.value(
        "shard", "i/n",
        help: "Process only part i of n of the modules, to split the work between machines.")
    static let depfile = Option.value(
        "depfile", "file", .file,
        help: "Write a Makefile rule that lists the files that were read. Its target is <file> without '.d'.")
}

extension [Option] {
    /// The options of commands that build tools can run.
    static let building: [Option] = [.shard, .depfile]
}

extension ModuleSelection {
    /// Selects the modules that the operands name, or the modules of the part given with `--shard`.
    init(_ arguments: ParsedArguments) throws(CommandFailure) {
        guard let text = arguments.value(of: .shard) else {
            self = arguments.operands.isEmpty ? .all : .named(arguments.operands)
            return
        }
        guard let shard = Shard(text) else {
            throw .usage(
                .invalidValue(
                    option: Option.shard.usage, value: text, expected: "a part and the number of parts, such as 2/8",
                    suggestion: nil))
        }
        guard arguments.operands.isEmpty else { throw .invalid("'--shard' cannot be combined with module names.") }
        self = .shard(shard)
    }
}

extension ParsedArguments {
    /// Returns the path given with `--depfile`.
    func depfile() throws(CommandFailure) -> String? {
        guard let path = value(of: .depfile) else { return nil }
        guard DependencyFile(path: path, dependencies: []) != nil else {
            throw .usage(
                .invalidValue(
                    option: Option.depfile.usage, value: path, expected: "the name of the target with '.d'",
                    suggestion: nil))
        }
        return path
    }

    /// Returns the selected modules and the path of the dependency file.
    func building() throws(CommandFailure) -> (modules: ModuleSelection, depfile: String?) {
        (try ModuleSelection(self), try depfile())
    }
}
