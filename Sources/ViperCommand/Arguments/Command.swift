/// The declaration of a command. Parsing, help and completion are derived from it.
package struct Command: Sendable {
    /// The name on the command line.
    package let name: String
    /// One sentence, for the list of commands.
    package let abstract: String
    /// The text of the command's own help. Paragraphs are separated by an empty line.
    package let discussion: String
    /// The operands in order.
    package let operands: [Operand]
    /// The options, without standard options such as `--help`.
    package let options: [Option]
    package let action: Action

    /// The effect of a command: it runs, or it only groups subcommands.
    package enum Action: Sendable {
        case run(@Sendable (ParsedArguments, Session) throws(CommandFailure) -> ExitCode)
        case choose([Command])
    }

    package init(
        _ name: String, abstract: String, discussion: String = "", operands: [Operand] = [], options: [Option] = [],
        action: Action
    ) {
        self.name = name
        self.abstract = abstract
        self.discussion = discussion
        self.operands = operands
        self.options = options
        self.action = action
    }

    /// The subcommands; empty for a command that runs.
    package var subcommands: [Command] {
        if case .choose(let commands) = action { return commands }
        return []
    }
}

/// A positional argument.
package struct Operand: Sendable {
    /// The number of values. Only the last operand may be repeated.
    package enum Count: Sendable {
        case one, atLeastOne, any, atMostOne

        /// Whether several values are allowed.
        package var isRepeated: Bool { self == .atLeastOne || self == .any }
        /// Whether a value is required.
        package var isRequired: Bool { self == .one || self == .atLeastOne }
    }

    /// The lowercase name shown in the help.
    package let name: String
    package let count: Count
    /// One sentence.
    package let help: String
    /// The kind of values, for completion.
    package let values: ValueKind

    package init(_ name: String, _ count: Count, help: String, values: ValueKind = .text) {
        self.name = name
        self.count = count
        self.help = help
        self.values = values
    }
}

/// A flag, or an option with a value.
package struct Option: Sendable {
    /// The kind of an option: a flag without a value, or an option with a value.
    package enum Kind: Sendable {
        case flag
        case value(name: String, ValueKind)
    }

    /// The name without dashes: `dry-run`.
    package let name: String
    /// The letter of the short form: `q` for `-q`.
    package let short: Character?
    package let kind: Kind
    /// One sentence.
    package let help: String

    /// Creates an option without a value: `--force`.
    package static func flag(_ name: String, short: Character? = nil, help: String) -> Option {
        Option(name: name, short: short, kind: .flag, help: help)
    }

    /// Creates an option with a value: `--path DIR`.
    package static func value(_ name: String, _ valueName: String, _ values: ValueKind = .text, help: String) -> Option
    {
        Option(name: name, short: nil, kind: .value(name: valueName, values), help: help)
    }
}

/// The kind of a value, for validation and completion.
package enum ValueKind: Sendable {
    case text
    case file
    case folder
    case number
    case choice([String])
    case module
    case rule
    case template
}

/// The arguments of a command line.
package struct ParsedArguments: Sendable, Hashable {
    /// The operands in order, including all words after `--`.
    package var operands: [String] = []
    private var flags: Set<String> = []
    private var values: [String: String] = [:]

    /// Returns whether the flag was given.
    package func has(_ flag: Option) -> Bool { flags.contains(flag.name) }

    /// Returns the value of an option; nil if it was not given.
    package func value(of option: Option) -> String? { values[option.name] }

    mutating func set(_ flag: Option) { flags.insert(flag.name) }

    /// If an option is repeated, the last value counts.
    mutating func set(_ option: Option, to value: String) { values[option.name] = value }
}
