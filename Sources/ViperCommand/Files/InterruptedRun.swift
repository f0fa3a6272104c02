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
            ('viper-gen generate', or the interrupted command again) first restores the project to its state before that run. \
            Commands that only read report the interruption and change nothing. viper-gen never overwrites a file that \
            was edited since then. It reports the file, and saves the version from before the run next to it as \
            'NAME.orig'.
            """,
        wrong: "kill -9 `pgrep viper-gen`; viper-gen check",
        right: "viper-gen generate; viper-gen check")
}

extension Diagnostic {
    static func changedMeanwhile(_ path: String) -> Diagnostic {
        Diagnostic(
            .changedMeanwhile, "'\(printable(path))' changed while viper-gen was running", at: nil,
            notes: ["nothing was written; run the command again"])
    }

    static let interruptedRun = Diagnostic(
        .interruptedRun, "a previous run of viper-gen was interrupted while it replaced files", at: nil,
        notes: ["run 'viper-gen generate', or the interrupted command again; either one restores the project first"])

    static func editedAfterInterruption(_ file: SafeWriter.EditedFile) -> Diagnostic {
        let original = file.original.map { "; the version from before that run is in '\(printable($0))'" } ?? ""
        return Diagnostic(
            .interruptedRun,
            "'\(printable(file.path))' changed after a run was interrupted, and was not restored" + original,
            at: nil,
            notes: ["all other files were restored; review this file, then run the command again"])
    }
}
