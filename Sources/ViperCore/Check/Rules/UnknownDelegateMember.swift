import Diagnostics
import SwiftSource

extension Rule {
    package static let unknownDelegateMember = Rule(
        id: "unknownDelegateMember",
        summary: "An 'on' section holds members of the other module's delegate only",
        explanation:
            "Nobody but the other module calls what stands in an 'on' section, and it knows only its delegate.",
        wrong: """
            module Pick { delegate { func didPick() } }
            module List { on Pick { func didPick() {}; func didCancel() {} } }
            """,
        right: """
            module Pick { delegate { func didPick(); func didCancel() } }
            module List { on Pick { func didPick() {}; func didCancel() {} } }
            """)
}

extension Diagnostic {
    static func unknownDelegateMember(_ member: Member, of module: String, known: [String]) -> Diagnostic {
        let name = Identifier(member.baseName, member.requirement.nameRange)
        return Diagnostic(
            .unknownDelegateMember, "the delegate of '\(module)' has no '\(member.fullName)'",
            at: SourceLocation(member.source, name.range)
        ).suggesting(name, among: known)
    }
}
