import Diagnostics

extension Rule {
    package static let missingFile = Rule(
        id: "missingFile",
        summary: "Every file that the specs call for is there",
        explanation: """
            A spec calls for a file that is not in the project: a module is new, a file was deleted, or it was not committed. \
            'viper-gen generate' writes it.
            """,
        wrong: "// module List { … } in Specs/, and no Sources/App/List/List.generated.swift",
        right: "viper-gen generate")
}

extension Diagnostic {
    package static func missingFile(_ path: String) -> Diagnostic {
        Diagnostic(
            .missingFile, "the specs call for this file, and it is not there",
            at: .whole(path),
            notes: [Note("`viper-gen generate` writes it")])
    }
}
