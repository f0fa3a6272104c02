import Diagnostics

extension Rule {
    package static let staleFile = Rule(
        id: "staleFile",
        summary: "A file that viper-gen wrote is called for by a spec",
        explanation: """
            viper-gen wrote the file for something that no spec declares any more. It would be compiled beside what took its \
            place. 'viper-gen generate' deletes it: a generated file, or one of yours that is as it was written, byte for byte.
            """,
        wrong: "// Sources/App/Detail/Detail.generated.swift, and no 'module Detail' in Specs/",
        right: "viper-gen generate")
}

extension Diagnostic {
    package static func staleFile(_ path: String) -> Diagnostic {
        Diagnostic(
            .staleFile, "no spec calls for this generated file any more",
            at: .whole(path),
            notes: [Note("`viper-gen generate` deletes it")])
    }

    package static func staleFileOfYours(_ path: String) -> Diagnostic {
        Diagnostic(
            .staleFile, "no spec calls for this file any more, and nobody has written to it",
            at: .whole(path),
            notes: [Note("`viper-gen generate` deletes it")])
    }
}
