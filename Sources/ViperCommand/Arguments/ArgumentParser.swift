import Diagnostics

/// A parser of command lines.
package struct ArgumentParser: Sendable {
    /// The request that a command line makes. `path` has the commands from the root to the requested command:
    /// `viper-gen`, `templates`, `show`.
    package enum Request: Sendable {
        case run(Command, path: [Command], ParsedArguments)
        case help(path: [Command])
        case topic(HelpTopic)
        case version
    }

    /// A usage error, and the commands that precede it on the command line.
    package struct Failure: Error {
        package let error: UsageError
        /// The commands that were recognized. The usage text describes the last of them.
        package let path: [Command]
    }

    let root: Command

    /// Parses the words after the name of the tool.
    package func parse(_ words: [String]) throws(Failure) -> Request {
        var path = [root]
        var words = words[...]
        let dashes = words.firstIndex(of: "--") ?? words.endIndex
        let asksForHelp = words[..<dashes].contains { $0 == "--help" || $0 == "-h" }
        if words.first == "help" {
            let names = words.dropFirst().filter { !$0.hasPrefix("-") }
            if names.count == 1, let topic = HelpTopic(rawValue: names[0]) { return .topic(topic) }
            return .help(path: try descend(along: names))
        }
        while let command = path.last, case .choose(let subcommands) = command.action {
            if let word = words.first, !isOption(word) {
                guard let chosen = subcommands.first(where: { $0.name == word }) else {
                    throw Failure(error: unknownCommand(word, among: subcommands), path: path)
                }
                path.append(chosen)
                words = words.dropFirst()
            } else if asksForHelp {
                return .help(path: path)
            } else if let word = words.first {
                if word == "--version" { return .version }
                throw Failure(error: misplacedOption(words, before: subcommands, below: path), path: path)
            } else if path.count == 1 {
                return .help(path: path)
            } else {
                throw Failure(error: .missingCommand, path: path)
            }
        }
        if asksForHelp { return .help(path: path) }
        guard let command = path.last else { return .help(path: [root]) }
        do {
            return .run(command, path: path, try arguments(of: command, words))
        } catch {
            throw Failure(error: error, path: path)
        }
    }

    private func descend(along names: [String]) throws(Failure) -> [Command] {
        var path = [root]
        for name in names {
            let subcommands = path.last?.subcommands ?? []
            guard let next = subcommands.first(where: { $0.name == name }) else {
                throw Failure(error: unknownCommand(name, among: subcommands), path: path)
            }
            path.append(next)
        }
        return path
    }

    private func arguments(of command: Command, _ words: ArraySlice<String>) throws(UsageError) -> ParsedArguments {
        var parsed = ParsedArguments()
        var rest = words
        while let word = rest.popFirst() {
            if word == "--" {
                parsed.operands += rest
                break
            }
            guard isOption(word) else {
                parsed.operands.append(word)
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let option = option(spelt: parts[0], in: command) else {
                throw unknownOption(parts[0], among: command.options.map { "--" + $0.name } + ["--help"])
            }
            switch option.kind {
            case .flag:
                if parts.count == 2 { throw .unexpectedValue(option: parts[0], value: parts[1]) }
                parsed.set(option)
            case .value(_, let kind):
                if parts.count == 2 {
                    parsed.set(option, to: try checked(parts[1], kind, of: option))
                } else if let value = rest.first, !isOption(value), value != "--" {
                    rest = rest.dropFirst()
                    parsed.set(option, to: try checked(value, kind, of: option))
                } else {
                    throw .missingValue(option: option.usage)
                }
            }
        }
        try checkCount(of: parsed.operands, command.operands)
        return parsed
    }

    private func checked(_ value: String, _ kind: ValueKind, of option: Option) throws(UsageError) -> String {
        switch kind {
        case .choice(let choices) where !choices.contains(value):
            throw .invalidValue(
                option: option.usage, value: value, expected: "one of " + choices.joined(separator: ", "),
                suggestion: nearest(to: value, in: choices))
        case .number where Int(value).map({ $0 > 0 }) != true:
            throw .invalidValue(option: option.usage, value: value, expected: "a positive number", suggestion: nil)
        case .file where value.isEmpty, .folder where value.isEmpty:
            throw .invalidValue(option: option.usage, value: value, expected: "a path", suggestion: nil)
        default: return value
        }
    }

    private func checkCount(of values: [String], _ operands: [Operand]) throws(UsageError) {
        let required = operands.filter(\.count.isRequired)
        if values.count < required.count { throw .missingOperand(required[values.count].name) }
        if operands.last?.count.isRepeated != true, values.count > operands.count {
            throw .unexpectedOperand(values[operands.count])
        }
    }

    private func isOption(_ word: String) -> Bool { word.hasPrefix("-") && word != "-" && word != "--" }

    private func option(spelt word: String, in command: Command) -> Option? {
        command.options.first { "--\($0.name)" == word || $0.short.map { "-\($0)" == word } == true }
    }

    private func unknownOption(_ word: String, among names: [String]) -> UsageError {
        let name = word.split(separator: "=", omittingEmptySubsequences: false).first.map(String.init) ?? word
        return .unknownOption(name, suggestion: nearest(to: name, in: names))
    }

    /// Returns the error for an option before its command, as in `viper-gen --force generate`.
    private func misplacedOption(
        _ words: ArraySlice<String>, before commands: [Command], below path: [Command]
    ) -> UsageError {
        let name = words.first?.prefix { $0 != "=" } ?? ""
        let takers = commands.filter { option(spelt: String(name), in: $0) != nil }
        if takers.isEmpty { return unknownOption(String(name), among: ["--help", "--version"]) }
        guard let index = words.firstIndex(where: { word in takers.contains { $0.name == word } }) else {
            return .missingCommand
        }
        let rest = words[..<index] + words[(index + 1)...]
        let line = path.map(\.name) + [words[index]] + rest
        return .optionBeforeCommand(String(name), command: line.joined(separator: " "))
    }

    private func unknownCommand(_ word: String, among commands: [Command]) -> UsageError {
        let names = commands.map(\.name)
        let synonym = Self.synonyms[word].flatMap { names.contains($0) ? $0 : nil }
        return .unknownCommand(word, suggestion: synonym ?? nearest(to: word, in: names))
    }

    /// Names that other tools have for a command, each with the name of the command here.
    private static let synonyms = [
        "add": "new", "create": "new", "make": "new", "build": "generate", "sync": "generate", "update": "generate",
        "lint": "check", "validate": "check", "delete": "remove", "rm": "remove", "mv": "rename",
    ]
}

extension Option {
    /// The option as shown in the help: `--path <dir>`.
    var usage: String {
        switch kind {
        case .flag: "--\(name)"
        case .value(let value, _): "--\(name) <\(value)>"
        }
    }
}
