import Diagnostics
import ViperModel

extension Rule {
    static let templateHead = Rule(
        id: "templateHead", summary: "Invalid template header",
        explanation: """
            A custom template that adds a file starts with a comment. Its line 'file:' contains the path, which is \
            itself a template. The line 'for: app' adds one file for the app instead of one for each module ('for: \
            module'). The line 'if:' contains a condition: viper-gen adds the file only if the condition is true. Nothing \
            else is allowed in this comment.
            """,
        wrong: "{# file: {{ app.sources }}/{{ name }}.swift\n   each: module #}",
        right: "{# file: {{ app.sources }}/{{ name }}.swift\n   for:  module #}")

    static let templatePath = Rule(
        id: "templatePath", summary: "Invalid output path",
        explanation: """
            The path must be inside the project, must be different for each file, and must not be a path that \
            viper-gen already uses. Two Swift files of one target must not have the same name, even in different \
            folders. Files named '*.generated.swift' must be in the folders of the sources or tests. viper-gen \
            regenerates these files, and deletes files that are no longer required. Pages named '*.generated.md' may \
            be in the folder of the specs as well. All other files are created once and are yours afterwards.
            """,
        wrong: "{# file: {{ app.sources }}/Analytics.generated.swift #}   one path for all modules",
        right: "{# file: {{ app.sources }}/{{ name }}/{{ name }}Analytics.generated.swift #}")

    package static let unusedTemplate = Rule(
        id: "unusedTemplate", severity: .warning, summary: "Template is never used",
        explanation: """
            viper-gen uses a template that replaces the built-in template with the same path, that another template \
            includes, or whose header adds a file. No UI kit uses this template. Check its path for a misspelling. \
            viper-gen cannot check the names in an unused template.
            """,
        wrong: "Templates/core/Clas.swift.stencil",
        right: "Templates/core/Class.swift.stencil")
}
