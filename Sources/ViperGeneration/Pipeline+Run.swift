import Diagnostics
import TemplateEngine
import ViperModel

extension Pipeline {
    /// The result of a run. If there is an error, `files` is empty.
    package struct Output: Sendable {
        /// The findings, sorted by location.
        package var diagnostics: [Diagnostic]
        /// The findings that comments in the specs suppress.
        package var silenced: [Diagnostic] = []
        /// The analyzed specs; nil if one of them has an error.
        package var program: Program?
        /// The rendered files in the order of the plan; empty if the files are only planned.
        package var files: [RenderedFile] = []
        /// The names of the program's modules, sorted, without external modules.
        package var modules: [String] = []
    }

    /// Checks the specs and renders all files. Returns no files if there is an error.
    package static func run(_ input: Input) -> Output {
        var (output, plan) = plan(check(input), of: input)
        do throws(Renderer.Failure) {
            output.files = try plan?.rendered() ?? []
        } catch {
            output.diagnostics += error.diagnostics
        }
        return output
    }

    /// Plans the files for checked specs. Returns no plan if there is an error in a spec or a template. Errors that
    /// occur only while rendering are not among the diagnostics.
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

    /// Returns the data that templates see for a module, or nil if there is an error or no such module.
    package static func context(of module: String, in input: Input) -> (context: Record?, diagnostics: [Diagnostic]) {
        let checked = check(input)
        guard let program = checked.program, let module = program.modules.first(where: { $0.name == module }) else {
            return (nil, checked.diagnostics)
        }
        return (TemplateContextBuilder(program).module(module).templateRecord, checked.diagnostics)
    }
}

extension TemplateContextBuilder {
    /// Returns the record of a module, with its flow tests.
    fileprivate func module(_ module: Module) -> ModuleRecord {
        let hasFlows = program.app.style == .classes
        return ModuleRecord(
            module, flows: hasFlows ? flows.tests(of: module) : [],
            arrangements: hasFlows ? arrangements(of: module) : [], in: self)
    }
}
