import Diagnostics
import ViperGeneration

extension Rule {
    package static let editedGeneratedFile = Rule(
        id: "editedGeneratedFile", isAdjustable: true,
        summary: "Generated file was edited by hand",
        explanation: """
            Every generated file contains a checksum. This file does not match its checksum, so someone edited it by \
            hand, and 'viper-gen generate' refuses to overwrite it. Move the change into the spec or one of your \
            files, or discard it with 'viper-gen generate --force'. A file with merge conflict markers needs no \
            '--force'. If you switch this rule off, 'check' does not report the file, but 'generate' still refuses to \
            overwrite it.
            """,
        wrong: "// TodoList.generated.swift, with a method added by hand",
        right: "extension TodoListPresenter { … }   // in TodoListPresenter.swift, which is yours")

    static let filesWithoutModule = Rule(
        id: "filesWithoutModule", severity: .warning, isAdjustable: true,
        summary: "User-owned files of a module that no longer exists",
        explanation: """
            No spec declares the module any more, so viper-gen deletes the module's generated files. viper-gen never \
            deletes code that you wrote, so your files stay, but they do not compile without the generated files. \
            Delete your files. If you renamed the module by hand, restore its old name in the spec, and run 'viper-gen \
            rename' instead.
            """,
        wrong: "// Sources/App/Detail/DetailPresenter.swift, and no 'module Detail' in Specs/",
        right: "module Detail { … }   // or no such file")

    static let fileInOldFolder = Rule(
        id: "fileInOldFolder", isAdjustable: true,
        summary: "User-owned file is in the old 'sources' or 'testing' folder",
        explanation: """
            'sources' or 'testing' in App.viper names a new folder, but your files are still in the old one. viper-gen \
            would create new files in the new folder, and the target would no longer compile the old files. Nothing \
            was written. Move the folder, or correct App.viper.
            """,
        wrong: "sources \"Sources/Ap\"   // and Sources/App/List/ListPresenter.swift",
        right: "sources \"Sources/App\"")

    package static let missingFile = Rule(
        id: "missingFile", isAdjustable: true, summary: "Required file does not exist",
        explanation: """
            A spec requires a file that is not in the project: the module is new, or the file was deleted or not \
            committed. Run 'viper-gen generate' to create the file. A new class contains only stubs. If you had \
            implemented the class, restore its file instead.
            """,
        wrong: "// module List { … } in Specs/, and no Sources/App/List/List.generated.swift",
        right: "viper-gen generate")

    package static let outdatedFile = Rule(
        id: "outdatedFile", isAdjustable: true, summary: "Generated file is out of date",
        explanation: """
            A spec, App.viper, a template or viper-gen itself has changed since the file was generated, or a merge \
            left its markers in the file. Run 'viper-gen generate', and commit the file together with the spec.
            """,
        wrong: "// Specs/List.viper has one member more than List.generated.swift",
        right: "viper-gen generate")

    package static let outdatedUserFile = Rule(
        id: "outdatedUserFile", isAdjustable: true, summary: "User-owned file is out of date with its spec",
        explanation: """
            The spec changed after this file was last updated: a member is new, has another signature, or was removed \
            while its stub was never implemented. Run 'viper-gen generate' to add, update or remove these members. \
            Your own code is not changed.
            """,
        wrong: "// 'func reload()' in the interactor's section, and not in ListInteractor.swift",
        right: "viper-gen generate")

    package static let staleFile = Rule(
        id: "staleFile", isAdjustable: true, summary: "File is no longer required by any spec",
        explanation: """
            viper-gen created the file for a declaration that no longer exists in any spec. The target would compile \
            it together with the file that replaced it. Run 'viper-gen generate' to delete it. viper-gen deletes only \
            generated files, and your files that you never changed.
            """,
        wrong: "// Sources/App/Detail/Detail.generated.swift, and no 'module Detail' in Specs/",
        right: "viper-gen generate")
}

extension Diagnostic {
    /// Creates a diagnostic of a whole file, with a note that says what to do.
    private static func onFile(_ path: String, _ rule: Rule, _ message: String, _ advice: String) -> Diagnostic {
        Diagnostic(rule, message, at: .whole(path), notes: [Note(advice)])
    }

    /// Returns the finding that a generated file was edited by hand. If the header of `old` has the same checksum as
    /// the header of `new`, viper-gen generated the same text both times. Then their first difference is the edit.
    package static func editedGeneratedFile(_ old: SourceFile, new: [UInt8]) -> Diagnostic {
        let isOfSameText = old.bytes[..<old.bytes.start(ofLine: 2)] == new[..<new.start(ofLine: 2)]
        return Diagnostic(
            .editedGeneratedFile, "generated file was edited by hand",
            at: isOfSameText ? old.firstDifference(from: new, after: 2) : .whole(old.path),
            notes: ["move the change to the spec or your own file, or run 'viper-gen generate --force' to discard it"])
    }

