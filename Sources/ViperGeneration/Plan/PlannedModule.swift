/// A module with its planned files.
package struct PlannedModule: Sendable {
    let record: ModuleRecord
    /// The files of the module.
    package var files: [PlannedFile] = []
    /// The types whose fixtures you must implement so that the module's tests can run.
    var unwritten: [String] = []
    /// The tests that are not generated.
    package var omitted: [OmittedTest] = []

    /// The name of the module.
    package var name: String { record.module.name }
}
