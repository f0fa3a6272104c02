import Diagnostics

extension Rule {
    static let templateStrayTag = Rule(
        id: "templateStrayTag",
        summary: "A tag that belongs to a block stands in it",
        explanation: """
            else and elif divide an if (else a for as well), each end tag closes the block of its name, and \
            break and continue leave the for around them, in the same file or macro. An elif or a second else \
            after else has no place.
            """,
        wrong: "{% if isAsync %}async {% endif %}{% endif %}",
        right: "{% if isAsync %}async {% endif %}")
}

extension Diagnostic {
    static func templateStrayTag(_ word: String, belongsTo owner: String, _ location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .templateStrayTag, "'\(word)' has no '\(owner)' to belong to here", at: location,
            notes: [Note("remove it, or open the block before")])
    }
}
