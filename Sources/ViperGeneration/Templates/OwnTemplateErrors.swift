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
