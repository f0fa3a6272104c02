import Diagnostics

/// A checked template, ready to be rendered any number of times, from any thread.
package struct CompiledTemplate: Sendable {
    let root: RecordType
    let program: Program
    let function: Int

    /// The text for `root`, whose type is that of the template's entry. Lists and words are broken at `margin`.
    package func render(
        _ root: Record, limits: RenderLimits = .standard, margin: Margin = .standard
    ) throws(RenderError) -> [UInt8] {
        guard root.type == self.root else { throw RenderError(.wrongType, limits, nil) }
        var renderer = Renderer(program: program, limits: limits, margin: margin)
        do throws(Renderer.Stop) {
            try renderer.run(program.functions[function], root: root)
        } catch {
            throw RenderError(error, limits, program.location(ofInstruction: renderer.position))
        }
        return renderer.output.bytes
    }
}

/// The error that rendering was stopped at one of its limits. All other errors of templates are found by checking.
package struct RenderError: Error, Sendable {
    /// Names the limit, and the place in the template.
    package let diagnostic: Diagnostic
}

extension RenderError {
    fileprivate init(_ stop: Renderer.Stop, _ limits: RenderLimits, _ location: SourceLocation?) {
        func finding(_ rule: Rule, _ message: String, _ note: Diagnostic.Note) -> Diagnostic {
            Diagnostic(rule, message, at: location, notes: [note])
        }
        diagnostic =
            switch stop {
            case .outputSize:
                finding(
                    .templateOutputSize, "the text grows beyond \(limits.outputBytes) bytes",
                    "rendering was stopped; nothing is written")
            case .depth:
                finding(
                    .templateDepth, "more than \(limits.depth) includes and macros within one another",
                    "it must become another value each time, and end")
            case .steps:
                finding(
                    .templateSteps, "rendering takes more than \(limits.steps) steps",
                    "fewer loops within one another, or shorter lists")
            case .wrongType:
                finding(
                    .templateContext, "the value here is not of its declared type",
                    "this is a fault of viper-gen; please report it")
            }
    }
}

/// What rendering may use up before it is stopped.
package struct RenderLimits: Sendable {
    /// The bytes of text that may be printed, captured text included.
    package var outputBytes: Int
    /// How many includes and macros may be nested in one another.
    package var depth: Int
    /// The total of iterations, includes, calls and filters.
    package var steps: Int

    package init(outputBytes: Int, depth: Int, steps: Int) {
        self.outputBytes = outputBytes
        self.depth = depth
        self.steps = steps
    }

    /// Far more than generated code needs, and little enough for rendering to end soon.
    package static let standard = RenderLimits(outputBytes: 64 << 20, depth: 500, steps: 2_000_000)
}

extension Rule {
    static let templateContext = Rule(
        id: "templateContext", summary: "The context holds what its declaration says",
        explanation: """
            The values that a template was given are not of the types that it was checked against. This is a \
            fault of viper-gen, not of the template; please report it.
            """,
        wrong: "a context whose field 'name' is declared as a string and holds a list",
        right: "a context that fits its declaration")

    static let templateDepth = Rule(
        id: "templateDepth", summary: "Includes and macros go down within bounds",
        explanation: """
            A file that includes itself, or a macro that calls itself, must come to an end. Rendering stops at \
            500 of them within one another.
            """,
        wrong: "{% macro again x %}{% if x %}{% call again x %}{% endif %}{% endmacro %}",
        right: "{% macro again x %}{% for part in x.parts %}{% call again part %}{% endfor %}{% endmacro %}")

    static let templateOutputSize = Rule(
        id: "templateOutputSize", summary: "A template prints within bounds",
        explanation: """
            Rendering stops when the text grows beyond what generated code can reasonably be, 64 MB by default, \
            or when a value does. Usually a loop or a replacement doubles something over and over.
            """,
        wrong: "{% set text = text|replace:\"a\",\"aaaa\" %} in a loop",
        right: "the replacement outside the loop")

    static let templateSteps = Rule(
        id: "templateSteps", summary: "Rendering takes a bounded number of steps",
        explanation: """
            Loops, calls and filters are counted while a template is rendered, so that loops within loops over \
            large lists stop instead of running for hours.
            """,
        wrong: "five loops within one another over the same hundred members",
        right: "one loop for each purpose")
}
