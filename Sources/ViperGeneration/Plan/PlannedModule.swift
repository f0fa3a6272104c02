/// A module, as templates see it, with its files.
package struct PlannedModule: Sendable {
    let record: ModuleRecord
    /// The files of the module.
    package var files: [PlannedFile] = []
    /// The types whose fixture a person has to write, for the module's tests to run.
    var unwritten: [String] = []
    /// The tests that are not written, because they could not run.
    package var omitted: [OmittedTest] = []

    /// The module's name.
    package var name: String { record.module.name }
}
