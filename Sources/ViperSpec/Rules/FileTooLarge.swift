import Diagnostics

extension Rule {
    /// A spec beyond the size that anybody writes.
    package static let fileTooLarge = Rule(
        id: "fileTooLarge",
        summary: "A spec is at most 8 MiB",
        explanation: """
            A spec states the shape of a module on one screen. A larger file is something else that ended up with the ending \
            .viper; it is not read.
            """,
        wrong: "(a file of 9 MiB)",
        right: "module TodoList {}")
}

extension Diagnostic {
    static func fileTooLarge(_ file: SourceFile) -> Diagnostic {
        Diagnostic(
            .fileTooLarge, "this file has \(file.bytes.count) bytes; a spec has at most \(SpecLimits.fileSize)",
            at: SourceLocation(file, 0..<0),
            notes: [Note("split it: the specs of a project see each other's declarations")])
    }
}
