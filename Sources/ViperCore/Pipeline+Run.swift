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
        return Output(
            diagnostics: diagnostics, silenced: checked.silenced, program: program, files: files,
            modules: program.modules.map(\.name).sorted(), interfaces: checked.interfaces, unwritten: unwritten,
            renderer: templates)
    }

    /// From texts to the files of some modules, by their names. `excerpt` holds the specs that it takes, in place of the input's.
    /// Nil where anything is found in the specs that describe the modules, or in templates, and where templates add files: then
    /// all is to be rendered.
    package static func run(
        _ input: Input, on excerpt: Excerpt, only names: Set<String>, describedIn specs: Set<String>
    ) -> Output? {
        var input = input
        input.specs = excerpt.specs
        let renderer = Background { [input] in Renderer(for: input) }
        let checked = checked(input, findingsIn: specs)
        let templates = renderer.value()
        guard let program = checked.program, checked.diagnostics.isEmpty,
            names.isSubset(of: program.modules.map(\.name)), templates.diagnostics.isEmpty, !templates.addsFiles,
            let rendered = try? templates.render(
                Plan(program, .modules(names)), of: program, .modules(names), taking: { files, _ in files }),
            rendered.findings.isEmpty
        else { return nil }
        return Output(
            diagnostics: [], silenced: checked.silenced, program: program, files: rendered.files,
            modules: program.modules.map(\.name).sorted(), interfaces: checked.interfaces,
            unwritten: rendered.unwritten, renderer: templates)
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

/// What is rendered of a program.
package enum RenderedPart: Sendable {
    case all
    /// These modules, and nothing that modules share.
    case modules(Set<String>)

    func holds(_ module: String) -> Bool {
        switch self {
        case .all: true
        case .modules(let names): names.contains(module)
        }
    }

    var holdsWhatIsShared: Bool {
        switch self {
        case .all: true
        case .modules: false
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
