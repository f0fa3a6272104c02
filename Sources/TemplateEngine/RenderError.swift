import Diagnostics

/// An error that occurs while a template is rendered with actual values.
package struct RenderError: Error, Sendable {
    /// The error, with its location in the template.
    package let diagnostic: Diagnostic

    init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}

extension Rule {
    static let templateAbsent = Rule(
        id: "templateAbsent", summary: "Optional value used without a test",
        explanation: """
            A field whose type has a question mark may have no value. The same is true of an element of a list, and of \
            the result of the filters 'first' and 'last'. You can test and compare such a value. To print it or use \
            its members, test it with {% if x %} first, or add a default: x|default:"…". viper-gen reports the error \
            when it renders a file and the value is absent. 'templates check' renders no files, so it does not find \
            the error.
            """,
        wrong: "{{ names|first }} where there are no names",
        right: "{{ names|first|default:\"-\" }}")

    static let templateDepth = Rule(
        id: "templateDepth", summary: "Includes or macros nested too deeply",
        explanation: """
            A file may include itself, and a macro may call itself, if a condition ends the repetition. Blocks, \
            includes and macros can be nested at most \(TemplateRenderer.maximumDepth) deep.
            """,
        wrong: "{% macro again x %}{% call again x %}{% endmacro %}",
        right: "{% macro again x %}{% for part in x.parts %}{% call again part %}{% endfor %}{% endmacro %}")
}

extension Diagnostic {
    static func templateAbsent(_ location: SourceLocation) -> Diagnostic {
        let text = location.file.text(location.range)
        return Diagnostic(
            .templateAbsent, "'\(text)' has no value", at: location,
            notes: ["test it with '{% if \(text) %}', or add a default: '\(text)|default:…'"])
    }

    static func templateDepth(_ location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .templateDepth, "blocks, includes and macros are nested more than \(TemplateRenderer.maximumDepth) deep",
            at: location, notes: ["end the recursion of the template or macro"])
    }
}
