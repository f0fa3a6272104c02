import Diagnostics

extension Rule {
    package static let testsWithoutMocks = Rule(
        id: "testsWithoutMocks",
        summary: "Generated tests need the generated mocks",
        explanation:
            "Flow, wiring and leak tests watch the calls between the parts through mocks. Emit both, or neither.",
        wrong: "app Todo { emit contract, flows, classes, assembly, tests }",
        right: "app Todo { emit contract, flows, classes, assembly, mocks, tests }")
}

extension Diagnostic {
    static func testsWithoutMocks(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .testsWithoutMocks, "'emit' lists 'tests' but not 'mocks', which the tests are made of", at: location,
            notes: [Note("add 'mocks', or leave out 'tests'")])
    }
}
