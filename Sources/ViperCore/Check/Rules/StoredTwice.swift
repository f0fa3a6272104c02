import Diagnostics

extension Rule {
    package static let storedTwice = Rule(
        id: "storedTwice",
        summary: "A property is stored or computed, not both",
        explanation: """
            State, and what an initialiser takes, satisfies a requirement of its name. Where the requirement has a body as \
            well, the class would have two properties of one name.
            """,
        wrong: "module A { presenter { var count = 0; var count: Int { 1 } } }",
        right: "module A { presenter { var count = 0; var count: Int { get } } }")
}

extension Diagnostic {
    static func storedTwice(_ member: Member) -> Diagnostic {
        Diagnostic(
            .storedTwice, "'\(member.baseName)' has a body here, and is stored under the same name",
            at: SourceLocation(member.source, member.requirement.nameRange),
            notes: [Note("write '{ get }' instead of the body, or rename one of the two")])
    }
}
