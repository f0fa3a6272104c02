import Templates
import ViperSpec

/// The completion of the last word of a command line.
struct Completion: Sendable {
    private enum Place {
        case subcommand(of: Command)
        case option(of: Command)
        case value(ValueKind)
        case nothing
    }

    private let start: String
    private let place: Place
    /// The value of `--path`.
    private let path: String?

    /// Creates a completion. `words` are the words after the name of the tool. The last word may be incomplete.
    init(of words: [String], below root: Command) {
        start = words.last ?? ""
        var reader = Reader(command: root)
        for word in words.dropLast() { reader.take(word) }
        place = reader.place(of: start)
        path = reader.path
    }

    /// Returns the possible last words. Returns nothing if the last word is a file name, which the shell can complete
    /// itself.
    func candidates(in session: Session) -> [String] {
        let all: [String] =
            switch place {
            case .subcommand(let command): command.subcommands.map(\.name)
            case .option(let command): command.options.map { "--\($0.name)" } + ["--help"]
            case .value(.choice(let choices)): choices
            case .value(.rule): allRules.map(\.id)
            case .value(.template): BuiltInTemplates.all.map(\.path)
            case .value(.module): moduleNames(in: session)
            case .value, .nothing: []
            }
        return all.filter { $0.hasPrefix(start) }
    }

    /// Returns the modules of the specs, even if the specs have errors. Ignores failures, because completion must print
    /// only candidates.
    private func moduleNames(in session: Session) -> [String] {
        var shared = session.shared
        shared.path = path ?? shared.path
        let session = Session(world: session.world, shared: shared)
        guard let project = try? Project.located(in: session),
            let (_, input) = try? Generation(project: project, session: session).readSpecs()
        else { return [] }
        return input.specs.flatMap { SpecParser.parse($0).0.modules }.map(\.name.name).sorted()
    }

    /// A parser like `ArgumentParser`, which ignores mistakes instead of throwing.
    private struct Reader {
        var command: Command
        var path: String?
        private var operandCount = 0
        private var open: Option?
        private var takesOptions = true

        init(command: Command) { self.command = command }

        mutating func take(_ word: String) {
            if let option = open {
                open = nil
                if option.name == Option.path.name { path = word }
            } else if takesOptions, word.hasPrefix("-") {
                takesOptions = word != "--"
                let option = command.options.first { "--\($0.name)" == word || $0.short.map { "-\($0)" } == word }
                if case .value? = option?.kind { open = option }
            } else if let chosen = command.subcommands.first(where: { $0.name == word }) {
                command = chosen
            } else {
                operandCount += 1
            }
        }

        func place(of word: String) -> Place {
            if case .value(_, let values)? = open?.kind { return .value(values) }
            if takesOptions, word.hasPrefix("-") { return .option(of: command) }
            if case .choose = command.action { return operandCount == 0 ? .subcommand(of: command) : .nothing }
            let operands = command.operands
            if operandCount < operands.count { return .value(operands[operandCount].values) }
            return operands.last.map { $0.count.isRepeated ? .value($0.values) : .nothing } ?? .nothing
        }
    }
}
