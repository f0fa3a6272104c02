import Diagnostics
import SwiftSource

// Brackets are reported under the rules that Swift text has for them; here the place is the spec's, found by indentation.
extension Diagnostic {
    static func unclosedBracket(_ bracket: String, at range: Range<Int>, in file: SourceFile) -> Diagnostic {
        let closing = ["(": ")", "[": "]"][bracket] ?? "}"
        return Diagnostic(
            .unbalancedBrackets, "this '\(bracket)' is never closed", at: SourceLocation(file, range),
            notes: [Note("write the '\(closing)' that belongs to it")])
    }

    static func strayBracket(_ bracket: String, at range: Range<Int>, in file: SourceFile) -> Diagnostic {
        Diagnostic(
            .unbalancedBrackets, "this '\(bracket)' closes nothing", at: SourceLocation(file, range),
            fixIts: [FixIt("delete it", range: range, replacement: "")])
    }

    static func specNestedTooDeeply(at range: Range<Int>, in file: SourceFile) -> Diagnostic {
        Diagnostic(
            .nestedTooDeeply, "this is nested more than \(SpecLimits.nesting) deep; the file was not read",
            at: SourceLocation(file, range),
            notes: [Note("close a bracket that was left open before it, or give a part a name of its own")])
    }
}
