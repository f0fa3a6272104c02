import Testing

@testable import ViperCommand

@Suite struct ArgumentParserTests {
    private static let loud = Option.flag("loud", short: "l", help: "Say it louder.")
    private static let times = Option.value("times", "n", .number, help: "How often.")
    private static let mood = Option.value("mood", "mood", .choice(["happy", "sad"]), help: "How it sounds.")

    private static let say = Command(
        "say", abstract: "Says something.",
        operands: [Operand("word", .one, help: "The first word."), Operand("more", .any, help: "More words.")],
        options: [loud, times, mood], action: .run { _, _ in .success })
    private static let hush = Command("hush", abstract: "Says nothing.", action: .run { _, _ in .success })
    private static let tool = Command("tool", abstract: "A tool.", action: .choose([say, hush]))

    private func parsed(_ line: String) throws -> ParsedArguments {
        let request = try ArgumentParser(root: Self.tool).parse(line.split(separator: " ").map(String.init))
        guard case .run(let command, let path, let arguments) = request else { throw Unexpected(request: request) }
        #expect(path.map(\.name) == ["tool", command.name])
        return arguments
    }

    private struct Unexpected: Error { let request: ArgumentParser.Request }

    private func error(_ line: String) -> UsageError? {
        do {
            _ = try ArgumentParser(root: Self.tool).parse(line.split(separator: " ").map(String.init))
            return nil
        } catch {
            return error.error
        }
    }

    @Test(arguments: ["say a b --times 3 --loud", "say --times=3 -l a b", "say a -l --times 2 b --times 3"])
    func takesOptionsAnywhereAndBothWaysOfGivingAValue(line: String) throws {
        let arguments = try parsed(line)
        #expect(arguments.operands == ["a", "b"])
        #expect(arguments.has(Self.loud))
        #expect(arguments.value(of: Self.times) == "3")
        #expect(arguments.value(of: Self.mood) == nil)
    }

    @Test func takesEverythingBehindTwoDashesAsItIs() throws {
        let arguments = try parsed("say a -- --loud -x -- --help")
        #expect(arguments.operands == ["a", "--loud", "-x", "--", "--help"])
        #expect(!arguments.has(Self.loud))
    }

    @Test func takesALoneDashAsAValue() throws {
        #expect(try parsed("say - b").operands == ["-", "b"])
    }

    @Test(arguments: [
        ("sya a", UsageError.unknownCommand("sya", suggestion: "say")),
        ("frobnicate", .unknownCommand("frobnicate", suggestion: nil)),
        ("say a --lout", .unknownOption("--lout", suggestion: "--loud")),
        ("say a --lout=3", .unknownOption("--lout", suggestion: "--loud")),
        ("say a -z", .unknownOption("-z", suggestion: nil)),
        ("--verison", .unknownOption("--verison", suggestion: "--version")),
        ("say a --times", .missingValue(option: "--times <n>")),
        ("say a --times --loud", .missingValue(option: "--times <n>")),
        ("say a --loud=yes", .unexpectedValue(option: "--loud", value: "yes")),
        (
            "say a --times x",
            .invalidValue(option: "--times <n>", value: "x", expected: "a positive number", suggestion: nil)
        ),
        ("say a --times -1", .missingValue(option: "--times <n>")),
        (
            "say a --times=0",
            .invalidValue(option: "--times <n>", value: "0", expected: "a positive number", suggestion: nil)
        ),
        (
            "say a --mood hapy",
            .invalidValue(option: "--mood <mood>", value: "hapy", expected: "one of happy, sad", suggestion: "happy")
        ),
        ("say", .missingOperand("word")),
        ("hush now", .unexpectedOperand("now")),
        ("help sya", .unknownCommand("sya", suggestion: "say")),
    ])
    func saysWhatIsWrong(line: String, expected: UsageError) {
        #expect(error(line) == expected)
    }

    @Test(arguments: [
        ("", ["tool"]), ("--help", ["tool"]), ("help", ["tool"]), ("say --help", ["tool", "say"]),
        ("help say", ["tool", "say"]),
        ("say --nonsense -h", ["tool", "say"]), ("--help say", ["tool"]),
    ])
    func helpsWhereverItIsAsked(line: String, path: [String]) throws {
        let request = try ArgumentParser(root: Self.tool).parse(line.split(separator: " ").map(String.init))
        guard case .help(let found) = request else { throw Unexpected(request: request) }
        #expect(found.map(\.name) == path)
    }

    @Test func laysHelpOutAsSwiftDevelopersKnowIt() {
        #expect(
            HelpText(path: [Self.tool, Self.say]).text == """
                OVERVIEW: Says something.

                USAGE: tool say [<options>] <word> [<more> ...]

                ARGUMENTS:
                  <word>                  The first word.
                  <more>                  More words.

                OPTIONS:
                  -l, --loud              Say it louder.
                  --times <n>             How often.
                  --mood <mood>           How it sounds. (values: happy, sad)
                  -h, --help              Show help information.

                """)
        #expect(
            HelpText(path: [Self.tool]).text == """
                OVERVIEW: A tool.

                USAGE: tool <subcommand>

                OPTIONS:
                  --version               Show the version.
                  -h, --help              Show help information.

                SUBCOMMANDS:
                  say                     Says something.
                  hush                    Says nothing.

                  See 'tool help <subcommand>' for detailed help.

                """)
    }
}
