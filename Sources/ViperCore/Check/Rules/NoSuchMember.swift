import Diagnostics
import SwiftSource

extension Rule {
    package static let noSuchMember = Rule(
        id: "noSuchMember",
        summary: "A member that is called on a part stands in its section",
        explanation: """
            Parts know each other by the protocols that their sections become. A member that only the class has cannot be \
            called from outside of it. Where the project's own Swift extends the protocol, switch the rule off in App.viper.
            """,
        wrong: "module A { view { func show() }; presenter { func viewDidLoad() { view?.shw() } } }",
        right: "module A { view { func show() }; presenter { func viewDidLoad() { view?.show() } } }")
}

extension Diagnostic {
    static func noSuchMember(
        _ member: Identifier, of role: String, known: [String], in source: SourceFile
    ) -> Diagnostic {
        var diagnostic = Diagnostic(
            .noSuchMember, "'\(role)' has no member '\(member.name)'", at: SourceLocation(source, member.range)
        ).suggesting(member, among: known)
        if known.isEmpty { diagnostic.notes = [Note("add it to the section")] }
        return diagnostic
    }
}
