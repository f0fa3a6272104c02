/// A command and all it takes, said once: parsing, help and suggestions follow from it.
package struct Command: Sendable {
    /// The word that is typed on the command line.
    package let name: String
    /// One sentence, for the list of commands.
    package let abstract: String
    /// More for the command's own help; paragraphs are separated by an empty line.
    package let discussion: String
    /// The operands in the order in which they are typed.
    package let operands: [Operand]
    /// Its own; those that all commands share come in addition.
    package let options: [Option]
    /// What it does, or which commands stand below it.
    package let action: Action

    /// What a command does: something, or to choose among others.
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

    /// The commands to choose among.
    package var subcommands: [Command] {
        if case .choose(let commands) = action { return commands }
        return []
    }
}

/// A value without a dash.
package struct Operand: Sendable {
    /// How many of it there may be; only the last operand may be repeated.
    package enum Count: Sendable {
        case one, atLeastOne, any, atMostOne

        /// More than one may stand.
        package var isRepeated: Bool { self == .atLeastOne || self == .any }
        /// At least one has to stand.
        package var isRequired: Bool { self == .one || self == .atLeastOne }
    }

    /// The name that the help shows, in lower case.
    package let name: String
    /// How many may stand.
    package let count: Count
    /// One sentence.
    package let help: String
    /// What completion offers.
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
    /// Whether a value follows.
    package enum Kind: Sendable {
        case flag
        case value(name: String, ValueKind)
    }

    /// The name without its dashes: `dry-run`.
    package let name: String
    /// The letter after a single dash, if it has one.
    package let short: Character?
    /// Whether a value follows.
    package let kind: Kind
    /// One sentence.
    package let help: String

    /// An option without a value: `--force`.
    package static func flag(_ name: String, short: Character? = nil, help: String) -> Option {
        Option(name: name, short: short, kind: .flag, help: help)
    }

    /// An option with a value: `--path DIR`.
    package static func value(_ name: String, _ valueName: String, _ values: ValueKind = .text, help: String) -> Option
    {
        Option(name: name, short: nil, kind: .value(name: valueName, values), help: help)
    }
}

/// What a value may be: for checks and completion scripts.
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

/// What was said on the command line, in terms of a command's declaration.
package struct ParsedArguments: Sendable, Hashable {
    /// The operands in order, those behind `--` included.
    package var operands: [String] = []
    private var flags: Set<String> = []
    private var values: [String: String] = [:]

    /// Whether the flag was given.
    package func has(_ flag: Option) -> Bool { flags.contains(flag.name) }

    /// What was given; nil where the option was not.
    package func value(of option: Option) -> String? { values[option.name] }

    mutating func set(_ flag: Option) { flags.insert(flag.name) }

    /// The last one counts where an option is repeated.
    mutating func set(_ option: Option, to value: String) { values[option.name] = value }
}
