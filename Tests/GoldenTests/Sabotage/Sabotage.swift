/// A fault put into generated code by edits of its text, and the generated tests that have to notice it.
struct Sabotage: Sendable {
    /// In UpperCamelCase: it becomes part of the module's name.
    var name: String
    /// All in files of one module.
    var edits: [Edit]
    /// Tests of these functions, at least, fail: `TodoAddAssemblyTests/deallocatesWithView()`.
    var caughtBy: [String]

    struct Edit: Sendable {
        /// The file in the Todo golden.
        var path: String
        var find: String
        var replace: String
    }

    init(name: String, path: String, find: String, replace: String, caughtBy: [String]) {
        self.init(name: name, edits: [Edit(path: path, find: find, replace: replace)], caughtBy: caughtBy)
    }

    init(name: String, edits: [Edit], caughtBy: [String]) {
        self.name = name
        self.edits = edits
        self.caughtBy = caughtBy
    }

    /// The project with the fault in it, as a module of its own with the tests of the VIPER module that the fault is in.
    func applied(to original: ConsumerPackage.Project) throws -> ConsumerPackage.Project {
        var project = original.renamed(to: name)
        let faulty = (edits.first?.path ?? "").prefix { $0 != "/" } + "/"
        project.tests.files = project.tests.files.filter { !$0.key.contains("/") || $0.key.hasPrefix(faulty) }
        for edit in edits {
            guard let text = project.sources[edit.path], text.ranges(of: edit.find).count == 1 else {
                throw NotFound(name: name, path: edit.path, find: edit.find)
            }
            project.sources[edit.path] = text.replacing(edit.find, with: edit.replace)
        }
        return project
    }

    /// The text to edit is not in the file exactly once: the sabotage would prove nothing.
    struct NotFound: Error {
        var name: String
        var path: String
        var find: String
    }
}
