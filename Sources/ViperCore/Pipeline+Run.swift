import Diagnostics
import TemplateEngine

extension Pipeline {
    /// From texts to the files to be. Nothing comes out where anything is wrong.
    package static func run(_ input: Input) -> Output {
        run(input) { files, _ in files }
    }

    /// From texts to the files to be, which are handed to `take`, those of one module at a time: what it does not leave is gone
    /// before the next ones come. An error may turn up later on; then nothing comes out.
    package static func run(_ input: Input, taking take: @escaping Renderer.Taker) -> Output {
        let renderer = Background { Renderer(for: input) }
        let checked = checked(input)
        guard let program = checked.program else { return Output(diagnostics: checked.diagnostics) }

        let plan = Plan(program)
        let templates = renderer.value()
        var diagnostics = checked.diagnostics + templates.diagnostics
        var files: [RenderedFile] = []
        if !diagnostics.containsError {
            do {
                let rendered = try templates.render(plan, of: program, taking: take)
                files = rendered.files
                diagnostics += input.appFile.settings.adjusted(rendered.findings).sortedByPlace()
            } catch {
                diagnostics += error.diagnostics
            }
        }
        return Output(
            diagnostics: diagnostics, silenced: checked.silenced, program: program, files: files,
            modules: program.modules.map(\.name).sorted(), renderer: templates)
    }

    /// What templates see of a module; nil where there is no such module, or an error.
    package static func context(of module: String, in input: Input) -> (context: Record?, diagnostics: [Diagnostic]) {
        let (program, diagnostics) = check(input)
        guard let program, let module = program.modules.first(where: { $0.name == module }) else {
            return (nil, diagnostics)
        }
        let context = Projection(program).module(module)
        return (context.templateRecord, diagnostics)
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