    /// Returns the finding that a file has the path of a generated file, but viper-gen did not create it.
    package static func foreignFile(_ path: String) -> Diagnostic {
        onFile(
            path, .editedGeneratedFile, "file has the path of a generated file, but viper-gen did not create it",
            "move the file away, or use '--force' to overwrite it")
    }

    /// Returns the finding that a generated file is no longer required, but stays because it was edited by hand.
    package static func editedStaleFile(_ path: String) -> Diagnostic {
        var diagnostic = onFile(
            path, .editedGeneratedFile,
            "generated file is no longer required, but was edited by hand",
            "delete the file if you no longer need it, or use '--force' to let viper-gen delete it")
        diagnostic.severity = .warning
        return diagnostic
    }

    /// Returns the finding that user-owned files are left in the folder of a deleted module. `ways` are alternatives to
    /// deleting them.
    package static func filesWithoutModule(_ paths: [String], in folder: String, ways: [Note] = []) -> Diagnostic {
        let names = paths.map { "'\(printable(String($0.dropFirst(folder.utf8.count + 1))))'" }
        let stay: Note =
            "kept because they are yours: \(names.joined(separator: ", ")); delete what you do not need"
        return Diagnostic(
            .filesWithoutModule, "no spec declares the module in folder '\(printable(folder))'", at: nil,
            notes: [stay] + ways)
    }

    /// Returns the finding that a user-owned file is in a previous 'sources' or 'testing' folder. viper-gen would
    /// create it again at `new`. `why` begins the message, and says what determines the new folder: `according to
    /// App.viper,`.
    package static func fileInOldFolder(_ old: String, by new: String, why: String) -> Diagnostic {
        onFile(
            old, .fileInOldFolder, "\(why) this file belongs at '\(printable(new))'",
            "move the file's folder to the new location, or correct 'sources' or 'testing' in App.viper; nothing was written"
        )
    }

    /// Returns the finding that a required file does not exist.
    package static func missingFile(_ path: String) -> Diagnostic {
        onFile(
            path, .missingFile, "required file does not exist",
            path.isGeneratedPath
                ? "run 'viper-gen generate' to create it"
                : "run 'viper-gen generate' to create it with stubs; if you had implemented the class, restore the file instead"
        )
    }

    /// Returns the finding that a generated file is out of date.
    package static func outdatedFile(_ old: SourceFile, new: [UInt8]) -> Diagnostic {
        let isConflicted = GeneratedHeader.state(of: old.bytes) == .conflicted
        return Diagnostic(
            .outdatedFile,
            isConflicted
                ? "generated file contains merge conflict markers"
                : "generated file is out of date",
            at: old.firstDifference(from: new, after: 2), notes: ["run 'viper-gen generate'"])
    }

    /// Returns the finding that a user-owned file is out of date with its spec.
    package static func outdatedUserFile(_ old: SourceFile, new: [UInt8]) -> Diagnostic {
        Diagnostic(
            .outdatedUserFile, "file is out of date with its spec", at: old.firstDifference(from: new),
            notes: ["run 'viper-gen generate'; your code is kept"])
    }

    /// Returns the finding that a generated or unmodified file is no longer required, or moves to `home`.
    package static func staleFile(_ path: String, home: String?) -> Diagnostic {
        if let home {
            return onFile(
                path, .staleFile, "generated file moves to '\(printable(home))'",
                "run 'viper-gen generate' to move it")
        }
        return onFile(
            path, .staleFile,
            path.isGeneratedPath
                ? "generated file is no longer required"
                : "unmodified file is no longer required",
            "run 'viper-gen generate' to delete it")
    }
}

extension SourceFile {
    /// Returns the first line that differs from new contents. Ignores the first `lines` lines, which contain the
    /// checksum.
    package func firstDifference(from new: [UInt8], after lines: Int = 0) -> SourceLocation {
        let old = bytes[bytes.start(ofLine: lines)...]
        let common = zip(old, new[new.start(ofLine: lines)...]).prefix { $0 == $1 }.count
        return SourceLocation(self, lineRange(around: old.startIndex + common))
    }
}

extension [UInt8] {
    /// Returns the offset of the start of a line, counted from zero.
    fileprivate func start(ofLine number: Int) -> Int {
        var start = 0
        for _ in 0..<number {
            guard let end = self[start...].firstIndex(of: 0x0A) else { return start }
            start = end + 1
        }
        return start
    }
}
