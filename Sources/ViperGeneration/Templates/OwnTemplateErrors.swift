import Diagnostics
import ViperModel

extension Rule {
    static let templateHead = Rule(
        id: "templateHead", summary: "The head of a template that adds a file says which",
        explanation: """
            A template of your own adds a file where the comment at its beginning has a line `file:` with the path, a template \
            itself. `for: app` makes it one file instead of one for each module (`for: module`), and `if:` takes a condition. \
            Nothing else stands there.
            """,
        wrong: "{# file: {{ app.sources }}/{{ name }}.swift\n   each: module #}",
        right: "{# file: {{ app.sources }}/{{ name }}.swift\n   for:  module #}")

    static let templateName = Rule(
        id: "templateName", summary: "What an added file declares has a name of its own",
        explanation: """
            A file that a project's own template adds stands in one target with all that viper-gen generates: its types are not \
            called as one of those, as a declaration of a spec, or as a type of another added file. A template that adds a file \
            for each module puts the module's name into theirs.
            """,
        wrong: "{# file: {{ app.sources }}/{{ name }}/{{ name }}Route.generated.swift #}\nenum Route {}",
        right: "{# file: {{ app.sources }}/{{ name }}/{{ name }}Route.generated.swift #}\nenum {{ name }}Route {}")

    static let templateOutput = Rule(
        id: "templateOutput", severity: .warning, isAdjustable: true,
        summary: "A '.swift' file that a project's own template makes is Swift",
        explanation: """
            What a template makes is written as it is. Here a bracket, a string or a comment stays open, or something stands where \
            a declaration has to. The place is one in the file as it was rendered: mend the template, and what it is made from \
            tells `viper-gen context`. Of several files that one template makes, the first is named.
            """,
        wrong: "{# file: {{ app.sources }}/{{ name }}/{{ name }}Route.generated.swift #}\nenum {{ name }}Route {",
        right: "{# file: {{ app.sources }}/{{ name }}/{{ name }}Route.generated.swift #}\nenum {{ name }}Route {}")

    static let templatePath = Rule(
        id: "templatePath", summary: "The path in a template's head is one of the project's own",
        explanation: """
            It stays in the project, each file has another one, and none is that of a file that viper-gen makes anyhow; nor do two \
            Swift files of one target have the same name, in whatever folders they stand. What ends \
            in '.generated.swift' is written anew each time and lies below the folders of the sources or the tests, where it is \
            removed when nothing calls for it; a page that ends in '.generated.md' may lie below that of the specs, too. All else \
            is written once, and is yours.
            """,
        wrong: "{# file: {{ app.sources }}/Analytics.generated.swift #}   one path for all modules",
        right: "{# file: {{ app.sources }}/{{ name }}/{{ name }}Analytics.generated.swift #}")

    package static let unusedTemplate = Rule(
        id: "unusedTemplate", severity: .warning, summary: "Each of the project's templates is used",
        explanation: """
            A template takes the place of the built-in one of the same path, is included by another, or adds a file by its head. \
            This one does nothing of that, for any kit: its path may be misspelt. The names in it cannot be checked, for nothing \
            says what it would see.
            """,
        wrong: "Templates/core/Clas.swift.stencil",
        right: "Templates/core/Class.swift.stencil")
}

extension Diagnostic {
    static func templateHeadKey(_ key: String, known: [String], in file: SourceFile, _ range: Range<Int>) -> Diagnostic
    {
        var diagnostic = Diagnostic(
            .templateHead, "the head of a template takes \(known.quotedList), not '\(key.printable)'",
            at: SourceLocation(file, range))
        if let near = nearest(to: key, in: known) {
            diagnostic.fixIts = [FixIt("replace '\(key)' by '\(near)'", range: range, replacement: near)]
        }
        return diagnostic
    }

    static func templateHeadTwice(_ key: String, _ location: SourceLocation) -> Diagnostic {
        Diagnostic(.templateHead, "'\(key)' stands there already", at: location, notes: ["remove one of them"])
    }

    static func templateHeadEmpty(_ key: String, _ location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .templateHead, "nothing stands behind '\(key):'", at: location,
            notes: ["write it, or remove the line"])
    }

    static func templateHeadSubject(
        _ word: String, known: [String], in file: SourceFile, _ range: Range<Int>
    ) -> Diagnostic {
        Diagnostic(
            .templateHead, "there is a file for each 'module' or one for the 'app', not for '\(word.printable)'",
            at: SourceLocation(file, range),
            fixIts: known.map { FixIt("replace '\(word)' by '\($0)'", range: range, replacement: $0) })
    }

    /// `what` is called so already: `the presenter of module 'Profile'`.
    static func templateName(
        _ name: String, in path: String, isAlso what: String, at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .templateName, "'\(path.printable)' declares '\(name.printable)', which is \(what)", at: location,
            notes: ["call it something else, with the module's name in it: '{{ name }}…'"])
    }

    /// `fault` is what was found in the file that the templates made.
    static func templateOutput(_ templates: [String], is fault: Diagnostic) -> Diagnostic {
        let list = templates.map { "'\($0.printable)'" }.joined(separator: ", ")
        return Diagnostic(
            .templateOutput, "what comes of \(list) is no Swift: \(fault.message)", at: fault.location,
            notes: ["`viper-gen context` names what a template sees"])
    }

    static func templatePath(_ path: String, because reason: String, _ location: SourceLocation) -> Diagnostic {
        Diagnostic(.templatePath, "no file can be written to '\(path.printable)': \(reason)", at: location)
    }

    static func templatePathOutside(_ path: String, of folders: [String], _ location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .templatePath, "the generated file '\(path.printable)' does not stand below \(folders.quotedList)",
            at: location,
            notes: ["begin with '{{ app.sources }}/', or end in another way than '.generated.swift'"])
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

    static func unusedTemplate(_ path: String, known: [String], _ file: SourceFile) -> Diagnostic {
        Diagnostic(
            .unusedTemplate, "nothing uses this template", at: SourceLocation(file, 0..<0),
            notes: [
                Note(
                    nearest(to: path, in: known).map { "did you mean '\($0)'?" }
                        ?? "a comment '{# file: … #}' at its beginning makes it add a file")
            ])
    }
}
