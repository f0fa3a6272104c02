import Diagnostics

extension Rule {
    package static let filesWithoutModule = Rule(
        id: "filesWithoutModule",
        severity: .warning,
        summary: "Files of yours go with the module that they belong to",
        explanation: """
            No spec declares the module any more, so what viper-gen generated for it is removed. The files that are yours stay, \
            for nobody else may delete what you wrote; but they do not compile without the generated ones. Delete them, or move \
            them to the module's new name.
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
}
