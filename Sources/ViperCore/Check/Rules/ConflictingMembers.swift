import Diagnostics

extension Rule {
    package static let conflictingMembers = Rule(
        id: "conflictingMembers",
        summary: "Members of one class do not differ in 'throws' alone, and properties not in their types",
        explanation: """
            presenter, output, interface and on are all implemented by the presenter. Swift takes two methods that differ in \
            nothing but 'throws' for one and the same, and refuses the second; likewise two properties of one name.
            """,
        wrong: "module A { presenter { func load() throws }; interface { func load() } }",
        right: "module A { presenter { func load() throws }; interface { func load() throws } }")
}

extension Diagnostic {
    static func conflictingMembers(_ member: Member, first: Member) -> Diagnostic {
        Diagnostic(
            .conflictingMembers,
            "'\(member.fullName)' differs from the presenter's other one in 'throws' alone",
            at: SourceLocation(member.source, member.requirement.nameRange),
            notes: [
                Note(
                    "the other is here; write both alike, or name one differently",
                    at: SourceLocation(first.source, first.requirement.nameRange))
            ])
    }

    static func conflictingTypes(_ member: Member, first: Member) -> Diagnostic {
        Diagnostic(
            .conflictingMembers,
            "'\(member.fullName)' has another type than the presenter's other property of that name",
            at: SourceLocation(member.source, member.requirement.nameRange),
            notes: [
                Note(
                    "the other is here; give both one type, or rename one",
                    at: SourceLocation(first.source, first.requirement.nameRange))
            ])
    }
}
