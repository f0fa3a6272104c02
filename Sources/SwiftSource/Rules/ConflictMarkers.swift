import Diagnostics

extension Rule {
    package static let conflictMarkers = Rule(
        id: "conflictMarkers",
        summary: "A file holds no markers of a merge conflict",
        explanation: """
            git writes both sides of a conflict into the file, between lines of '<<<<<<<', '=======' and '>>>>>>>', for a person \
            to choose. Until then the file says two things at once, and nothing is read from it. Generated files need no \
            choosing: once the specs are merged, 'viper-gen generate' writes them anew.
            """,
        wrong: "<<<<<<< HEAD\nmodule List {}\n=======\nmodule Rows {}\n>>>>>>> rows",
        right: "module List {}")
}

extension Diagnostic {
    package static func conflictMarkers(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .conflictMarkers, "a merge conflict is not resolved here", at: location,
            notes: [Note("choose what stays, and delete the lines of '<<<<<<<', '=======' and '>>>>>>>'")])
    }
}
