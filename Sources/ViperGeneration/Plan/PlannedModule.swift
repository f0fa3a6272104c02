/// A module with its planned files.
package struct PlannedModule: Sendable {
    let record: ModuleRecord
    /// The files of the module.
    package var files: [PlannedFile] = []
    /// The types whose fixtures you implement for the module's tests to run.
    var unwritten: [String] = []
    /// The tests that are not generated.
    package var omitted: [OmittedTest] = []

    /// The name of the module.
    package var name: String { record.module.name }
}
