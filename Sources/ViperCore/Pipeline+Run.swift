import Diagnostics
import TemplateEngine

extension Pipeline {
    /// From texts to the files to be. Nothing comes out where anything is wrong.
    package static func run(_ input: Input) -> Output {
        let (program, findings) = check(input)
        guard let program else { return Output(diagnostics: findings, program: nil, files: [], modules: []) }

        let renderer = Renderer(
            builtIn: input.builtInTemplates, project: input.projectTemplates, folder: program.app.templates,
            app: program.app)
        var diagnostics = findings + renderer.diagnostics
        var files: [RenderedFile] = []
        if !diagnostics.containsError {
            do {
                files = try renderer.render(Plan(program))
            } catch {
                diagnostics.append(error.diagnostic)
            }
        }
        return Output(
            diagnostics: diagnostics, program: program, files: files, modules: program.modules.map(\.name).sorted())
    }

    /// What templates see of a module; nil where there is no such module, or an error.
    package static func context(of module: String, in input: Input) -> (context: Record?, diagnostics: [Diagnostic]) {
        let (program, diagnostics) = check(input)
        guard let program, let module = program.modules.first(where: { $0.name == module }) else {
            return (nil, diagnostics)
        }
        let flows = FlowTests(program).tests(of: module)
        return (ContextBuilder(program).module(module, flows: flows).templateRecord, diagnostics)
    }
}
