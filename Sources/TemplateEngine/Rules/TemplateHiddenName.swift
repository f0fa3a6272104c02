import Diagnostics

extension Rule {
    static let templateHiddenName = Rule(
        id: "templateHiddenName",
        summary: "'set' in a block changes a name made by 'set', or makes a new one",
        explanation: """
            Inside if, for and filter, 'set' gives a new value to a name that 'set' made before, which then is \
            seen after the block too. A name of the context, a loop or the including template cannot be changed: \
            the new value would be gone at the end of the block, which is hardly meant. 'set' it at the top of \
            the file or macro, or take another name.
            """,
        wrong: "{% if isAsync %}{% set name = \"…\" %}{% endif %}{{ name }}",
        right: "{% set title = name %}{% if isAsync %}{% set title = \"…\" %}{% endif %}{{ title }}")
}

extension Diagnostic {
    static func templateHiddenName(_ name: String, _ location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .templateHiddenName, "'set' cannot change '\(name)', which was not made by 'set'", at: location,
            notes: [Note("choose another name, or 'set \(name) = \(name)' outside the block first")])
    }
}
