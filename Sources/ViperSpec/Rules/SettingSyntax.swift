import Diagnostics
import SwiftSource

extension Rule {
    /// A setting that is not `name value, value { nested }`.
    package static let settingSyntax = Rule(
        id: "settingSyntax",
        summary: "A setting is a name and its value: a word, a number, a string, several with commas, or a block",
        explanation: """
            Settings of an app stand one on a line, or with semicolons: 'root TodoList', 'indent 4', 'specs "Specs"', \
            'emit contract, mocks', 'rules { entityInView error }'. There is no colon and no '='. A string stands on one line \
            and has no interpolation.
            """,
        wrong: "app Todo { root: TodoList }",
        right: "app Todo { root TodoList }")
}

extension Diagnostic {
    static func settingWithoutValue(_ name: Identifier, in file: SourceFile) -> Diagnostic {
        Diagnostic(
            .settingSyntax, "the setting '\(name.name)' has no value", at: SourceLocation(file, name.range),
            notes: [Note("write the value after the name, on the same line")])
    }

    /// A `:` or `=` between name and value.
    static func settingSign(_ sign: Identifier, edit: Range<Int>, in file: SourceFile) -> Diagnostic {
        Diagnostic(
            .settingSyntax, "a setting's value follows its name, without '\(sign.name)'",
            at: SourceLocation(file, sign.range),
            fixIts: [FixIt("delete '\(sign.name)'", range: edit, replacement: "")])
    }

    static func settingComma(before value: Identifier, after end: Int, in file: SourceFile) -> Diagnostic {
        Diagnostic(
            .settingSyntax, "two values of a setting have a comma between them", at: SourceLocation(file, value.range),
            fixIts: [FixIt("insert ','", range: end..<end, replacement: ",")])
    }

    /// A comma where the next setting begins on the same line.
    static func settingSeparator(_ comma: Identifier, before next: String, in file: SourceFile) -> Diagnostic {
        Diagnostic(
            .settingSyntax, "the setting '\(next)' follows a line's end or ';'", at: SourceLocation(file, comma.range),
            fixIts: [FixIt("replace ',' by ';'", range: comma.range, replacement: ";")])
    }

    static func settingString(at range: Range<Int>, in file: SourceFile) -> Diagnostic {
        Diagnostic(
            .settingSyntax, "a setting's string stands on one line and has no interpolation",
            at: SourceLocation(file, range), notes: [Note("write plain text between two quotes")])
    }

    static func settingEscape(_ escape: Identifier, in file: SourceFile) -> Diagnostic {
        Diagnostic(
            .settingSyntax, "'\(escape.name.firstLine)' is no escape of a string",
            at: SourceLocation(file, escape.range),
            notes: [Note("escapes are \\\\ \\\" \\n \\r \\t \\0 \\' and \\u{…}")])
    }

    /// `text` begins neither a setting nor a value.
    static func settingText(_ text: Identifier, in file: SourceFile) -> Diagnostic {
        Diagnostic(
            .settingSyntax, "'\(text.name.firstLine)' is neither a setting nor a value of one",
            at: SourceLocation(file, text.range),
            notes: [Note("a value is a word, a number or a string in quotes")])
    }
}
