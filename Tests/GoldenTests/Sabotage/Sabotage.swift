/// A fault put into generated code by an edit of its text, and the generated tests that have to notice it.
struct Sabotage: Sendable {
    /// In UpperCamelCase: it becomes part of the module's name.
    var name: String
    /// The file in the Todo golden.
    var path: String
    var find: String
    var replace: String
    /// Tests of these functions, at least, fail: `TodoAddAssemblyTests/nothingIsLeft()`.
    var caughtBy: [String]

    /// The project with the fault in it, as a module of its own with the tests of the VIPER module that the fault is in.
    func applied(to original: ConsumerPackage.Project) throws -> ConsumerPackage.Project {
        var project = original.renamed(to: name)
        let faulty = path.prefix { $0 != "/" } + "/"
        project.tests.files = project.tests.files.filter { !$0.key.contains("/") || $0.key.hasPrefix(faulty) }
        guard let text = project.sources[path], text.ranges(of: find).count == 1 else {
            throw NotFound(name: name, path: path, find: find)
        }
        project.sources[path] = text.replacing(find, with: replace)
        return project
    }

    /// The text to edit is not in the file exactly once: the sabotage would prove nothing.
    struct NotFound: Error {
        var name: String
        var path: String
        var find: String
    }
}
