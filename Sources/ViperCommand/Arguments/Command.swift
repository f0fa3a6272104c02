/// A command and all it takes, said once: parsing, help and suggestions follow from it.
package struct Command: Sendable {
    package let name: String
    /// One sentence, for the list of commands.
    package let abstract: String
    /// More for the command's own help; paragraphs are separated by an empty line.
    package let discussion: String
    package let operands: [Operand]
    package let options: [Option]
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

        package var isRepeated: Bool { self == .atLeastOne || self == .any }
        package var isRequired: Bool { self == .one || self == .atLeastOne }
    }

    package let name: String
    package let count: Count
    package let help: String
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
    package enum Kind: Sendable {
        case flag
        case value(name: String, ValueKind)
    }

    /// Without its dashes: `dry-run`.
    package let name: String
    package let short: Character?
    package let kind: Kind
    package let help: String

    package static func flag(_ name: String, short: Character? = nil, help: String) -> Option {
        Option(name: name, short: short, kind: .flag, help: help)
    }

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
