import TemplateEngine
import ViperModel

/// All files that a program requires, and their renderer.
package struct Plan: Sendable {
    package let program: Program
    /// The renderer, with the project's own templates.
    package let renderer: Renderer
    /// The files of shared declarations: one list for each spec with shared declarations.
    let shared: [[PlannedFile]]
    package let modules: [PlannedModule]
    let support: [PlannedFile]
    /// The files that the project's own templates add.
    let added: [PlannedFile]

    /// Plans the files of a program.
    ///
    /// - Throws: If a template's header cannot be rendered, or its path is taken.
    init(_ program: Program, by renderer: Renderer) throws(Renderer.Failure) {
        self.program = program
        self.renderer = renderer
        let planner = Planner(program)
        shared = (program.shared.map(planner.files(sharing:)) + program.own.map(planner.mocks(of:)))
            .map { $0.filter(renderer.makes) }.filter { !$0.isEmpty }
        modules = program.modules.map { module in
            var planned = planner.planned(module)
            planned.files.removeAll { !renderer.makes($0) }
            return planned
        }
        support = planner.support(unwritten: modules.flatMap(\.unwritten)).filter(renderer.makes)
        let records = modules.map(\.record)
        added = try renderer.filesAdded(
            to: records, for: AppFilesRecord(modules: records, projection: planner.projection),
            beside: (shared.joined() + modules.flatMap(\.files) + support).map(\.path))
    }

    /// The files in the order in which they are written, grouped by module.
    var parts: [[PlannedFile]] { shared + modules.map(\.files) + (support + added).map { [$0] } }

    package var fileCount: Int { parts.reduce(0) { $0 + $1.count } }
}
