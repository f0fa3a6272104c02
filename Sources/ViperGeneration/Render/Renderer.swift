import Diagnostics
import SwiftSource
import TemplateEngine
import ViperModel

/// Renders planned files with the built-in templates and the project's own.
package struct Renderer: Sendable {
    private let templates: TemplateSet
    /// The project's templates that add files.
    private let addedTemplates: [AddedTemplate]
    private let indenter: Indenter
    private let margin: Margin
    private let app: AppSettings
    /// The renderers for modules with another kit than the app's, by the kit's name.
    private var otherKits: [String: Renderer] = [:]
    /// The paths of the project's own templates that are used.
    private(set) var used: Set<String>

    /// The input with the templates, for renderers with other settings.
    private let input: Pipeline.Input

    /// The findings in templates.
    package private(set) var diagnostics: [Diagnostic]

    /// Creates a renderer with the templates of an input. The settings may differ from those in the input.
    init(for input: Pipeline.Input, _ app: AppSettings) {
        let collected = CollectedTemplates(of: input, for: app)
        let (sources, added) = (collected.sources, collected.added)
        let headTexts = added.flatMap(\.headTexts)
        templates = input.compile(
            sources.values.sorted { $0.name < $1.name } + headTexts.map(\.source),
            FileTemplate.entries(for: app) + added.flatMap(\.entries))
        let found = templates.diagnostics.map { Self.placed($0, in: headTexts) }
        diagnostics = (collected.diagnostics + found).sortedByPlace()
        let unused = Set(templates.unused)
        used = Set(sources.values.filter { $0.origin == .project && !unused.contains($0.name) }.map(\.file.path))
        addedTemplates = added
        self.app = app
        self.input = input
        indenter = Indenter(app.indentation)
        margin = Margin(columns: Layout.limit, level: Layout(app.indentation).unitWidth)
    }

    /// Returns a renderer with the same templates for other settings.
    package func renderer(for app: AppSettings) -> Renderer { Renderer(for: input, app) }

    /// Returns a renderer that also renders the files of modules with these kits.
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

    /// An error while rendering with valid templates.
    package struct Failure: Error {
        /// The findings, at least one of them an error.
        package let diagnostics: [Diagnostic]

        init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

        /// Creates a failure from one error. A note tells the file or module for which the template failed.
        fileprivate init(_ finding: Diagnostic, renderedFor subject: String) {
            var finding = finding
            finding.notes.append("found while rendering \(subject)")
            diagnostics = [finding]
        }
    }

    /// Returns the planned files, rendered. If several files cannot be rendered, the error of the first is thrown.
    func rendered(_ files: [PlannedFile]) throws(Failure) -> [RenderedFile] {
        var rendered: [RenderedFile] = []
        for file in files {
            do throws(RenderError) {
                if let file = try render(file) { rendered.append(file) }
            } catch {
                throw Failure(error.diagnostic, renderedFor: "'\(file.path)'")
            }
        }
        return rendered
    }

    /// Returns the files that the project's templates add for the modules and for the app.
    ///
    /// - Parameter paths: The paths of all other files.
    /// - Throws: If a template's header cannot be rendered, or if the path of a file is invalid or already used.
    func filesAdded(
        to modules: [ModuleRecord], for app: AppFilesRecord, beside paths: [String]
    ) throws(Failure) -> [PlannedFile] {
        guard !addedTemplates.isEmpty else { return [] }
        var taken = ReservedPaths(paths, in: self.app)
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

    /// Returns the file that a template adds for a module or for the app, or nil if its condition is false.
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

    /// Returns a finding in a header's text, moved to its location in the template's file.
    private static func placed(_ diagnostic: Diagnostic, in headTexts: [HeadText]) -> Diagnostic {
        headTexts.reduce(diagnostic) { $1.placed($0) }
    }

    /// Returns whether there is a template for the file.
    func hasTemplate(for file: PlannedFile) -> Bool {
        if let kit = file.kit, let other = otherKits[kit.name] { return other.hasTemplate(for: file) }
        return templates[file.template] != nil
    }

    /// Returns the rendered file, or nil if there is no template for it.
    package func render(_ file: PlannedFile) throws(RenderError) -> RenderedFile? {
        if let kit = file.kit, let other = otherKits[kit.name] { return try other.render(file) }
        guard let template = templates[file.template] else { return nil }
        return rendered(file, indenter.indented(try template.render(file.context, margin: margin)))
    }

    /// Returns the file, with the header if it is generated.
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

/// The templates to compile: the built-in ones or the project's replacements, and the project's templates that add
/// files.
private struct CollectedTemplates {
    private(set) var sources: [String: TemplateSource] = [:]
    private(set) var added: [AddedTemplate] = []
    private(set) var diagnostics: [Diagnostic] = []

    init(of input: Pipeline.Input, for app: AppSettings) {
        let folder = input.appFile.settings.templates
        let ownFiles = input.projectTemplates.map { (file: $0, path: $0.pathBelow(folder)) }
        let folders = TemplateFolders(kit: app.kit, tests: app.tests, project: ownFiles.map(\.path))
        let names = NamesInTemplates(app)
        for file in input.builtInTemplates {
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
