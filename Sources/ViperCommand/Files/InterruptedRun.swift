import Diagnostics

extension Rule {
    static let changedMeanwhile = Rule(
        id: "changedMeanwhile", summary: "No file is replaced but the one that was read",
        explanation: """
            Somebody saved the file while viper-gen worked on the one that was there before, so what it would write knows nothing \
            of that. Nothing is written then, not even the other files. Run the command again.
            """,
        wrong: "// saved in an editor while `viper-gen generate` runs",
        right: "viper-gen generate")

    static let interruptedRun = Rule(
        id: "interruptedRun",
        summary: "A run that was stopped in the middle is undone before anything else is done",
        explanation: """
            A run of viper-gen was killed, or the power went, while files took their places. The next command that writes \
            (`viper-gen generate`, or the same one again) brings the project back to where that run began, and then does its work; \
            commands that only read say so, and change nothing. A file that somebody has written to since is never replaced: it is \
            named, and stays as it is; what stood there before the run is put beside it, as `NAME.orig`.
            """,
        wrong: "kill -9 `pgrep viper-gen`; viper-gen check",
        right: "viper-gen generate; viper-gen check")
}

extension Diagnostic {
    static func changedMeanwhile(_ path: String) -> Diagnostic {
        Diagnostic(
            .changedMeanwhile, "'\(printable(path))' was changed while viper-gen worked", at: nil,
            notes: ["nothing was written; run the command again"])
    }

    static let interruptedRun = Diagnostic(
        .interruptedRun, "a run of viper-gen was interrupted here while files took their places", at: nil,
        notes: ["'viper-gen generate', or the same command again, first brings everything back to where it was"])

    static func editedAfterInterruption(_ file: SafeWriter.EditedFile) -> Diagnostic {
        let original = file.original.map { "; what stood there before that run is in '\(printable($0))'" } ?? ""
        return Diagnostic(
            .interruptedRun,
            "'\(printable(file.path))' was changed after a run was interrupted here, and is left as it is" + original,
            at: nil,
            notes: ["all other files are back to where they were; look at this one, then run the command again"])
    }
}
