import Diagnostics
import Testing

@Suite struct TextPrinterTests {
    private let rule = Rule(id: "someRule", summary: "", explanation: "", wrong: "", right: "")

    private func printed(
        _ text: String, marking marked: String, notes: [Diagnostic.Note] = [], fixIts: [Diagnostic.FixIt] = [],
        path: String = "Specs/A.viper", isColored: Bool = false
    ) throws -> String {
        let start = try #require(offset(of: marked, in: text))
        let file = SourceFile(path: path, text: text)
        let location = SourceLocation(file, start..<start + marked.utf8.count)
        let diagnostic = Diagnostic(rule, "what is wrong", at: location, notes: notes, fixIts: fixIts)
        return TextPrinter(isColored: isColored).text(for: [diagnostic])
    }

    private func offset(of needle: String, in text: String) -> Int? {
        let (bytes, wanted) = (Array(text.utf8), Array(needle.utf8))
        return bytes.indices.first { bytes[$0...].starts(with: wanted) }
    }

    @Test func showsPathPositionMessageIDLineAndCarets() throws {
        #expect(
            try printed("module A {\n    veiw { }\n}\n", marking: "veiw") == """
                Specs/A.viper:2:5: error: what is wrong [someRule]
                 2 |     veiw { }
                   |     ^~~~

                """)
    }

    @Test func keepsTabsBelowTabs() throws {
        #expect(
            try printed("\tfunc a()\t→ x", marking: "x") == """
                Specs/A.viper:1:13: error: what is wrong [someRule]
                 1 | \tfunc a()\t→ x
                   | \t        \t  ^

                """)
    }

    @Test func countsWideCharactersAndEmojiAsTwoColumns() throws {
        #expect(
            try printed("漢字👩‍👩‍👧é\u{301}e x", marking: "x").hasSuffix(
                """
                 1 | 漢字👩‍👩‍👧é\u{301}e x
                   |          ^

                """))
    }

    @Test func escapesControlAndBidiCharactersOfTheSource() throws {
        #expect(
            try printed("a\u{1B}[31m\u{202E}b \u{FEFF}x", marking: "x").hasSuffix(
                """
                 1 | a\\u{1B}[31m\\u{202E}b \\u{FEFF}x
                   |                              ^

                """))
    }

    @Test func escapesPathsAndMessages() {
        let file = SourceFile(path: "a\n\u{1B}b", text: "x")
        let diagnostic = Diagnostic(rule, "no '\u{202E}\r'", at: SourceLocation(file, 0..<0))
        #expect(
            TextPrinter(isColored: false).text(for: [diagnostic]) == """
                a\\n\\u{1B}b:1:1: error: no '\\u{202E}\\r' [someRule]
                 1 | x
                   | ^

                """)
    }

    @Test func showsNoLineOfAFileAsAWhole() {
        let location = SourceLocation(SourceFile(path: "Sources/A.swift", bytes: []), 0..<0)
        let diagnostic = Diagnostic(rule, "it is gone", at: location, notes: [.init("write it")])
        #expect(
            TextPrinter(isColored: false).text(for: [diagnostic]) == """
                Sources/A.swift:1:1: error: it is gone [someRule]
                   = note: write it

                """)
    }

    @Test func clipsLongLinesAroundTheCarets() throws {
        let long = String(repeating: "a", count: 5_000) + "HERE" + String(repeating: "b", count: 5_000)
        let lines = try printed(long, marking: "HERE").split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines[0] == "Specs/A.viper:1:5001: error: what is wrong [someRule]")
        #expect(lines[1].count < 180)
        #expect(lines[1].hasPrefix(" 1 | …a") && lines[1].hasSuffix("b…"))
        let caret = try #require(lines[2].firstIndex(of: "^"))
        let column = lines[2].distance(from: lines[2].startIndex, to: caret)
        #expect(lines[1].dropFirst(column).hasPrefix("HERE"))
        #expect(lines[2].hasSuffix(" ^~~~"))
    }

    @Test func clipsALongRangeAndALongLineOfWideCharacters() throws {
        let long = String(repeating: "漢", count: 5_000)
        let lines = try printed(long, marking: long).split(separator: "\n")
        #expect(lines[1].count < 180)
        #expect(lines[2].count < 180)
    }

    @Test func marksARangeOfSeveralLinesOnItsFirst() throws {
        #expect(
            try printed("a {\n}", marking: "{\n}").hasSuffix(
                """
                 1 | a {
                   |   ^

                """))
    }

    @Test(arguments: [0, 3, 4, 9, 400]) func acceptsEveryOffset(start: Int) {
        let file = SourceFile(path: "p", bytes: [0xFF, 0xC3, 0x0D, 0x0A])
        let text = TextPrinter(isColored: false).text(
            for: [Diagnostic(rule, "m", at: SourceLocation(file, start..<start + 7))])
        #expect(text.hasPrefix("p:\(start < 4 ? 1 : 2):"))
        #expect(text.split(separator: "\n").count == 3)
    }

    /// As with `--path`, which puts a folder before each path.
    @Test func movedNotesKeepTheLinesToCopy() {
        let note = Diagnostic.Note("the spec requires", text: "func load()")
        let moved = Diagnostic(SampleFindings.rule, "m", at: nil, notes: [note]).moving { $0 }
        #expect(moved.notes == [note])
    }

    @Test func printsNotesWithAndWithoutAPlace() throws {
        let other = SourceFile(path: "Specs/B.viper", text: "x\nmodule A {}")
        let notes = [
            Diagnostic.Note("declared here as well", at: SourceLocation(other, 9..<10)),
            Diagnostic.Note("names are unique"),
        ]
        #expect(
            try printed("module A {}", marking: "A", notes: notes) == """
                Specs/A.viper:1:8: error: what is wrong [someRule]
                 1 | module A {}
                   |        ^
                Specs/B.viper:2:8: note: declared here as well
                 2 | module A {}
                   |        ^
                   = note: names are unique

                """)
    }

    @Test func printsFixItsAndTheLinesTheyInsert() throws {
        let fixIts = [
            Diagnostic.FixIt("replace 'veiw' with 'view'", range: 0..<4, replacement: "view"),
            Diagnostic.FixIt("add the section", range: 4..<4, replacement: "\non B {\n    func done()\n}\n"),
        ]
        #expect(
            try printed("veiw", marking: "veiw", fixIts: fixIts) == """
                Specs/A.viper:1:1: error: what is wrong [someRule]
                 1 | veiw
                   | ^~~~
                   = fix-it: replace 'veiw' with 'view'
                   = fix-it: add the section
                   + on B {
                   +     func done()
                   + }

                """)
    }

    @Test func printsAFindingWithoutAPlace() {
        var diagnostic = Diagnostic(rule, "no folder", at: nil, notes: [.init("make one")])
        diagnostic.severity = .warning
        #expect(
            TextPrinter(isColored: false).text(for: [diagnostic]) == "warning: no folder [someRule]\nnote: make one\n")
    }

    @Test func colorsOnRequest() throws {
        let text = try printed("veiw", marking: "veiw", isColored: true)
        #expect(text.contains("\u{1B}[1;31merror: \u{1B}[0m"))
        #expect(text.contains("\u{1B}[1;32m^~~~\u{1B}[0m"))
    }
}
