import Diagnostics
import SwiftSource

extension Rule {
    /// `external func`.
    package static let unknownExternal = Rule(
        id: "unknownExternal",
        summary: "'external' is followed by protocol, struct, class, enum, actor or module",
        explanation: """
            It makes a declaration of the project's own Swift known to the specs: a type, or a module that is assembled by \
            hand. Functions and variables need not be known.
            """,
        wrong: "external typ Picture",
        right: "external struct Picture")
}

extension Diagnostic {
    static func unknownExternal(_ word: Identifier, in file: SourceFile) -> Diagnostic {
        var diagnostic = Diagnostic(
            .unknownExternal, "'\(word.name.firstLine)' cannot be external", at: SourceLocation(file, word.range))
        if let meant = nearest(to: word.name, in: SpecKeyword.externals) {
            diagnostic.fixIts = [.replace(word, by: meant)]
        } else {
            diagnostic.notes = [Note("write one of \(SpecKeyword.list(SpecKeyword.externals))")]
        }
        return diagnostic
    }
}
