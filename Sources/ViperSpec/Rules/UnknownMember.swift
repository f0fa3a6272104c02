import Diagnostics
import SwiftSource

extension Rule {
    /// A word in a section that begins no member.
    package static let unknownMember = Rule(
        id: "unknownMember",
        summary: "A member of a section begins with func or var",
        explanation: """
            A member is a Swift declaration, spelled as in a protocol: attributes, modifiers, then func or var. A statement \
            stands in the body of a member.
            """,
        wrong: "module TodoList {\n    view { fun show() }\n}",
        right: "module TodoList {\n    view { func show() }\n}")
}

extension Diagnostic {
    static func unknownMember(_ word: Identifier, in file: SourceFile) -> Diagnostic {
        var diagnostic = Diagnostic(
            .unknownMember, "'\(word.name)' begins no member", at: SourceLocation(file, word.range))
        if let meant = nearest(to: word.name, in: SpecKeyword.members) {
            diagnostic.fixIts = [.replace(word, by: meant)]
        } else {
            diagnostic.notes = [Note("a member is a 'func' or a 'var', spelled as in a Swift protocol")]
        }
        return diagnostic
    }
}
