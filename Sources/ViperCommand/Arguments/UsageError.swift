import Diagnostics

/// A wrong command line.
package enum UsageError: Error, Sendable, Hashable {
    case unknownCommand(String, suggestion: String?)
    case missingCommand
    case unknownOption(String, suggestion: String?)
    /// An option before the command. `command` is the corrected command line.
    case optionBeforeCommand(String, command: String)
    case missingValue(option: String)
    case unexpectedValue(option: String, value: String)
    case invalidValue(option: String, value: String, expected: String, suggestion: String?)
    case missingOperand(String)
    case unexpectedOperand(String)
    case unknownModule(String, suggestion: String?, known: [String])
    /// Any other mistake, with its message.
    case invalid(String)

    /// The message: one or more sentences. Text from the command line is escaped if it is not safe to print.
    package var message: String {
        switch self {
        case .unknownCommand(let name, let suggestion):
            "Unknown command '\(printable(name))'." + didYouMean(suggestion)
        case .missingCommand: "Missing command."
        case .unknownOption(let name, let suggestion): "Unknown option '\(printable(name))'." + didYouMean(suggestion)
        case .optionBeforeCommand(let name, let command):
            "Option '\(printable(name))' belongs after the command: '\(printable(command))'."
        case .missingValue(let option): "Missing value for '\(option)'."
        case .unexpectedValue(let option, let value):
            "The flag '\(option)' takes no value, but '\(printable(value))' was given."
        case .invalidValue(let option, let value, let expected, let suggestion):
            "The value '\(printable(value))' is invalid for '\(option)': expected \(expected)." + didYouMean(suggestion)
        case .missingOperand(let name): "Missing expected argument '<\(name)>'."
        case .unexpectedOperand(let text): "Unexpected argument '\(printable(text))'."
        case .unknownModule(let name, let suggestion, let known):
            "No spec declares module '\(printable(name))'."
                + (suggestion == nil && (1...8).contains(known.count)
                    ? " The modules are: \(known.map { "'\(printable($0))'" }.joined(separator: ", "))."
                    : didYouMean(suggestion))
        case .invalid(let message): printable(message)
        }
    }

    private func didYouMean(_ suggestion: String?) -> String {
        suggestion.map { " Did you mean '\(printable($0))'?" } ?? ""
    }
}
