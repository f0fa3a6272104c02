import Diagnostics

extension Rule {
    package static let templatePath = Rule(
        id: "templatePath",
        summary: "The path in a template's head is one of the project's own",
        explanation: """
            It stays in the project, each file has another one, and none is that of a file that viper-gen makes anyhow; nor do two \
            Swift files of one target have the same name, in whatever folders they stand. What ends \
            in '.generated.swift' is written anew each time and lies below the folders of the sources or the tests, where it is \
            removed when nothing calls for it; a page that ends in '.generated.md' may lie below that of the specs, too. All else \
            is written once, and is yours.
            """,
        wrong: "{# file: {{ app.sources }}/Analytics.generated.swift #}   one path for all modules",
        right: "{# file: {{ app.sources }}/{{ name }}/{{ name }}Analytics.generated.swift #}")
}

extension Diagnostic {
    static func templatePath(_ path: String, because reason: String, _ location: SourceLocation) -> Diagnostic {
        Diagnostic(.templatePath, "no file can be written to '\(path.printable)': \(reason)", at: location)
    }

    static func templatePathOutside(_ path: String, of folders: [String], _ location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .templatePath, "the generated file '\(path.printable)' does not stand below \(folders.quotedList)",
            at: location,
            notes: [Note("begin with '{{ app.sources }}/', or end in another way than '.generated.swift'")])
    }

    static func templatePathTaken(_ path: String, by first: String, _ location: SourceLocation) -> Diagnostic {
        let message =
            path == first
            ? "two files would be written to '\(path.printable)'"
            : "'\(path.printable)' would be named as '\(first.printable)' is"
        return Diagnostic(
            .templatePath, message, at: location,
            notes: [Note(path == first ? "name the module in the path: '{{ name }}'" : "call it something else")])
    }
}
