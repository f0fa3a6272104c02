import Diagnostics
import TemplateEngine

/// A project's own template that adds a file for each module, or one for the app.
struct AddedTemplate: Sendable {
    /// By which it is rendered.
    let name: String
    let head: TemplateHead

    /// What the engine checks: the template and the pieces of its head.
    var entries: [TemplateEntry] {
        ([name] + headTexts.map(\.source.name)).map { TemplateEntry($0, root: head.subject.root) }
    }

    var headTexts: [HeadText] { [head.path] + (head.condition.map { [$0] } ?? []) }

    /// The files that it adds to what a program calls for.
    func files(of plan: Plan, from templates: TemplateSet) throws(RenderError) -> [PlannedFile] {
        switch head.subject {
        case .app:
            let file = try file(for: plan.app, of: nil, origin: "App.viper", templates)
            return file.map { [$0] } ?? []
        case .module:
            var files: [PlannedFile] = []
            for module in plan.modules {
                let file = try file(for: module.record, of: module.name, origin: module.origin, templates)
                if let file { files.append(file) }
            }
            return files
        }
    }

    private func file(
        for record: Record, of module: String?, origin: String, _ templates: TemplateSet
    ) throws(RenderError) -> PlannedFile? {
        if let condition = head.condition, try templates[condition.source.name]?.render(record).isEmpty ?? true {
            return nil
        }
        guard let bytes = try templates[head.path.source.name]?.render(record) else { return nil }
        let path = String(decoding: bytes, as: UTF8.self)
        return PlannedFile(
            path: path, owner: path.hasSuffix(".generated.swift") ? .generated(from: origin) : .yours, module: module,
            template: name, context: record)
    }

    /// Why files cannot be written where they say; `taken` are the run's other paths.
    func faults(of files: [PlannedFile], in app: AppSettings, taken: inout TakenPaths) -> [Diagnostic] {
        files.compactMap { file in
            if let fault = PathFault(file.path) {
                return .templatePath(file.path, because: fault.reason, head.path.location)
            }
            if file.path.hasSuffix(".generated.swift"), ![app.sources, app.testing].contains(where: file.path.isBelow) {
                return .templatePathOutside(file.path, of: [app.sources, app.testing], head.path.location)
            }
            if let first = taken.take(file.path) {
                return .templatePathTaken(file.path, by: first, head.path.location)
            }
            return nil
        }
    }
}

extension String {
    fileprivate func isBelow(_ folder: String) -> Bool { normalisedPath.hasPrefix(folder + "/") }
}
