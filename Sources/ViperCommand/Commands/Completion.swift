import Templates
import ViperSpec

/// What the last of some words on a command line may become.
struct Completion: Sendable {
    private enum Place {
        case subcommand(of: Command)
        case option(of: Command)
        case value(ValueKind)
        case nothing
    }

    private let start: String
    private let place: Place
    /// What `--path` says.
    private let path: String?

    /// `words` are those behind the tool's name, the last one as far as it was typed.
    init(of words: [String], below root: Command) {
        start = words.last ?? ""
        var reader = Reader(command: root)
        for word in words.dropLast() { reader.take(word) }
        place = reader.place(of: start)
        path = reader.path
    }

    /// In the order of help, or sorted; empty where anything may stand, or file names.
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

    /// Of the specs, whatever else is wrong with them. Nobody is there to be told why there are none.
    private func moduleNames(in session: Session) -> [String] {
        var shared = session.shared
        shared.path = path ?? shared.path
        let session = Session(world: session.world, shared: shared)
        guard let project = try? Project.located(in: session),
            let (_, input) = try? Generation(project: project, session: session).readSpecs()
        else { return [] }
        return input.specs.flatMap { SpecParser.parse($0).0.modules }.map(\.name.name).sorted()
    }

    /// Goes along the words as the parser does, and minds no mistake.
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
