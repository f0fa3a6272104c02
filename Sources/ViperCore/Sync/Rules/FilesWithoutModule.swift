import Diagnostics

extension Rule {
    package static let filesWithoutModule = Rule(
        id: "filesWithoutModule",
        severity: .warning,
        summary: "Files of yours go with the module that they belong to",
        explanation: """
            No spec declares the module any more, so what viper-gen generated for it is removed. The files that are yours stay, \
            for nobody else may delete what you wrote; but they do not compile without the generated ones. Delete them; or, \
            where the module has a new name, give it the old one back in the spec, and let 'viper-gen rename' take them along.
            """,
        wrong: "// Sources/App/Detail/DetailPresenter.swift, and no 'module Detail' in Specs/",
        right: "module Detail { … }   // or no such file")
}

extension Diagnostic {
    package static func filesWithoutModule(_ paths: [String], in folder: String) -> Diagnostic {
        let names = paths.map { "'\(printable(String($0.dropFirst(folder.utf8.count + 1))))'" }
        return Diagnostic(
            .filesWithoutModule, "no spec declares the module of '\(printable(folder))' any more", at: nil,
            notes: [
                .init("these files are yours and stay: \(names.joined(separator: ", ")); delete what is not needed")
            ])
    }

    /// A spec no longer has the module; it may have it under another name.
    package static func filesOfModuleGone(_ paths: [String], in folder: String) -> Diagnostic {
        var diagnostic = filesWithoutModule(paths, in: folder)
        diagnostic.notes.append(
            .init("where it has a new name, give it the old one back: `viper-gen rename OLD NEW` takes files along"))
        return diagnostic
    }
}
