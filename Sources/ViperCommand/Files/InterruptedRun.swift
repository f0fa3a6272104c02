import Diagnostics

extension Rule {
    static let changedMeanwhile = Rule(
        id: "changedMeanwhile", summary: "File changed on disk during the run",
        explanation: """
            The file changed on disk while viper-gen was running. Nothing was written. Run the command again.
            """,
        wrong: "// saved in an editor while `viper-gen generate` runs",
        right: "viper-gen generate")

    static let interruptedRun = Rule(
        id: "interruptedRun",
        summary: "Previous run was interrupted",
        explanation: """
            A run was killed, or the power failed, while files were being replaced. The next command that writes \
            ('viper-gen generate', or the same command again) first restores the project to its state before that run. \
            Commands that only read report the interruption and change nothing. A file that was edited since is never \
            overwritten: it is reported, and the version from before the run is saved next to it as 'NAME.orig'.
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
