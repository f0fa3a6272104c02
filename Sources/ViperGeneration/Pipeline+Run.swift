import Diagnostics
import TemplateEngine
import ViperModel

extension Pipeline {
    /// Where an error is among the diagnostics, `files` is empty.
    package struct Output: Sendable {
        /// Sorted by place.
        package var diagnostics: [Diagnostic]
        /// What comments in the specs keep from being said.
        package var silenced: [Diagnostic] = []
        /// What the specs say; nil where one of them has an error.
        package var program: Program?
        /// In the order of the plan; empty where they are only planned.
        package var files: [RenderedFile] = []
        /// The names of the program's modules, sorted; external ones are not among them.
        package var modules: [String] = []
    }

    /// From texts to the files to be. Nothing comes out where anything is wrong.
    package static func run(_ input: Input) -> Output {
        var (output, plan) = plan(check(input), of: input)
        do throws(Renderer.Failure) {
            guard let rendering = try plan?.rendered() else { return output }
            output.files = rendering.files
            output.diagnostics += rendering.findings
        } catch {
            output.diagnostics += error.diagnostics
        }
        return output
    }

    /// From checked specs to a plan of the files to be. There is none where anything is wrong, with specs or templates; what turns
    /// up when files are rendered is not among the output's diagnostics.
    package static func plan(_ checked: Checked, of input: Input) -> (output: Output, plan: Plan?) {
        var output = Output(diagnostics: checked.diagnostics, silenced: checked.silenced, program: checked.program)
        guard let program = checked.program else { return (output, nil) }
        output.modules = program.modules.map(\.name).sorted()
        let renderer = Renderer(for: input, program.app).with(program.hostedKits)
        output.diagnostics += renderer.diagnostics + unusedTemplates(of: input, besides: renderer.used)
        if output.diagnostics.containsError { return (output, nil) }
        do throws(Renderer.Failure) {
            return (output, try Plan(program, by: renderer))
        } catch {
            output.diagnostics += error.diagnostics
            return (output, nil)
        }
    }

    /// What templates see of a module; nil where there is no such module, or an error.
    package static func context(of module: String, in input: Input) -> (context: Record?, diagnostics: [Diagnostic]) {
        let checked = check(input)
        guard let program = checked.program, let module = program.modules.first(where: { $0.name == module }) else {
            return (nil, checked.diagnostics)
        }
        return (Projection(program).module(module).templateRecord, checked.diagnostics)
    }
}

extension Projection {
    /// What templates see of a module, its flow tests among it.
    fileprivate func module(_ module: Module) -> ModuleRecord {
        let hasFlows = program.app.style == .classes
        return ModuleRecord(
            module, flows: hasFlows ? flows.tests(of: module) : [],
            arrangements: hasFlows ? arrangements(of: module) : [], in: self)
    }
}

extension Renderer {
    /// A renderer with the templates of an input, for its own settings or others.
    init(for input: Pipeline.Input, _ app: AppSettings) {
        self.init(
            builtIn: input.builtInTemplates, project: input.projectTemplates, folder: app.templates, app: app,
            compile: input.compile)
    }
}
