import Diagnostics
import ViperGeneration

extension Rule {
    package static let editedGeneratedFile = Rule(
        id: "editedGeneratedFile", isAdjustable: true,
        summary: "A generated file that a person has edited is not overwritten",
        explanation: """
            A generated file carries a checksum in its head. Where it does not fit, somebody has changed the file, and generating \
            would lose the change. Move the change into the spec or into a file of yours, or run `generate --force` to drop it. \
            Files with the markers of a merge conflict are simply generated anew.
            """,
        wrong: "// TodoList.generated.swift, with a method added by hand",
        right: "extension TodoListPresenter { … }   // in TodoListPresenter.swift, which is yours")

    static let filesWithoutModule = Rule(
        id: "filesWithoutModule", severity: .warning, isAdjustable: true,
        summary: "Files of yours go with the module that they belong to",
        explanation: """
            No spec declares the module any more, so what viper-gen generated for it is removed. The files that are yours stay, \
            for nobody else may delete what you wrote; but they do not compile without the generated ones. Delete them; or, \
            where the module has a new name, give it the old one back in the spec, and let 'viper-gen rename' take them along.
            """,
        wrong: "// Sources/App/Detail/DetailPresenter.swift, and no 'module Detail' in Specs/",
        right: "module Detail { … }   // or no such file")

    static let leftBehind = Rule(
        id: "leftBehind", isAdjustable: true, summary: "Files of yours stand where App.viper looks for them",
        explanation: """
            'sources' or 'testing' names another folder than before, and files of yours are still in the old one. viper-gen would \
            begin them anew at the new place, and leave yours where nothing compiles them. Move the folder, or correct App.viper: \
            it is told, and nothing is written.
            """,
        wrong: "sources \"Sources/Ap\"   // and Sources/App/List/ListPresenter.swift",
        right: "sources \"Sources/App\"")

    package static let missingFile = Rule(
        id: "missingFile", isAdjustable: true, summary: "Every file that the specs call for is there",
        explanation: """
            A spec calls for a file that is not in the project: a module is new, a file was deleted, or it was not committed. \
            'viper-gen generate' writes it.
            """,
        wrong: "// module List { … } in Specs/, and no Sources/App/List/List.generated.swift",
        right: "viper-gen generate")

    package static let outdatedFile = Rule(
        id: "outdatedFile", isAdjustable: true, summary: "A generated file is what its spec says now",
        explanation: """
            A spec, App.viper, a template or viper-gen itself has changed since the file was written, or a merge has left its \
            markers in it. 'viper-gen generate' writes it anew; commit it together with what it comes from.
            """,
        wrong: "// a member more in Specs/List.viper than in List.generated.swift",
        right: "viper-gen generate")

    package static let outdatedYours = Rule(
        id: "outdatedYours", isAdjustable: true, summary: "A file of yours has followed its spec",
        explanation: """
            The spec has changed since the class was brought in line with it: a member is new, has another signature, or is gone \
            from the spec while its stub was never written. 'viper-gen generate' adds, re-signs and removes such members, and \
            leaves every line that you wrote as it is.
            """,
        wrong: "// 'func reload()' in the interactor's section, and not in ListInteractor.swift",
        right: "viper-gen generate")

    package static let staleFile = Rule(
        id: "staleFile", isAdjustable: true, summary: "A file that viper-gen wrote is called for by a spec",
        explanation: """
            viper-gen wrote the file for something that no spec declares any more. It would be compiled beside what took its \
            place. 'viper-gen generate' deletes it: a generated file, or one of yours that is as it was written, byte for byte.
            """,
        wrong: "// Sources/App/Detail/Detail.generated.swift, and no 'module Detail' in Specs/",
        right: "viper-gen generate")
}

extension Diagnostic {
    /// A finding on a file as a whole, and what to do about it.
    private static func onFile(_ path: String, _ rule: Rule, _ message: String, _ advice: String) -> Diagnostic {
        Diagnostic(rule, message, at: .whole(path), notes: [Note(advice)])
    }

    /// A generated file was edited by hand; `old` is the file as found, `new` as it is to be. Where both were rendered from the
    /// same text, the first difference between them is the edit.
    package static func editedGeneratedFile(_ old: SourceFile, new: [UInt8]) -> Diagnostic {
        let isOfSameText = old.bytes[..<old.bytes.start(ofLine: 2)] == new[..<new.start(ofLine: 2)]
        return Diagnostic(
            .editedGeneratedFile, "this file is generated, and was edited by hand",
            at: isOfSameText ? old.firstDifference(from: new, after: 2) : .whole(old.path),
            notes: ["move the change to the spec or to a file of yours; --force drops it"])
    }

