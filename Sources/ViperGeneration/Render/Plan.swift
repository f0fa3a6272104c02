import TemplateEngine
import ViperModel

/// All files that a program requires, and their renderer.
package struct Plan: Sendable {
    /// The analyzed specs.
    package let program: Program
    /// The renderer, with the project's own templates.
    package let renderer: Renderer
    /// The files of shared declarations.
    let shared: [PlannedFile]
    /// The modules in the order of the program.
    package let modules: [PlannedModule]
    /// The files that support all modules, such as `Navigation.swift`.
    let support: [PlannedFile]
    /// The files that the project's own templates add.
    let added: [PlannedFile]

    /// Plans the files of a program.
    ///
    /// - Throws: If a template's header cannot be rendered, or if the path of a file is invalid or already used.
    init(_ program: Program, by renderer: Renderer) throws(Renderer.Failure) {
        self.program = program
        self.renderer = renderer
        let planner = Planner(program)
        shared = (program.shared.flatMap(planner.files(sharing:)) + program.own.flatMap(planner.mocks(of:)))
            .filter(renderer.hasTemplate(for:))
        modules = program.modules.map { module in
            var planned = planner.planned(module)
            planned.files.removeAll { !renderer.hasTemplate(for: $0) }
            return planned
        }
        support = planner.support(unwritten: modules.flatMap(\.unwritten)).filter(renderer.hasTemplate(for:))
        let records = modules.map(\.record)
        added = try renderer.filesAdded(
            to: records, for: AppFilesRecord(modules: records, projection: planner.projection),
            beside: (shared + modules.flatMap(\.files) + support).map(\.path))
    }

    /// The files in the order in which they are written, grouped by module.
    private var files: [PlannedFile] { shared + modules.flatMap(\.files) + support + added }

    /// Renders all files, or those below a folder.
    package func rendered(below folder: String? = nil) throws(Renderer.Failure) -> [RenderedFile] {
        try renderer.rendered(folder.map { folder in files.filter { $0.path.isBelow(folder) } } ?? files)
    }
}
