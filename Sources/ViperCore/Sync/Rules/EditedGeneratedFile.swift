import Diagnostics

extension Rule {
    package static let editedGeneratedFile = Rule(
        id: "editedGeneratedFile",
        summary: "A generated file that a person has edited is not overwritten",
        explanation: """
            A generated file carries a checksum in its head. Where it does not fit, somebody has changed the file, and generating \
            would lose the change. Move the change into the spec or into a file of yours, or run `generate --force` to drop it. \
            Files with the markers of a merge conflict are simply generated anew.
            """,
        wrong: "// TodoList.generated.swift, with a method added by hand",
        right: "extension TodoListPresenter { … }   // in TodoListPresenter.swift, which is yours")
}

extension Diagnostic {
    package static func editedGeneratedFile(_ path: String) -> Diagnostic {
        Diagnostic(
            .editedGeneratedFile, "this file is generated, and was edited by hand", at: .whole(path),
            notes: [.init("move the change to the spec or to a file of yours; --force drops it")])
    }

    /// A file that stands where a generated one belongs, and never was viper-gen's.
    package static func foreignFile(_ path: String) -> Diagnostic {
        Diagnostic(
            .editedGeneratedFile,
            "this file is in the place of a generated one, and viper-gen did not write it",
            at: .whole(path), notes: [.init("move it away; --force overwrites it")])
    }

    /// A generated file that no spec calls for any more, and that is kept for what was changed in it.
    package static func editedStaleFile(_ path: String) -> Diagnostic {
        var diagnostic = Diagnostic(
            .editedGeneratedFile, "no spec calls for this generated file any more; it was edited by hand and stays",
            at: .whole(path),
            notes: [.init("delete it when nothing in it is needed; --force does")])
        diagnostic.severity = .warning
        return diagnostic
    }
}
