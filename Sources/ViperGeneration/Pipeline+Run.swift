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
        /// In the order of the plan; empty where somebody asks for them part by part.
        package var files: [RenderedFile] = []
        /// The names of the program's modules, sorted; external ones are not among them.
        package var modules: [String] = []
    }

    /// From texts to the files to be. Nothing comes out where anything is wrong.
    package static func run(_ input: Input) -> Output {
        var (output, planned) = plan(input)
        guard let planned else { return output }
        do {
            let parts = try planned.parts.mapInParallel { (part) throws(Renderer.Failure) in try planned.files(of: part)
            }
            let last = try planned.lastFiles(after: parts.map(\.remainder))
            output.files = parts.flatMap(\.files) + last.files
            output.diagnostics += last.findings
        } catch {
            output.diagnostics += error.diagnostics
        }
        return output
    }

    /// From texts to a plan of the files to be, for whoever asks for one part of them after the other. There is none where
    /// anything is wrong; what turns up when files are rendered is not among the output's diagnostics.
    package static func plan(_ input: Input) -> (output: Output, files: PlannedFiles?) {
        let checked = check(input)
        var output = Output(diagnostics: checked.diagnostics, silenced: checked.silenced, program: checked.program)
        guard let program = checked.program else { return (output, nil) }
        let renderer = Renderer(for: input, program.app).with(program.hostedKits)
        let files = PlannedFiles(Plan(program), of: program, by: renderer)
        output.modules = program.modules.map(\.name).sorted()
        output.diagnostics += files.renderer.diagnostics + unusedTemplates(of: input, besides: files.renderer.used)
        return (output, output.diagnostics.containsError ? nil : files)
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
