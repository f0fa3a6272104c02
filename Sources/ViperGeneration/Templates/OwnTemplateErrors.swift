import Diagnostics
import ViperModel

extension Rule {
    static let templateHead = Rule(
        id: "templateHead", summary: "Invalid template header",
        explanation: """
            A custom template that adds a file starts with a comment that contains a line 'file:' with the path, which \
            is itself a template. 'for: app' makes one file for the app instead of one for each module ('for: \
            module'), and 'if:' takes a condition. Nothing else is allowed in this comment.
            """,
        wrong: "{# file: {{ app.sources }}/{{ name }}.swift\n   each: module #}",
        right: "{# file: {{ app.sources }}/{{ name }}.swift\n   for:  module #}")

    static let templateName = Rule(
        id: "templateName", summary: "Type in the output has a name that is taken",
        explanation: """
            A file added by a custom template is compiled together with all generated files. Its types must not have \
            the name of a generated type, of a declaration in a spec, or of a type in another added file. If the \
            template adds a file for each module, use the module's name in the type's name.
            """,
        wrong: "{# file: {{ app.sources }}/{{ name }}/{{ name }}Route.generated.swift #}\nenum Route {}",
        right: "{# file: {{ app.sources }}/{{ name }}/{{ name }}Route.generated.swift #}\nenum {{ name }}Route {}")

    static let templateOutput = Rule(
        id: "templateOutput", severity: .warning, isAdjustable: true,
        summary: "Output is not valid Swift",
        explanation: """
            viper-gen writes the output of a template as it is. This output has an unclosed bracket, string or \
            comment, or other text where Swift expects a declaration. The location is in the rendered file. Fix the \
            template; 'viper-gen context' prints its data. If the template makes several files, the first one with an \
            error is reported.
            """,
        wrong: "{# file: {{ app.sources }}/{{ name }}/{{ name }}Route.generated.swift #}\nenum {{ name }}Route {",
        right: "{# file: {{ app.sources }}/{{ name }}/{{ name }}Route.generated.swift #}\nenum {{ name }}Route {}")

    static let templatePath = Rule(
        id: "templatePath", summary: "Invalid output path",
        explanation: """
            The path must be inside the project, must be different for each file, and must not be a path that \
            viper-gen already uses. Two Swift files of one target must not have the same name, even in different \
            folders. Files named '*.generated.swift' are regenerated, belong to the folders of the sources or tests, \
            and are deleted when no longer required. Pages named '*.generated.md' may be in the folder of the specs as \
            well. All other files are created once and are yours afterwards.
            """,
        wrong: "{# file: {{ app.sources }}/Analytics.generated.swift #}   one path for all modules",
        right: "{# file: {{ app.sources }}/{{ name }}/{{ name }}Analytics.generated.swift #}")

    package static let unusedTemplate = Rule(
        id: "unusedTemplate", severity: .warning, summary: "Template is never used",
        explanation: """
            A template replaces the built-in one with the same path, is included by another, or adds a file by its \
            header. This one does none of these, for any kit. Check its path for a misspelling. viper-gen cannot check \
            the names in it.
            """,
        wrong: "Templates/core/Clas.swift.stencil",
        right: "Templates/core/Class.swift.stencil")
}
