import Diagnostics

extension Rule {
    package static let diskFailure = Rule(
        id: "diskFailure",
        summary: "Every file and folder that is needed can be read and written",
        explanation: """
            The system refused: the permissions do not allow it, the disk is full, or something is not what it has to be (a folder \
            named like a spec). What had been prepared is removed again. The message holds the path and the system's reason.
            """,
        wrong: "chmod -w Sources; viper-gen generate",
        right: "chmod +w Sources; viper-gen generate")
}

extension Diagnostic {
    static func diskFailure(_ error: FileError) -> Diagnostic {
        Diagnostic(
            .diskFailure, "cannot \(error.operation.rawValue) '\(printable(error.path))': \(error.reason)", at: nil)
    }
}
