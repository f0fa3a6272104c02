import Diagnostics
import TemplateEngine

/// From a plan and the templates to bytes.
package struct Renderer: Sendable {
    private let templates: TemplateSet
    private let added: [AddedTemplate]
    private let indenter: Indenter
    private let app: AppSettings

    /// What is wrong with the templates.
    package let diagnostics: [Diagnostic]

    /// `builtIn` and `project` are the files below the two `Templates` folders, the latter named by `folder`; one of the
    /// project's takes the place of the built-in one of the same path, or adds files of its own.
    package init(builtIn: [SourceFile], project: [SourceFile], folder: String, app: AppSettings) {
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
        templates = TemplateSet(
            sources: sources.values.sorted { $0.name < $1.name } + headTexts.map(\.source),
            entries: FileTemplate.all(for: app).map(\.entry) + added.flatMap(\.entries))
        let found = templates.diagnostics.map { diagnostic in
            headTexts.reduce(diagnostic) { $1.placed($0) }
        }
        self.diagnostics = diagnostics.isEmpty && headTexts.isEmpty ? found : (diagnostics + found).sortedByPlace()
        let unused = Set(templates.unused)
        used = Set(sources.values.filter { $0.origin == .project && !unused.contains($0.name) }.map(\.file.path))
        self.added = added
        self.app = app
        indenter = Indenter(app.indentation)
    }

    /// The paths of the project's templates that something uses.
    let used: Set<String>

    /// What keeps files from being rendered, though the templates are as they should be.
    package struct Failure: Error {
        package let diagnostics: [Diagnostic]
    }

    /// The files of the plan and those that the project's templates add; nothing where a template has an error.
    package func render(_ plan: Plan) throws(Failure) -> [RenderedFile] {
        let planned = try plan.files + addedFiles(to: plan)
        let results = planned.mapInParallel { (file) -> Outcome in
            do throws(RenderError) {
                return try render(file).map(Outcome.file) ?? .nothing
            } catch {
                return .fault(error.diagnostic)
            }
        }
        var files: [RenderedFile] = []
        for result in results {
            switch result {
            case .file(let file): files.append(file)
            case .nothing: break
            case .fault(let diagnostic): throw Failure(diagnostics: [diagnostic])
            }
        }
        return files
    }

    /// What became of a file. For a `Result` the runtime would search all of the program for what its error conforms to, each
    /// time the tool starts.
    private enum Outcome {
        case file(RenderedFile)
        /// No template makes it.
        case nothing
        case fault(Diagnostic)
    }

    private func addedFiles(to plan: Plan) throws(Failure) -> [PlannedFile] {
        guard !added.isEmpty else { return [] }
        var taken = TakenPaths(plan.files, in: app)
        var files: [PlannedFile] = []
        var faults: [Diagnostic] = []
        for template in added {
            do {
                let own = try template.files(of: plan, from: templates)
                faults += template.faults(of: own, in: app, taken: &taken)
                files += own
            } catch {
                throw Failure(diagnostics: [template.headTexts.reduce(error.diagnostic) { $1.placed($0) }])
            }
        }
        if !faults.isEmpty { throw Failure(diagnostics: faults.withoutRepetitions) }
        return files
    }

    private func render(_ file: PlannedFile) throws(RenderError) -> RenderedFile? {
        guard let template = templates[file.template] else { return nil }
        return rendered(file, indenter.indented(try template.render(file.context)))
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
