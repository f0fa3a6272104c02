import Diagnostics
import Testing

@testable import SwiftSource

@Suite struct LexerTests {
    /// Kind and text of every token, one line each.
    private func dump(_ text: String) -> [String] {
        let source = SourceFile(path: "a.swift", text: text)
        return Lexer.tokens(of: source).map { "\($0.kind.label) \(source.text($0.range))" }
    }

    @Test(
        arguments: [
            ("a.b", ["name a", "punctuation .", "name b"]),
            ("x?.y!", ["name x", "op ?", "punctuation .", "name y", "op !"]),
            ("a ?? b", ["name a", "op ??", "name b"]),
            ("a??.b", ["name a", "op ?", "op ?", "punctuation .", "name b"]),
            ("0..<10", ["integer 0", "op ..<", "integer 10"]),
            ("t.0.1", ["name t", "punctuation .", "integer 0", "punctuation .", "integer 1"]),
            (
                "1.5e-3 0x1e-3 0xFF 1_000.description",
                [
                    "float 1.5e-3", "integer 0x1e", "op -", "integer 3", "integer 0xFF", "integer 1_000",
                    "punctuation .", "name description",
                ]
            ),
            ("`default` $0", ["escaped `default`", "dollar $0"]),
            (
                "@A #if #selector(x)",
                ["punctuation @", "name A", "pound #if", "pound #selector", "punctuation (", "name x", "punctuation )"]
            ),
            ("a /* b /* c */ */ d // e", ["name a", "name d"]),
            (#""plain \" \\""#, [#"string "plain \" \\""#]),
            (#""a\(b)c""#, ["start \"", "segment a", #"open \("#, "name b", "close )", "segment c", "end \""]),
            (
                #""\(f("x\(y)"))""#,
                [
                    "start \"", #"open \("#, "name f", "punctuation (", "start \"", "segment x", #"open \("#, "name y",
                    "close )",
                    "end \"", "punctuation )", "close )", "end \"",
                ]
            ),
            (
                ##"#"raw \(x) \#(y)"#"##,
                [##"start #""##, #"segment raw \(x) "#, ##"open \#("##, "name y", "close )", ##"end "#"##]
            ),
            (##"#"""#"##, [##"string #"""#"##]),
            ("\"\"\"\na \"b\"\n\"\"\"", ["string \"\"\"\na \"b\"\n\"\"\""]),
            ("a / b / c", ["name a", "op /", "name b", "op /", "name c"]),
            ("x = /a b[/]c\\//", ["name x", "op =", "regex /a b[/", "punctuation ]", "name c", "punctuation \\"]),
            (
                "f(/ab(c)\\//, y)",
                ["name f", "punctuation (", "regex /ab(c)\\//", "punctuation ,", "name y", "punctuation )"]
            ),
            ("#/a/b/#", ["regex #/a/b/#"]),
            ("return /x/", ["name return", "regex /x/"]),
            ("-> >= <#name#>", ["op ->", "op >=", "name <#name#>"]),
            ("\u{FEFF}a", ["name a"]),
            ("#!/usr/bin/swift\na", ["name a"]),
            ("größe ≠ 🎉", ["name größe", "op ≠", "name 🎉"]),
        ] as [(String, [String])])
    func tokens(text: String, expected: [String]) {
        #expect(dump(text) == expected + ["eof "])
    }
}

extension Token.Kind {
    var label: String {
        switch self {
        case .identifier: "name"
        case .escapedIdentifier: "escaped"
        case .dollarIdentifier: "dollar"
        case .integer: "integer"
        case .float: "float"
        case .string: "string"
        case .stringStart: "start"
        case .stringSegment: "segment"
        case .interpolationStart: "open"
        case .interpolationEnd: "close"
        case .stringEnd: "end"
        case .regex: "regex"
        case .op: "op"
        case .punctuation: "punctuation"
        case .pound: "pound"
        case .invalid: "invalid"
        case .endOfFile: "eof"
        }
    }
}
