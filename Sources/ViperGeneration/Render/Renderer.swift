import Diagnostics
import TemplateEngine
import ViperModel

/// Makes the bytes of planned files with the templates.
package struct Renderer: Sendable {
    private let templates: TemplateSet
    private let added: [AddedTemplate]
    private let indenter: Indenter
    private let margin: Margin
    private let app: AppSettings
    /// What makes the files of modules with another kit than the app's, by its name.
    private var otherKits: [String: Renderer] = [:]
    /// The paths of the project's own templates that make a file, or a part of it, by the name of the file's template.
    private let ownTemplates: [String: [String]]
    /// The paths of the project's templates that something uses.
    private(set) var used: Set<String>

    /// The templates' texts, for settings other than these.
    private let texts: (builtIn: [SourceFile], project: [SourceFile], folder: String, compile: TemplateCompiler)

    /// What is wrong with the templates.
    package private(set) var diagnostics: [Diagnostic]

    /// `builtIn` and `project` are the files below the two `Templates` folders, the latter named by `folder`; one of the
    /// project's takes the place of the built-in one of the same path, or adds files of its own.
    package init(
        builtIn: [SourceFile], project: [SourceFile], folder: String, app: AppSettings,
        compile: @escaping TemplateCompiler = TemplateSet.init
    ) {
        let ownFiles = project.map { ($0, $0.pathBelow(folder)) }
        let folders = TemplateFolders(kit: app.kit, tests: app.tests, project: ownFiles.map(\.1))
        var sources: [String: TemplateSource] = [:]
        for file in builtIn {
            guard let name = folders.name(ofBuiltIn: file.pathBelow("Templates")) else { continue }
            sources[name] = TemplateSource(file, name: name, origin: .builtIn)
        }
        var added: [AddedTemplate] = []
        var diagnostics: [Diagnostic] = []
        for (file, path) in ownFiles {
            guard let name = folders.name(ofOwn: path) else { continue }
            sources[name] = TemplateSource(file, name: name)
            guard FileTemplate(rawValue: name) == nil, !app.kit.supportTemplates.contains(name),
                let head = TemplateHead(of: file, named: name, &diagnostics)
            else { continue }
            added.append(AddedTemplate(name: name, head: head))
        }
        let headTexts = added.flatMap(\.headTexts)
        templates = compile(
            sources.values.sorted { $0.name < $1.name } + headTexts.map(\.source),
            FileTemplate.entries(for: app) + added.flatMap(\.entries))
        let found = templates.diagnostics.map { diagnostic in
            headTexts.reduce(diagnostic) { $1.placed($0) }
        }
        self.diagnostics = diagnostics.isEmpty && headTexts.isEmpty ? found : (diagnostics + found).sortedByPlace()
        ownTemplates = templates.own.mapValues { names in names.compactMap { sources[$0]?.file.path } }
        let unused = Set(templates.unused)
        used = Set(sources.values.filter { $0.origin == .project && !unused.contains($0.name) }.map(\.file.path))
        self.added = added
        self.app = app
        texts = (builtIn, project, folder, compile)
        indenter = Indenter(app.indentation)
        margin = Margin(columns: Layout.limit, level: Layout(app.indentation).unitWidth)
    }

    /// A renderer with the same templates for other settings.
    package func made(for app: AppSettings) -> Renderer {
        Renderer(
            builtIn: texts.builtIn, project: texts.project, folder: texts.folder, app: app, compile: texts.compile)
    }

    /// A renderer that makes files with the templates of some more kits.
    package func with(_ kits: [Kit]) -> Renderer {
        guard !kits.isEmpty else { return self }
        var all = self
        for kit in kits {
            var settings = app
            settings.kit = kit
            let other = made(for: settings)
            all.otherKits[kit.name] = other
            all.diagnostics = (all.diagnostics + other.diagnostics).sortedByPlace().withoutRepetitions
            all.used.formUnion(other.used)
        }
        return all
    }

    /// What keeps files from being rendered, though the templates are as they should be.
    package struct Failure: Error {
        package let diagnostics: [Diagnostic]
    }

    /// The project's templates add files of their own.
    var addsFiles: Bool { !added.isEmpty }

    /// One of them is made of all modules together.
    var addsFileForApp: Bool { added.contains { $0.head.subject == .app } }

    /// What the templates make of some files.
    func made(_ files: [PlannedFile]) throws(Failure) -> [MadeFile] {
        var made: [MadeFile] = []
        for file in files { if let file = try self.made(file) { made.append(file) } }
        return made
    }

    /// Nil where no template makes it.
    private func made(_ file: PlannedFile) throws(Failure) -> MadeFile? {
        do throws(RenderError) {
            return try render(file).map { rendered in
                MadeFile(file: rendered, output: ownTemplates[file.template].flatMap { OwnOutput(rendered, of: $0) })
            }
        } catch {
            throw Failure(diagnostics: [error.diagnostic])
        }
    }

    /// What each template makes of a module that adds files for modules.
    func added(to module: PlannedModule) throws(Failure) -> [MadeFile?] {
        var made: [MadeFile?] = []
        for template in added where template.head.subject == .module {
            made.append(
                try self.made(
                    by: template, for: module.record.templateRecord, of: module.record.module.name,
                    origin: module.record.module.source.path))
        }
        return made
    }

    /// What an added template makes of a module, or of the app.
    private func made(
        by template: AddedTemplate, for record: Record, of module: String?, origin: String
    ) throws(Failure) -> MadeFile? {
        let file: PlannedFile?
        do throws(RenderError) {
            file = try template.file(for: record, of: module, origin: origin, templates)
        } catch {
            throw Failure(diagnostics: [template.headTexts.reduce(error.diagnostic) { $1.placed($0) }])
        }
        guard let file else { return nil }
        return try made(file)
    }

    /// What the project's templates add, where all of it can be written; `paths` are those of the other files, and `app` is
    /// what templates see of all modules together.
    func added(
        to modules: [PlannedFiles.Remainder], of program: Program, for app: ([ModuleRecord]) -> Record,
        beside paths: [String]
    ) throws(Failure) -> [MadeFile] {
        guard !added.isEmpty else { return [] }
        var taken = TakenPaths(paths, in: self.app)
        var names = TakenNames(of: program)
        var all: [MadeFile] = []
        var faults: [Diagnostic] = []
        var place = 0
        for template in added {
            let files: [MadeFile]
            switch template.head.subject {
            case .module:
                files = modules.compactMap { $0.added[place] }
                place += 1
            case .app:
                let record = app(modules.flatMap(\.record))
                files = [try made(by: template, for: record, of: nil, origin: "App.viper")].compactMap(\.self)
            }
            faults += template.faults(of: files.map(\.file.path), in: self.app, taken: &taken)
            for made in files {
                if let output = made.output { faults += names.take(output, of: made.file, from: template) }
            }
            all += files
        }
        if !faults.isEmpty { throw Failure(diagnostics: faults.withoutRepetitions) }
        return all
    }

    /// Nil where no template makes it.
    package func render(_ file: PlannedFile) throws(RenderError) -> RenderedFile? {
        if let kit = file.kit, let other = otherKits[kit.name] { return try other.render(file) }
        guard let template = templates[file.template] else { return nil }
        return rendered(file, indenter.indented(try template.render(file.context, margin: margin)))
    }

    /// A file with the head that tells whether a person has edited it, if it is generated.
    private func rendered(_ file: PlannedFile, _ body: [UInt8]) -> RenderedFile {
        var (owner, bytes) = (RenderedFile.Owner.yours, body)
        if let origin = file.origin {
            let isBuilt = app.generated == .build && file.path.hasSuffix(".swift")
            owner = isBuilt ? .built(from: origin) : .generated
            bytes = GeneratedHeader.sealed(body, from: origin, at: file.path)
        }
        return RenderedFile(
            path: file.path, owner: owner, bytes: bytes, module: file.module,
            template: FileTemplate(rawValue: file.template))
    }
}
