import Diagnostics
import Testing

@Suite struct GitHubPrinterTests {
    @Test func printsACommandALine() {
        #expect(
            GitHubPrinter.text(for: [SampleFindings.whole, SampleFindings.placeless]) == """
                ::warning file=Specs/A.viper,line=2,endLine=2,col=5,endColumn=9,title=someRule::nothing is called 'veiw'\
                %0Anote: Specs/B.viper:3:4: it was here%0Anote: look again%0Afix-it: replace it
                ::error title=other::the disk is gone

                """)
    }

    @Test func leavesColumnsOutOverSeveralLines() {
        let file = SourceFile(path: "A.viper", text: "a\nb\nc")
        let finding = Diagnostic(SampleFindings.rule, "x", at: SourceLocation(file, 0..<5))
        #expect(GitHubPrinter.text(for: [finding]) == "::warning file=A.viper,line=1,endLine=3,title=someRule::x\n")
    }

    @Test func nothingFromOutsideBecomesACommand() throws {
        let text = GitHubPrinter.text(for: [SampleFindings.hostile])
        #expect(text.filter { $0.isNewline } == "\n" && text.hasSuffix("\n"))
        let command = try #require(Command(text.dropLast()))
        #expect(command.name == "error")
        #expect(command.properties["file"] == (SampleFindings.hostile.location?.file.path).map(Self.shown))
        #expect(command.properties.keys.sorted() == ["col", "endColumn", "endLine", "file", "line", "title"])
        #expect(
            command.data == """
                a%0A\\r\\n::stop-commands::x\\u{1B}[2J ##[add-path]/tmp [click](http://evil) {0}
                note: \\n::warning::y
                fix-it: \\r::notice::z
                """)
    }

    /// What a log obeys or nobody sees is an escape; line breaks come back.
    private static func shown(_ path: String) -> String {
        path.unicodeScalars.map { $0 == "\r" || $0 == "\n" ? String($0) : printable($0) }.joined()
    }

    @Test func namesHideNothing() {
        for hidden in ["\u{1B}[31m", "\u{8}", "\u{202E}", "\u{2066}", "\u{7F}", "\u{9B}31m", "\u{200B}"] {
            let file = SourceFile(path: "a\(hidden)b", text: "x")
            let finding = Diagnostic(
                SampleFindings.rule, "m", at: SourceLocation(file, 0..<1),
                notes: [Diagnostic.Note("n", at: SourceLocation(file, 0..<1))])
            let text = GitHubPrinter.text(for: [finding])
            #expect(!text.contains(hidden) && text.contains("\\u{"))
        }
    }

    /// Whatever a name or a message is, what a runner reads is one command with that name in it.
    @Test func anyTextComesBack() throws {
        let pieces = ["%", "\r", "\n", ":", ",", "::", "%0A", "%25", "=", "a", " ", "\u{85}", "\u{2028}", "é", "\r\n"]
        for first in pieces {
            for second in pieces {
                let path = "p" + first + second
                let finding = Diagnostic(
                    SampleFindings.rule, "m" + second + first,
                    at: SourceLocation(SourceFile(path: path, text: "x"), 0..<1))
                let text = GitHubPrinter.text(for: [finding])
                #expect(text.unicodeScalars.filter { $0 == "\n" || $0 == "\r" }.count == 1)
                let command = try #require(Command(text.dropLast()))
                #expect(command.properties["file"].map { Array($0.utf8) } == Array(Self.shown(path).utf8))
                #expect(command.data == "m" + printable(second + first))
            }
        }
    }

    /// A workflow command as a runner reads it.
    private struct Command {
        var name = ""
        var properties: [String: String] = [:]
        var data = ""

        init?(_ line: Substring) {
            let text = Array(line.unicodeScalars)
            guard text.starts(with: "::".unicodeScalars) else { return nil }
            guard let end = text.indices.dropFirst(2).first(where: { text[$0...].starts(with: "::".unicodeScalars) })
            else { return nil }
            let head = Self.string(text[2..<end])
            let words = head.split(separator: " ", maxSplits: 1)
            name = words.first.map(String.init) ?? ""
            for property in words.dropFirst().first?.split(separator: ",") ?? [] {
                let parts = property.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                properties[String(parts[0])] = parts.count > 1 ? Self.unescaped(String(parts[1])) : ""
            }
            data = Self.unescaped(Self.string(text[(end + 2)...]))
        }

        private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
            var text = ""
            text.unicodeScalars.append(contentsOf: scalars)
            return text
        }

        private static func unescaped(_ text: String) -> String {
            [("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%")].reduce(text) { text, pair in
                text.replacing(pair.0, with: pair.1)
            }
        }
    }
}
