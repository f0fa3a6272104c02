import Diagnostics
import SwiftSource
import TemplateEngine
import ViperModel

/// Renders planned files with the templates: the built-in ones, and those of the project.
package struct Renderer: Sendable {
    private let templates: TemplateSet
    /// The project's templates that add files of their own.
    private let addedTemplates: [AddedTemplate]
    private let indenter: Indenter
    private let margin: Margin
    private let app: AppSettings
    /// The renderers for modules with another kit than the app's, by the kit's name.
    private var otherKits: [String: Renderer] = [:]
    /// The paths of the project's own templates that make a file, or a part of it, by the name of the file's template.
    private let ownTemplates: [String: [String]]
    /// The paths of the project's templates that something uses.
    private(set) var used: Set<String>

    /// The arguments of `init` but for the settings, to make renderers for other settings.
    private let initArguments: (builtIn: [SourceFile], project: [SourceFile], folder: String, compile: TemplateCompiler)

    /// What is wrong with the templates.
    package private(set) var diagnostics: [Diagnostic]

    /// `builtIn` and `project` are the files below the two `Templates` folders, the latter named by `folder`; one of the
    /// project's takes the place of the built-in one of the same path, or adds files of its own.
    package init(
        builtIn: [SourceFile], project: [SourceFile], folder: String, app: AppSettings,
        compile: @escaping TemplateCompiler = TemplateSet.init
    ) {
        let collected = CollectedTemplates(builtIn: builtIn, project: project, folder: folder, app)
        let (sources, added) = (collected.sources, collected.added)
        let headTexts = added.flatMap(\.headTexts)
        templates = compile(
            sources.values.sorted { $0.name < $1.name } + headTexts.map(\.source),
            FileTemplate.entries(for: app) + added.flatMap(\.entries))
        let found = templates.diagnostics.map { Self.placed($0, in: headTexts) }
        let ofFiles = collected.diagnostics
        diagnostics = ofFiles.isEmpty && headTexts.isEmpty ? found : (ofFiles + found).sortedByPlace()
        ownTemplates = templates.projectTemplates.mapValues { names in names.compactMap { sources[$0]?.file.path } }
        let unused = Set(templates.unused)
        used = Set(sources.values.filter { $0.origin == .project && !unused.contains($0.name) }.map(\.file.path))
        addedTemplates = added
        self.app = app
        initArguments = (builtIn, project, folder, compile)
        indenter = Indenter(app.indentation)
        margin = Margin(columns: Layout.limit, level: Layout(app.indentation).unitWidth)
    }

    /// A renderer with the same templates for other settings.
    package func renderer(for app: AppSettings) -> Renderer {
        Renderer(
            builtIn: initArguments.builtIn, project: initArguments.project, folder: initArguments.folder, app: app,
            compile: initArguments.compile)
    }

    /// A renderer that makes files with the templates of some more kits.
    package func with(_ kits: [Kit]) -> Renderer {
        guard !kits.isEmpty else { return self }
        var all = self
        for kit in kits {
            var settings = app
            settings.kit = kit
            let other = renderer(for: settings)
            all.otherKits[kit.name] = other
            all.diagnostics = (all.diagnostics + other.diagnostics).sortedByPlace().withoutRepetitions
            all.used.formUnion(other.used)
        }
        return all
    }

    /// What keeps files from being rendered, though the templates are as they should be.
    package struct Failure: Error {
        package let diagnostics: [Diagnostic]

        init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

        /// A finding of rendering, which depends on what is rendered.
        fileprivate init(_ finding: Diagnostic, renderedFor subject: String) {
            var finding = finding
            finding.notes.append("found while rendering \(subject)")
            diagnostics = [finding]
        }
    }

    /// Whether the project's templates add files of their own.
    var addsFiles: Bool { !addedTemplates.isEmpty }

    /// Whether one of these files is made from all modules together.
    var addsFileForApp: Bool { addedTemplates.contains { $0.head.subject == .app } }

    /// The planned files, rendered, without those that no template makes.
    func made(_ files: [PlannedFile]) throws(Failure) -> [MadeFile] {
        var made: [MadeFile] = []
        for file in files { if let file = try self.made(file) { made.append(file) } }
        return made
    }

    /// A planned file, rendered; nil where no template makes it.
    private func made(_ file: PlannedFile) throws(Failure) -> MadeFile? {
        do throws(RenderError) {
            return try render(file).map { rendered in
                MadeFile(file: rendered, output: ownTemplates[file.template].flatMap { OwnOutput(rendered, of: $0) })
            }
        } catch {
            throw Failure(error.diagnostic, renderedFor: "'\(file.path)'")
        }
    }

    /// The files that templates of the project add to a module: one for each template that adds files to modules, nil where it
    /// adds none to this one.
    func filesAdded(to module: PlannedModule) throws(Failure) -> [MadeFile?] {
        var made: [MadeFile?] = []
        for template in addedTemplates where template.head.subject == .module {
            made.append(
                try fileAdded(
                    by: template, for: module.record.templateRecord, of: module.record.module.name,
                    origin: module.record.module.source.path))
        }
        return made
    }

    /// The file that a template of the project adds to a module, or to the app; nil where it adds none.
    private func fileAdded(
        by template: AddedTemplate, for record: Record, of module: String?, origin: String
    ) throws(Failure) -> MadeFile? {
        let file: PlannedFile?
        do throws(RenderError) {
            file = try template.file(for: record, of: module, origin: origin, templates)
        } catch {
            let finding = Self.placed(error.diagnostic, in: template.headTexts)
            throw Failure(finding, renderedFor: module.map { "module '\($0)'" } ?? "the app")
        }
        guard let file else { return nil }
        return try made(file)
    }

    /// A finding in a text of a template's head, placed in the file of the template.
    private static func placed(_ diagnostic: Diagnostic, in headTexts: [HeadText]) -> Diagnostic {
        headTexts.reduce(diagnostic) { $1.placed($0) }
    }

    /// All files that the project's templates add: those of the modules, made before, and those of the app. It fails where two
    /// files would be at one path or declare one name. `paths` are those of the other files, and `app` makes what templates see of
    /// all modules together.
    func filesAdded(
        to modules: [PlannedFiles.Remainder], of program: Program, for app: ([ModuleRecord]) -> Record,
        beside paths: [String]
    ) throws(Failure) -> [MadeFile] {
        guard addsFiles else { return [] }
        var taken = TakenPaths(paths, in: self.app)
        var names = TakenNames(of: program)
        var all: [MadeFile] = []
        var faults: [Diagnostic] = []
        var moduleTemplateCount = 0
        for template in addedTemplates {
            let files: [MadeFile]
            switch template.head.subject {
            case .module:
                files = modules.compactMap { $0.added[moduleTemplateCount] }
                moduleTemplateCount += 1
            case .app:
                let record = app(modules.flatMap(\.record))
                files = [try fileAdded(by: template, for: record, of: nil, origin: "App.viper")].compactMap(\.self)
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

    /// A planned file with its bytes; nil where no template makes it.
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

/// The templates to compile: each built-in one, or the project's in its place, and those of the project that add files.
private struct CollectedTemplates {
    private(set) var sources: [String: TemplateSource] = [:]
    private(set) var added: [AddedTemplate] = []
    private(set) var diagnostics: [Diagnostic] = []

    init(builtIn: [SourceFile], project: [SourceFile], folder: String, _ app: AppSettings) {
        let ownFiles = project.map { (file: $0, path: $0.pathBelow(folder)) }
        let folders = TemplateFolders(kit: app.kit, tests: app.tests, project: ownFiles.map(\.path))
        let names = NamesInTemplates(app)
        for file in builtIn {
            guard let name = folders.name(ofBuiltIn: file.pathBelow("Templates")) else { continue }
            sources[name] = TemplateSource(names.applied(to: file), name: name, origin: .builtIn)
        }
        for (file, path) in ownFiles {
            guard let name = folders.name(ofOwn: path) else { continue }
            sources[name] = TemplateSource(file, name: name)
            diagnostics += ConflictSearch.first(in: file).map { [.conflictMarkers(at: $0)] } ?? []
            guard FileTemplate(rawValue: name) == nil, !app.kit.supportTemplates.contains(name),
                let head = TemplateHead(of: file, named: name, &diagnostics)
            else { continue }
            added.append(AddedTemplate(name: name, head: head))
        }
    }
}
