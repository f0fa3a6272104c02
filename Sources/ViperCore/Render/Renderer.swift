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
        let folders = Folders(kit: app.kit.rawValue, tests: app.tests)
        var sources: [String: TemplateSource] = [:]
        for file in builtIn {
            guard let name = folders.name(of: Self.path(of: file, in: "Templates")) else { continue }
            sources[name] = TemplateSource(file, name: name, origin: .builtIn)
        }
        for file in project {
            guard let name = folders.name(of: Self.path(of: file, in: folder)) else { continue }
            sources[name] = TemplateSource(file, name: name)
        }
        templates = TemplateSet(
            sources: sources.values.sorted { $0.name < $1.name }, entries: FileTemplate.all(for: app.kit).map(\.entry))
        indenter = Indenter(app.indentation)
    }

    /// The path below the folder of templates.
    private static func path(of file: SourceFile, in folder: String) -> Substring {
        file.path.hasPrefix(folder + "/") ? file.path.dropFirst(folder.utf8.count + 1) : file.path[...]
    }

    /// The names that includes know templates by.
    private struct Folders {
        private let names: [String: String]

        /// The kit's folder is `kit/`, the test framework's `framework/`.
        init(kit: String, tests: TestFramework) {
            names = ["core": "core", "mocks": "mocks", "tests": "tests", kit: "kit", tests.rawValue: "framework"]
        }

        /// The name of the template at a path; nil for what belongs to another kit, or to no generated file.
        func name(of path: Substring) -> String? {
            guard let slash = path.utf8.firstIndex(of: UInt8(ascii: "/")), let folder = names[String(path[..<slash])]
            else { return nil }
            return folder + path[slash...]
        }
    }

    /// The files of the plan; nothing where a template has an error.
    package func render(_ plan: Plan) throws(RenderError) -> [RenderedFile] {
        let results = plan.files.mapInParallel { file in
            Result { () throws(RenderError) in try render(file) }
        }
        var files: [RenderedFile] = []
        for result in results {
            if let file = try result.get() { files.append(file) }
        }
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
