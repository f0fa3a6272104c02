import Diagnostics

extension Rule {
    package static let nestedTooDeeply = Rule(
        id: "nestedTooDeeply",
        summary: "Brackets, types and expressions nest at most 200 deep",
        explanation: """
            Nobody writes text as deep as that by hand; a limit keeps a damaged or hostile file from exhausting memory. What \
            follows in the file was not read. Close a bracket that was left open, or give a part a name of its own.
            """,
        wrong: "func show(_ items: [[[[[[ … ]]]]]])",
        right: "typealias Grid = [[Cell]]\nfunc show(_ items: [Grid])")
}

extension Diagnostic {
    static func nestedTooDeeply(at location: SourceLocation) -> Diagnostic {
        let start = location.range.lowerBound
        return Diagnostic(
            .nestedTooDeeply, "this is nested more than 200 deep; the rest of the file was not read",
            at: SourceLocation(location.file, start..<min(start + 1, location.range.upperBound)),
            notes: [Note("close a bracket that was left open before it, or give a part a name of its own")])
    }
}
