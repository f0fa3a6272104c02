import Diagnostics

/// Findings with everything that a finding may have, and text that means something to formats.
enum SampleFindings {
    static let rule = Rule(
        id: "someRule", severity: .warning, summary: "A summary", explanation: "An {explanation}.", wrong: "a",
        right: "b")
    static let otherRule = Rule(id: "other", summary: "Another", explanation: "More.", wrong: "a", right: "b")

    static let spec = SourceFile(path: "Specs/A.viper", text: "module A {\n    veiw { é }\n}\n")

    /// At `veiw`, with a note elsewhere, a note nowhere and a fix-it.
    static let whole = Diagnostic(
        rule, "nothing is called 'veiw'", at: SourceLocation(spec, 15..<19),
        notes: [
            .init("it was here", at: SourceLocation(SourceFile(path: "Specs/B.viper", text: "\n\n ö x"), 6..<7)),
            .init("look again"),
        ],
        fixIts: [.init("replace it", range: 15..<19, replacement: "view\n\"{}\"")])

    static let placeless = Diagnostic(otherRule, "the disk is gone", at: nil)

    /// Text and names as an attacker would choose them.
    static let hostile = Diagnostic(
        otherRule, "a%0A\r\n::stop-commands::x\u{1B}[2J ##[add-path]/tmp [click](http://evil) {0}",
        at: SourceLocation(
            SourceFile(path: "a,line=9::b:\n::error::%,\u{202E}#?.viper", text: "x"), 0..<1),
        notes: [.init("\n::warning::y", at: nil)],
        fixIts: [.init("\r::notice::z", range: 0..<1, replacement: "")])

    static let all = [whole, placeless, hostile]
}
