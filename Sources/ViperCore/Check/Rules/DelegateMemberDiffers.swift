import Diagnostics

extension Rule {
    package static let delegateMemberDiffers = Rule(
        id: "delegateMemberDiffers",
        summary: "A member of an 'on' section is written as in the delegate",
        explanation: """
            The presenter conforms to the other module's delegate, so types, effects and results are those that stand there.
            """,
        wrong: """
            module Pick { delegate { func didPick(_ id: Int) } }
            module List { on Pick { func didPick(_ id: String) {} } }
            """,
        right: """
            module Pick { delegate { func didPick(_ id: Int) } }
            module List { on Pick { func didPick(_ id: Int) {} } }
            """)
}

extension Diagnostic {
    static func delegateMemberDiffers(_ member: Member, wanted: Member, of module: String) -> Diagnostic {
        let text = wanted.requirement.declarationText
        return Diagnostic(
            .delegateMemberDiffers,
            "'\(member.fullName)' is not written as in the delegate of '\(module)'",
            at: SourceLocation(member.source, member.requirement.nameRange),
            notes: [
                Note("there it is: \(text)", at: SourceLocation(wanted.source, wanted.requirement.nameRange))
            ],
            fixIts: [FixIt("write it so", range: member.requirement.range, replacement: text)])
    }
}
