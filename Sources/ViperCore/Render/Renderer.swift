import Diagnostics
import TemplateEngine

/// From a plan and the templates to bytes.
package struct Renderer: Sendable {
    private let templates: TemplateSet
    private let indenter: Indenter

    /// What is wrong with the templates.
    package var diagnostics: [Diagnostic] { templates.diagnostics }

    /// `builtIn` and `project` are the files below the two `Templates` folders, the latter named by `folder`; one of the
    /// project's takes the place of the built-in one of the same path.
    package init(builtIn: [SourceFile], project: [SourceFile], folder: String, app: AppSettings) {
        var sources: [String: SourceFile] = [:]
        for file in builtIn { sources[Self.name(of: file, in: "Templates")] = file }
        for file in project { sources[Self.name(of: file, in: folder)] = file }
        let chosen = sources.compactMap { path, file in
            Self.name(of: path, kit: app.kit.rawValue).map { TemplateSource(file, name: $0) }
        }
        templates = TemplateSet(
            sources: chosen.sorted { $0.name < $1.name }, entries: FileTemplate.all(for: app.kit).map(\.entry))
        indenter = Indenter(app.indentation)
    }

    /// The path below the folder of templates.
    private static func name(of file: SourceFile, in folder: String) -> String {
        file.path.hasPrefix(folder + "/") ? String(file.path.dropFirst(folder.utf8.count + 1)) : file.path
    }

    /// The name that includes know a template by: the kit's folder is `kit/`, the test framework's `tests/`. Nil for what
    /// belongs to another kit, or to no generated file.
    private static func name(of path: String, kit: String) -> String? {
        let folders = ["core": "core", "mocks": "mocks", kit: "kit", "swiftTesting": "tests"]
        let parts = path.split(separator: "/", maxSplits: 1)
        guard parts.count == 2, let folder = folders[String(parts[0])] else { return nil }
        return "\(folder)/\(parts[1])"
    }

    /// The files of the plan; nothing where a template has an error.
    package func render(_ plan: Plan) throws(RenderError) -> [RenderedFile] {
        var files: [RenderedFile] = []
        for file in plan.files {
            guard let template = templates[file.template] else { continue }
            files.append(rendered(file, indenter.indented(try template.render(file.context))))
        }
        return files
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
