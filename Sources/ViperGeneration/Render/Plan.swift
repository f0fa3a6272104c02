import TemplateEngine
import ViperModel

/// All files that a program calls for, and what renders them.
package struct Plan: Sendable {
    package let program: Program
    /// What makes files of templates, the project's own among them.
    package let renderer: Renderer
    /// The files of declarations that modules share: a list for each spec that has such declarations.
    let shared: [[PlannedFile]]
    /// The modules in the program's order.
    package let modules: [PlannedModule]
    /// The files that support all modules.
    let support: [PlannedFile]
    /// The files that templates of the project's own add.
    let added: [PlannedFile]

    /// Fails where a template's head cannot be rendered, or names a path that is taken.
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

    /// The files in the order in which they are written, those of a module together.
    var parts: [[PlannedFile]] { shared + modules.map(\.files) + (support + added).map { [$0] } }

    /// How many files there are.
    package var fileCount: Int { parts.reduce(0) { $0 + $1.count } }
}