    /// A file that stands where a generated one belongs, and never was viper-gen's.
    package static func foreignFile(_ path: String) -> Diagnostic {
        onFile(
            path, .editedGeneratedFile, "this file is in the place of a generated one, and viper-gen did not write it",
            "move it away; --force overwrites it")
    }

    /// A generated file that no spec calls for any more, and that is kept for what was changed in it.
    package static func editedStaleFile(_ path: String) -> Diagnostic {
        var diagnostic = onFile(
            path, .editedGeneratedFile,
            "no spec calls for this generated file any more; it was edited by hand and stays",
            "delete it when nothing in it is needed; --force does")
        diagnostic.severity = .warning
        return diagnostic
    }

    /// Files of people are left in the folder of a module that is gone; `way` says what else can be done than to delete them.
    package static func filesWithoutModule(_ paths: [String], in folder: String, way: Note? = nil) -> Diagnostic {
        let names = paths.map { "'\(printable(String($0.dropFirst(folder.utf8.count + 1))))'" }
        let stay: Note =
            "these files are yours and stay: \(names.joined(separator: ", ")); delete what is not needed"
        return Diagnostic(
            .filesWithoutModule, "no spec declares the module of '\(printable(folder))' any more", at: nil,
            notes: [stay] + [way].compactMap(\.self))
    }

    /// A file that a person owns stands where 'sources' or 'testing' named a folder before, and would be begun anew at `new`;
    /// `why` is what says so: `by App.viper`.
    package static func leftBehind(_ old: String, by new: String, why: String) -> Diagnostic {
        onFile(
            old, .leftBehind, "\(why) this file of yours belongs elsewhere: '\(printable(new))'",
            "move its folder there, or correct 'sources' and 'testing' in App.viper; nothing was written")
    }

    package static func missingFile(_ path: String) -> Diagnostic {
        onFile(
            path, .missingFile, "the specs call for this file, and it is not there", "`viper-gen generate` writes it")
    }

    /// A generated file is not what its spec says; `old` is the file as found, `new` as it is to be.
    package static func outdatedFile(_ old: SourceFile, new: [UInt8]) -> Diagnostic {
        let isConflicted = GeneratedHeader.state(of: old.bytes) == .conflicted
        return Diagnostic(
            .outdatedFile,
            isConflicted
                ? "a merge has left its markers in this generated file"
                : "this generated file is not what its spec says now",
            at: old.firstDifference(from: new, after: 2), notes: ["`viper-gen generate` writes it anew"])
    }

    /// A file that a person owns has to follow its spec; `old` is the file as found, `new` as it is to be.
    package static func outdatedYours(_ old: SourceFile, new: [UInt8]) -> Diagnostic {
        Diagnostic(
            .outdatedYours, "this file of yours has not followed its spec", at: old.firstDifference(from: new),
            notes: ["`viper-gen generate` brings it in line, and keeps what you wrote"])
    }

    /// A file that viper-gen wrote and that no spec calls for any more; one that a person owns, too, where nobody has written to
    /// it. `home` is where it is to stand instead, if anywhere.
    package static func staleFile(_ path: String, home: String?) -> Diagnostic {
        if let home {
            return onFile(
                path, .staleFile, "this generated file belongs elsewhere: '\(printable(home))'",
                "`viper-gen generate` moves it; the place follows from its spec's, and from 'sources' and 'testing'")
        }
        return onFile(
            path, .staleFile,
            path.isGeneratedPath
                ? "no spec calls for this generated file any more"
                : "no spec calls for this file any more, and nobody has written to it",
            "`viper-gen generate` deletes it")
    }
}

extension SourceFile {
    /// The first line that is not as in `new`. The first `lines` lines, which hold a checksum, say nothing.
    package func firstDifference(from new: [UInt8], after lines: Int = 0) -> SourceLocation {
        let old = bytes[bytes.start(ofLine: lines)...]
        let common = zip(old, new[new.start(ofLine: lines)...]).prefix { $0 == $1 }.count
        return SourceLocation(self, lineRange(around: old.startIndex + common))
    }
}

extension [UInt8] {
    /// The offset at which the line with a number begins, counted from zero.
    fileprivate func start(ofLine number: Int) -> Int {
        var start = 0
        for _ in 0..<number {
            guard let end = self[start...].firstIndex(of: 0x0A) else { return start }
            start = end + 1
        }
        return start
    }
}
