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

    /// A file that was rendered, and what it says where a template of the project's own has made it.
    typealias Made = (planned: PlannedFile, file: RenderedFile, output: OwnOutput?)

    /// The planned files, rendered.
    func made(_ files: [PlannedFile]) throws(Failure) -> [Made] {
        var made: [Made] = []
        for file in files {
            do throws(RenderError) {
                guard let rendered = try render(file) else { continue }
                made.append((file, rendered, ownTemplates[file.template].flatMap { OwnOutput(rendered, of: $0) }))
            } catch {
                throw Failure(error.diagnostic, renderedFor: "'\(file.path)'")
            }
        }
        return made
    }

    /// The files that the project's templates add: those of the modules, and those of the app, which `app` is seen in. It fails
    /// where two files would be at one path; `paths` are those of the other files.
    func filesAdded(
        to modules: [ModuleRecord], for app: AppFilesRecord, beside paths: [String]
    ) throws(Failure) -> [PlannedFile] {
        guard !addedTemplates.isEmpty else { return [] }
        var taken = TakenPaths(paths, in: self.app)
        var (all, faults): ([PlannedFile], [Diagnostic]) = ([], [])
        for template in addedTemplates {
            var files: [PlannedFile] = []
            switch template.head.subject {
            case .module:
                for record in modules {
                    let file = try fileAdded(
                        by: template, for: record.templateRecord, of: record.module.name,
                        origin: record.module.source.path)
                    if let file { files.append(file) }
                }
            case .app:
                let file = try fileAdded(by: template, for: app.templateRecord, of: nil, origin: "App.viper")
                if let file { files.append(file) }
            }
            faults += template.faults(of: files.map(\.path), in: self.app, taken: &taken)
            all += files
        }
        if !faults.isEmpty { throw Failure(diagnostics: faults.withoutRepetitions) }
        return all
    }

    /// The file that a template of the project adds to a module, or to the app; nil where it adds none.
    private func fileAdded(
        by template: AddedTemplate, for record: Record, of module: String?, origin: String
    ) throws(Failure) -> PlannedFile? {
        do throws(RenderError) {
            return try template.file(for: record, of: module, origin: origin, templates)
        } catch {
            let finding = Self.placed(error.diagnostic, in: template.headTexts)
            throw Failure(finding, renderedFor: module.map { "module '\($0)'" } ?? "the app")
        }
    }

    /// A finding for each type of an added file that something else is called as.
    func faultsOfNames(in made: [Made], of program: Program) -> [Diagnostic] {
        guard !addedTemplates.isEmpty else { return [] }
        let templates = Dictionary(firstOf: addedTemplates.map { ($0.name, $0) })
        var names = TakenNames(of: program)
        return made.flatMap { made -> [Diagnostic] in
            guard let template = templates[made.planned.template], let output = made.output else { return [] }
            return names.take(output, of: made.file, from: template)
        }
    }

    /// A finding in a text of a template's head, placed in the file of the template.
    private static func placed(_ diagnostic: Diagnostic, in headTexts: [HeadText]) -> Diagnostic {
        headTexts.reduce(diagnostic) { $1.placed($0) }
    }

    /// Whether a template makes the file.
    func makes(_ file: PlannedFile) -> Bool {
        if let kit = file.kit, let other = otherKits[kit.name] { return other.makes(file) }
        return templates[file.template] != nil
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
