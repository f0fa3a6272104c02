import Diagnostics
import SwiftSource

extension Rule {
    /// Text that begins nothing.
    package static let unexpectedText = Rule(
        id: "unexpectedText",
        summary: "What stands in a spec belongs to a declaration, a section or a member",
        explanation: """
            Something stands here that begins nothing and belongs to nothing before it: a stray sign, a literal, the rest of a \
            line. It was passed over up to the next declaration.
            """,
        wrong: "module TodoList {}\n= 5",
        right: "module TodoList {}")
}

extension Diagnostic {
    /// `place` says where it stands: `here`, `after the section's name`.
    static func unexpectedText(_ text: Identifier, _ place: String, in file: SourceFile) -> Diagnostic {
        Diagnostic(
            .unexpectedText, "'\(text.name.firstLine)' cannot stand \(place)", at: SourceLocation(file, text.range),
            fixIts: [FixIt("delete it", range: text.range, replacement: "")])
    }
}
