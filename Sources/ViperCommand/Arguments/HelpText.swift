/// The help of a command in the layout of swift-argument-parser.
package struct HelpText: Sendable {
    /// The commands from the root to the requested command.
    let path: [Command]
    /// The help topics to list, such as `language`.
    var topics: [HelpTopic] = []

    /// The complete help.
    package var text: String {
        guard let command = path.last else { return "" }
        var blocks = [wrapped("OVERVIEW: " + command.abstract, indent: 0)]
        if !command.discussion.isEmpty {
            blocks += command.discussion.split(separator: "\n\n").map { paragraph($0) }
        }
        blocks.append("USAGE: " + usage)
        blocks += [
            section("ARGUMENTS", command.operands.map { ("<\($0.name)>", $0.help) }),
            section("OPTIONS", command.options.map { ($0.label, $0.helpWithChoices) } + standardOptions),
            section("TOPICS", topics.map { ($0.rawValue, $0.abstract) }),
            section("SUBCOMMANDS", command.subcommands.map { ($0.name, $0.abstract) }),
        ]
        if !command.subcommands.isEmpty {
            let parents = path.dropFirst().map { $0.name + " " }.joined()
            blocks.append("  See '\(path[0].name) help \(parents)<subcommand>' for detailed help.")
        }
        return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    /// The usage line: `viper-gen new [<options>] <name> ...`
    package var usage: String {
        guard let command = path.last else { return "" }
        var words = path.map(\.name)
        if !command.options.isEmpty { words.append("[<options>]") }
        words += command.operands.map { operand in
            let repeated = "<\(operand.name)>" + (operand.count.isRepeated ? " ..." : "")
            return operand.count.isRequired ? repeated : "[\(repeated)]"
        }
        if !command.subcommands.isEmpty { words.append("<subcommand>") }
        return words.joined(separator: " ")
    }

    private var standardOptions: [(String, String)] {
        let version = ("--version", "Show the version.")
        return (path.count == 1 ? [version] : []) + [("-h, --help", "Show help information.")]
    }

    private func section(_ title: String, _ entries: [(label: String, help: String)]) -> String {
        guard !entries.isEmpty else { return "" }
        return ([title + ":"] + entries.map(entry)).joined(separator: "\n")
    }

    private func entry(_ label: String, _ help: String) -> String {
        let column = 26
        let lines = wrapped(help, indent: column)
        let start = "  " + label
        guard start.count < column - 1 else { return start + "\n" + lines }
        return start + lines.dropFirst(start.count)
    }

    /// Returns a paragraph with wrapped lines. An indented paragraph is an example, and stays unchanged.
    private func paragraph(_ text: Substring) -> String {
        text.hasPrefix("  ") ? String(text) : wrapped(String(text), indent: 0)
    }
}

extension Option {
    fileprivate var label: String { (short.map { "-\($0), " } ?? "") + usage }

    fileprivate var helpWithChoices: String {
        guard case .value(_, .choice(let choices)) = kind else { return help }
        return help + " (values: \(choices.joined(separator: ", ")))"
    }
}

/// Returns the text in indented lines of at most 80 columns.
func wrapped(_ text: String, indent: Int) -> String {
    let blanks = String(repeating: " ", count: indent)
    return text.lines { indent + $0.count > 80 }.map { blanks + $0 }.joined(separator: "\n")
}
