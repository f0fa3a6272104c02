/// What was said on the command line, in terms of a command's declaration.
package struct ParsedArguments: Sendable, Hashable {
    /// The operands in order, those behind `--` included.
    package var operands: [String] = []
    private var flags: Set<String> = []
    private var values: [String: String] = [:]

    package init() {}

    /// Whether the flag was given.
    package func has(_ flag: Option) -> Bool { flags.contains(flag.name) }

    /// What was given; nil where the option was not.
    package func value(of option: Option) -> String? { values[option.name] }

    mutating func set(_ flag: Option) { flags.insert(flag.name) }

    /// The last one counts where an option is repeated.
    mutating func set(_ option: Option, to value: String) { values[option.name] = value }
}
