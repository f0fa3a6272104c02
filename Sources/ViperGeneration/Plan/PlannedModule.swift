/// A module with its planned files.
package struct PlannedModule: Sendable {
    let record: ModuleRecord
    package var files: [PlannedFile] = []
    /// The types whose fixtures you implement for the module's tests to run.
    var unwritten: [String] = []
    /// The tests that are not generated.
    package var omitted: [OmittedTest] = []

    package var name: String { record.module.name }
}
