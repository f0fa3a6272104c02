import TemplateEngine
import ViperModel

/// All files that a program calls for.
///
/// What templates see of a module is many times as large as its spec. Therefore a module is planned when it is asked for, and
/// the plan does not keep it.
package struct Plan: Sendable {
    /// The files of declarations that modules share: a list for each spec that has such declarations.
    let shared: [[PlannedFile]]
    private let planner: Planner

    /// Plans what modules share.
    package init(_ program: Program) {
        planner = Planner(program)
        shared = (program.shared.map(planner.files(sharing:)) + program.own.map(planner.mocks(of:)))
            .filter { !$0.isEmpty }
    }

    /// A module's files, in the order in which they are written.
    package func module(at index: Int) -> PlannedModule {
        planner.planned(planner.program.modules[index])
    }

    /// The files that support all modules. `unwritten` are the types whose fixture the modules need.
    package func support(unwritten: [String]) -> [PlannedFile] { planner.support(unwritten: unwritten) }

    /// What templates that add a file for the whole app see, given what they see of each module.
    func app(_ modules: [ModuleRecord]) -> Record {
        AppFilesRecord(modules: modules, projection: planner.projection).templateRecord
    }
}
