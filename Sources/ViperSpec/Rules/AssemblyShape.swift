import Diagnostics
import SwiftSource

extension Rule {
    /// An assembly line that is not `let name = value` or `guard let name = value`.
    package static let assemblyShape = Rule(
        id: "assemblyShape",
        summary: "An assembly line is 'let name = value' or 'guard let name = value'",
        explanation: """
            It gives one name a value while the module is put together. There is no var, because nothing could change it, and \
            no else: where a guard fails, opening the module does nothing.
            """,
        wrong: "module Wallet {\n    guard let currency = Currency.current else { return nil }\n}",
        right: "module Wallet {\n    guard let currency = Currency.current\n}")
}

extension Diagnostic {
    static func assemblyIsLet(_ keyword: Identifier, in file: SourceFile) -> Diagnostic {
        Diagnostic(
            .assemblyShape, "an assembly line begins with 'let', not '\(keyword.name)'",
            at: SourceLocation(file, keyword.range),
            notes: [Note("state that changes is a member of a section: 'presenter { var count = 0 }'")],
            fixIts: [.replace(keyword, by: "let")])
    }

    static func guardWithoutLet(_ keyword: Identifier, in file: SourceFile) -> Diagnostic {
        let end = keyword.range.upperBound
        return Diagnostic(
            .assemblyShape, "'guard' in a module binds a name: 'guard let name = value'",
            at: SourceLocation(file, keyword.range),
            fixIts: [FixIt("insert 'let'", range: end..<end, replacement: " let")])
    }

    static func assemblyWithoutValue(_ name: Identifier, in file: SourceFile) -> Diagnostic {
        Diagnostic(
            .assemblyShape, "the assembly line '\(name.name)' has no value", at: SourceLocation(file, name.range),
            notes: [Note("write '= value'; what is passed in is an input: 'module Name(\(name.name): Type)'")])
    }

    /// `range` reaches from `else` to its closing brace, the white space before it included in `edit`.
    static func assemblyElse(at range: Range<Int>, edit: Range<Int>, in file: SourceFile) -> Diagnostic {
        Diagnostic(
            .assemblyShape, "a guard in a module has no 'else': where it fails, opening the module does nothing",
            at: SourceLocation(file, range), fixIts: [FixIt("delete it", range: edit, replacement: "")])
    }
}
