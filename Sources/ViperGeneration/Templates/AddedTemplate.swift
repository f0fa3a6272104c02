import Diagnostics
import TemplateEngine
import ViperModel

/// A project's own template that adds a file for each module, or one for the app.
struct AddedTemplate: Sendable {
    /// The name under which the template is rendered.
    let name: String
    let head: TemplateHead

    /// The template and the texts of its header, as entries for the check of templates.
    var entries: [TemplateEntry] {
        ([name] + headTexts.map(\.source.name)).map { TemplateEntry($0, root: head.subject.root) }
    }

    var headTexts: [HeadText] { [head.path] + (head.condition.map { [$0] } ?? []) }

    /// Returns the file for a module or for the app, or nil if the condition is false.
    func file(
        for record: Record, of module: String?, origin: String, _ templates: TemplateSet
    ) throws(RenderError) -> PlannedFile? {
        if let condition = head.condition, try templates[condition.source.name]?.render(record).isEmpty ?? true {
            return nil
        }
        guard let bytes = try templates[head.path.source.name]?.render(record) else { return nil }
        let path = String(decoding: bytes, as: UTF8.self)
        return PlannedFile(
            path: path, origin: path.isGeneratedPath ? origin : nil, module: module,
            template: name, context: record)
    }

    /// Returns a finding for each path that cannot be written to, and adds the paths to `taken`.
    func faults(of paths: [String], in app: AppSettings, taken: inout ReservedPaths) -> [Diagnostic] {
        func fault(_ message: String, _ ways: Diagnostic.Note...) -> Diagnostic {
            Diagnostic(.templatePath, message, at: head.path.location, notes: ways)
        }
        return paths.compactMap { path in
            if let reason = InvalidPathReason(path)?.reason {
                return fault("cannot write to '\(path.printable)': \(reason)")
            }
            let folders = path.hasSuffix(".swift") ? [app.sources, app.testing] : app.generatedFolders
            if path.isGeneratedPath, !folders.contains(where: path.normalizedPath.isBelow) {
                return fault(
                    "generated file '\(path.printable)' is not in \(folders.quotedList)",
                    "start the path with '{{ app.sources }}/', or use an extension other than '.generated.swift'")
            }
            guard let first = taken.take(path) else { return nil }
            if path == first {
                return fault(
                    "two files would be written to '\(path.printable)'",
                    "add the module's name to the path: '{{ name }}'")
            }
            return fault(
                "'\(path.printable)' has the same name as '\(first.printable)'", "change the file name in 'file:'")
        }
    }
}

extension AppSettings {
    /// The folders for generated files: Swift files in the first two, Markdown files in all.
    package var generatedFolders: [String] { [sources, testing, specs] }
}
