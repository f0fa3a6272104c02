import Diagnostics

extension Rule {
    static let templateUnknownMember = Rule(
        id: "templateUnknownMember",
        summary: "A record has the members that its type declares",
        explanation: """
            What stands after a dot is a member of the record before it. 'viper-gen context' prints what a \
            context holds.
            """,
        wrong: "{{ member.nmae }}",
        right: "{{ member.name }}")
}

extension Diagnostic {
    static func templateUnknownMember(
        _ name: String, of owner: String, known: [String], _ location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .templateUnknownMember, "\(owner) has no member '\(name)'", meant: nearest(to: name, in: known),
            insteadOf: name, at: location,
            otherwise: known.isEmpty ? "it has no members" : "its members are \(list(known))")
    }
}
