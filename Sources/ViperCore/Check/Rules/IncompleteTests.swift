import Diagnostics

extension Rule {
    package static let incompleteTests = Rule(
        id: "incompleteTests",
        summary: "Generated tests need the generated mocks, flows and assembly",
        explanation: """
            Flow tests run the generated flows and watch the calls between the parts through mocks; wiring and leak tests \
            run the generated assembly. Emit all of these, or no tests.
            """,
        wrong: "app Todo { emit contract, flows, classes, assembly, tests }",
        right: "app Todo { emit contract, flows, classes, assembly, mocks, tests }")
}

extension Diagnostic {
    /// `missing`: the parts that `emit` does not list, in the order of the settings.
    static func incompleteTests(missing: [String], at location: SourceLocation) -> Diagnostic {
        let parts = missing.map { "'\($0)'" }.joined(separator: ", ")
        return Diagnostic(
            .incompleteTests, "'emit' lists 'tests' but not \(parts), which the tests need", at: location,
            notes: [Note("add \(parts), or leave out 'tests'")])
    }
}
