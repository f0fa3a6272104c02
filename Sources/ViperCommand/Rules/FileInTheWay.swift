import Diagnostics

extension Rule {
    package static let fileInTheWay = Rule(
        id: "fileInTheWay",
        summary: "A renamed module's files find their places free",
        explanation: """
            Renaming a module moves its files, those that are yours among them, to names that are made from the new one. Something \
            is there already, and it is not overwritten; nothing was renamed. Move it away, or choose another name.
            """,
        wrong: "// Sources/App/Notes/NotesPresenter.swift is there: viper-gen rename Memo Notes",
        right: "viper-gen rename Memo Jottings")
}

extension Diagnostic {
    static func fileInTheWay(_ path: String) -> Diagnostic {
        Diagnostic(
            .fileInTheWay, "'\(printable(path))' is in the way", at: nil,
            notes: [.init("nothing was renamed; move it away, or choose another name")])
    }
}
