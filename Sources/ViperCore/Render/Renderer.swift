import Diagnostics
import TemplateEngine

/// From a plan and the templates to bytes.
package struct Renderer: Sendable {
    private let templates: TemplateSet
    private let added: [AddedTemplate]
    private let indenter: Indenter
    private let margin: Margin
    private let app: AppSettings
    /// The paths of the project's own that make a file, or a part of it, by the name of its template.
    private let own: [String: [String]]

    /// The templates' texts, for settings other than these.
    private let texts: (builtIn: [SourceFile], project: [SourceFile], folder: String, compile: TemplateCompiler)

    /// What is wrong with the templates.
    package let diagnostics: [Diagnostic]

    /// `builtIn` and `project` are the files below the two `Templates` folders, the latter named by `folder`; one of the
    /// project's takes the place of the built-in one of the same path, or adds files of its own.
    package init(
        builtIn: [SourceFile], project: [SourceFile], folder: String, app: AppSettings,
        compile: @escaping TemplateCompiler = TemplateSet.init
    ) {
        let own = project.map { ($0, $0.pathBelow(folder)) }
        let folders = TemplateFolders(kit: app.kit, tests: app.tests, project: own.map(\.1))
        var sources: [String: TemplateSource] = [:]
        for file in builtIn {
            guard let name = folders.name(ofBuiltIn: file.pathBelow("Templates")) else { continue }
            sources[name] = TemplateSource(file, name: name, origin: .builtIn)
        }
        var added: [AddedTemplate] = []
        var diagnostics: [Diagnostic] = []
        for (file, path) in own {
            guard let name = folders.name(ofOwn: path) else { continue }
            sources[name] = TemplateSource(file, name: name)
            guard FileTemplate(rawValue: name) == nil,
                let head = TemplateHead(of: file, named: name, &diagnostics)
            else { continue }
            added.append(AddedTemplate(name: name, head: head))
        }
        let headTexts = added.flatMap(\.headTexts)
        templates = compile(
            sources.values.sorted { $0.name < $1.name } + headTexts.map(\.source),
            FileTemplate.all(for: app).map(\.entry) + added.flatMap(\.entries))
        let found = templates.diagnostics.map { diagnostic in
            headTexts.reduce(diagnostic) { $1.placed($0) }
        }
        self.diagnostics = diagnostics.isEmpty && headTexts.isEmpty ? found : (diagnostics + found).sortedByPlace()
        self.own = templates.own.mapValues { names in names.compactMap { sources[$0]?.file.path } }
        let unused = Set(templates.unused)
        used = Set(sources.values.filter { $0.origin == .project && !unused.contains($0.name) }.map(\.file.path))
        self.added = added
        self.app = app
        texts = (builtIn, project, folder, compile)
        indenter = Indenter(app.indentation)
        margin = Margin(columns: Layout.limit, level: Layout(app.indentation).unitWidth)
    }

    /// The same templates for other settings.
    func made(for app: AppSettings) -> Renderer {
        Renderer(
            builtIn: texts.builtIn, project: texts.project, folder: texts.folder, app: app, compile: texts.compile)
    }

    /// The paths of the project's templates that something uses.
    let used: Set<String>

    /// What keeps files from being rendered, though the templates are as they should be.
    package struct Failure: Error {
        package let diagnostics: [Diagnostic]
    }

    /// Takes files that belong together, as soon as they are rendered, on whichever core did that, and leaves those that are to be
    /// held until all are rendered. Sorted by their turn the files are in the order of the plan.
    package typealias Taker = @Sendable (_ files: [RenderedFile], _ turn: Int) -> [RenderedFile]

    /// What is made of a plan.
    package struct Rendered: Sendable {
        /// What was left of the files, in the order of the plan.
        package var files: [RenderedFile] = []
        /// What is to be said of them.
        package var findings: [Diagnostic] = []
    }

    /// The files of the plan, module by module, and those that the project's templates add, all handed to `take`; nothing where
    /// a template has an error, or declares what is generated already.
    ///
    /// Not generic in what `take` makes of a file: the runtime would make the types of all lists below each time the tool starts.
    package func render(
        _ plan: Plan, of program: Program, taking take: @escaping Taker
    ) throws(Failure) -> Rendered {
        let keepsPaths = !added.isEmpty
        let shared = plan.shared.indices.map { $0 }.mapInParallel { turn in
            Batch([outcome(of: plan.shared[turn])], turn: turn, keepsPaths: keepsPaths, taking: take)
        }
        // Planned, rendered and taken in one go: a module's context and its files are gone before the next one is made.
        let modules = program.modules.indices.map { $0 }.mapInParallel { index in
            let module = render(plan.module(at: index))
            return Batch(
                module.files, turn: shared.count + index, keepsPaths: keepsPaths, taking: take,
                rest: module.withoutFiles)
        }
        let turn = shared.count + program.modules.count
        let support = Batch(
            plan.support(unwritten: modules.flatMap { $0.rest.unwritten }).map(outcome),
            turn: turn, keepsPaths: keepsPaths, taking: take)
        let planned = shared + modules + [support]
        let outcomes = try added(
            to: modules.map { $0.rest }, of: plan, program, beside: planned.flatMap { $0.paths })
        let batches = planned + [Batch(outcomes, turn: turn + 1, keepsPaths: false, taking: take)]
        for batch in batches {
            if let fault = batch.fault { throw Failure(diagnostics: [fault]) }
        }
        var rendered = Rendered()
        rendered.files.reserveCapacity(batches.reduce(0) { $0 + $1.files.count })
        for batch in batches { rendered.files += batch.files }
        // Of several files that the same templates make, the first says enough.
        var findings: [[String]: Diagnostic] = [:]
        for output in batches.flatMap({ $0.faulty }) where findings[output.templates] == nil {
            findings[output.templates] = output.fault
        }
        rendered.findings = Array(findings.values)
        return rendered
    }

    /// What was rendered of some modules, once more; what the project's templates add is left out.
    func files(of modules: Set<String>, in program: Program) -> [RenderedFile] {
        let plan = Plan(program)
        let places = program.modules.indices.filter { modules.contains(program.modules[$0].name) }
        return places.mapInParallel { index in plan.module(at: index).files.compactMap { outcome(of: $0).file } }
            .flatMap(\.self)
    }

    /// What was made of some files.
    private struct Batch: Sendable {
        /// What was left of them.
        private(set) var files: [RenderedFile] = []
        /// Those of the files, where somebody is going to ask for them.
        private(set) var paths: [String] = []
        /// Of several the first; then nothing was made of any.
        private(set) var fault: Diagnostic?
        /// What is no Swift, though it is to be.
        private(set) var faulty: [OwnOutput] = []
        /// What else is known of the module, where they are those of one.
        let rest: RenderedModule

        init(
            _ outcomes: [Outcome], turn: Int, keepsPaths: Bool, taking take: Taker,
            rest: RenderedModule = RenderedModule()
        ) {
            self.rest = rest
            for case .fault(let diagnostic) in outcomes {
                fault = diagnostic
                return
            }
            let rendered = outcomes.compactMap(\.file)
            if keepsPaths { paths = rendered.map(\.path) }
            for case .file(_, let output?) in outcomes where output.fault != nil { faulty.append(output) }
            files = take(rendered, turn)
        }
    }

    /// What became of a file. For a `Result` the runtime would search all of the program for what its error conforms to, each
    /// time the tool starts.
    private enum Outcome {
        /// What it says is read where a template of the project's own made it.
        case file(RenderedFile, OwnOutput?)
        /// No template makes it.
        case nothing
        case fault(Diagnostic)

        var file: RenderedFile? {
            if case .file(let file, _) = self { file } else { nil }
        }

        var path: String? { file?.path }
    }

    /// What became of a module.
    private struct RenderedModule {
        var files: [Outcome] = []
        /// What each template makes of it that adds files for modules, in the templates' order.
        var added: [Outcome] = []
        var unwritten: [String] = []
        /// Kept where a template adds files for the app: one, or none. It is large where it stands.
        var record: [ModuleRecord] = []

        var withoutFiles: RenderedModule {
            var module = self
            module.files = []
            return module
        }
    }

    private func outcome(of file: PlannedFile) -> Outcome {
        do throws(RenderError) {
            guard let rendered = try render(file) else { return .nothing }
            return .file(rendered, own[file.template].flatMap { OwnOutput(rendered, of: $0) })
        } catch {
            return .fault(error.diagnostic)
        }
    }

    private func render(_ module: PlannedModule) -> RenderedModule {
        RenderedModule(
            files: module.files.map(outcome),
            added: added.filter { $0.head.subject == .module }.map { template in
                outcome(of: template, for: module.record.templateRecord, of: module.name, origin: module.origin)
            },
            unwritten: module.unwritten,
            record: added.contains { $0.head.subject == .app } ? [module.record] : [])
    }

    /// What an added template makes of a module, or of the app.
    private func outcome(
        of template: AddedTemplate, for record: Record, of module: String?, origin: String
    ) -> Outcome {
        do throws(RenderError) {
            let file = try template.file(for: record, of: module, origin: origin, templates)
            return file.map(outcome) ?? .nothing
        } catch {
            return .fault(template.headTexts.reduce(error.diagnostic) { $1.placed($0) })
        }
    }

    /// What the project's templates add, where all of it can be written; `paths` are those of the other files.
    private func added(
        to modules: [RenderedModule], of plan: Plan, _ program: Program, beside paths: [String]
    ) throws(Failure) -> [Outcome] {
        guard !added.isEmpty else { return [] }
        var taken = TakenPaths(paths, in: app)
        var names = TakenNames(of: program)
        var outcomes: [Outcome] = []
        var faults: [Diagnostic] = []
        var place = 0
        for template in added {
            let own: [Outcome]
            switch template.head.subject {
            case .module:
                own = modules.map { $0.added[place] }
                place += 1
            case .app:
                let record = plan.app(modules.flatMap(\.record))
                own = [outcome(of: template, for: record, of: nil, origin: "App.viper")]
            }
            faults += template.faults(of: own.compactMap(\.path), in: app, taken: &taken)
            for case .file(let file, let output?) in own { faults += names.take(output, of: file, from: template) }
            outcomes += own
        }
        if !faults.isEmpty { throw Failure(diagnostics: faults.withoutRepetitions) }
        return outcomes
    }

    /// Nil where no template makes it.
    func render(_ file: PlannedFile) throws(RenderError) -> RenderedFile? {
        guard let template = templates[file.template] else { return nil }
        return rendered(file, indenter.indented(try template.render(file.context, margin: margin)))
    }

    private func rendered(_ file: PlannedFile, _ body: [UInt8]) -> RenderedFile {
        switch file.owner {
        case .generated(let origin):
            RenderedFile(
                path: file.path, owner: .generated, bytes: GeneratedHeader.sealed(body, from: origin),
                module: file.module, template: FileTemplate(rawValue: file.template))
        case .yours:
            RenderedFile(
                path: file.path, owner: .yours, bytes: body, module: file.module,
                template: FileTemplate(rawValue: file.template))
        }
    }
}
