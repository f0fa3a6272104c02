import Diagnostics
import TemplateEngine

extension Pipeline {
    /// From texts to the files to be. Nothing comes out where anything is wrong.
    package static func run(_ input: Input) -> Output {
        var (output, files) = run(input) { $0 }
        output.files = files
        return output
    }

    /// From texts to what `take` makes of the files to be. It is handed those of one module at a time, as soon as they are
    /// rendered, on whichever core did that: what it does not keep is gone before the next ones come. An error may turn up
    /// later on; then nothing comes out.
    package static func run<File: Sendable>(
        _ input: Input, taking take: @escaping @Sendable ([RenderedFile]) -> [File]
    ) -> (output: Output, files: [File]) {
        let renderer = Background { Renderer(for: input) }
        let checked = checked(input)
        guard let program = checked.program else { return (Output(diagnostics: checked.diagnostics), []) }

        let plan = Plan(program)
        let templates = renderer.value()
        var diagnostics = checked.diagnostics + templates.diagnostics
        var files: [File] = []
        var unwritten: [String: [String]] = [:]
        if !diagnostics.containsError {
            do {
                let rendered = try templates.render(plan, of: program, taking: take)
                (files, unwritten) = (rendered.files, rendered.unwritten)
                diagnostics += input.appFile.settings.adjusted(rendered.findings).sortedByPlace()
            } catch {
                diagnostics += error.diagnostics
            }
        }
        let output = Output(
            diagnostics: diagnostics, silenced: checked.silenced, program: program,
            modules: program.modules.map(\.name).sorted(), unwritten: unwritten, renderer: templates)
        return (output, files)
    }

    /// From texts to the files of some modules and to those that modules share. Nil where `choose` chooses none, where anything
    /// is found in specs or templates, and where templates add files: then all is to be rendered.
    package static func run(_ input: Input, choosing choose: (Program) -> RenderedPart?) -> Output? {
        let renderer = Background { Renderer(for: input) }
        let checked = checked(input)
        guard let program = checked.program, checked.diagnostics.isEmpty, let part = choose(program) else { return nil }
        let templates = renderer.value()
        guard templates.diagnostics.isEmpty, !templates.addsFiles,
            let rendered = try? templates.render(Plan(program), of: program, part, taking: { $0 }),
            rendered.findings.isEmpty
        else { return nil }
        return Output(
            diagnostics: [], silenced: checked.silenced, program: program, files: rendered.files,
            modules: program.modules.map(\.name).sorted(), unwritten: rendered.unwritten, renderer: templates)
    }

    /// What templates see of a module; nil where there is no such module, or an error.
    package static func context(of module: String, in input: Input) -> (context: Record?, diagnostics: [Diagnostic]) {
        let (program, diagnostics) = check(input)
        guard let program, let module = program.modules.first(where: { $0.name == module }) else {
            return (nil, diagnostics)
        }
        let builder = ContextBuilder(program)
        let context =
            switch program.app.style {
            case .classes: builder.module(module, flows: builder.flows.tests(of: module))
            case .reactive: builder.reactiveModule(module)
            }
        return (context.templateRecord, diagnostics)
    }
}

/// Which of a program's modules are rendered.
package enum RenderedPart: Sendable {
    case all
    /// By name; `unwritten` are the types whose fixture the other ones need.
    case modules(Set<String>, unwritten: [String])

    func holds(_ module: String) -> Bool {
        switch self {
        case .all: true
        case .modules(let names, _): names.contains(module)
        }
    }

    var unwrittenElsewhere: [String] {
        switch self {
        case .all: []
        case .modules(_, let unwritten): unwritten
        }
    }
}

extension Renderer {
    fileprivate init(for input: Pipeline.Input) {
        let settings = input.appFile.settings
        self.init(
            builtIn: input.builtInTemplates, project: input.projectTemplates, folder: settings.templates,
            app: settings, compile: input.compile)
    }
}
