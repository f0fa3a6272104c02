import Testing

@testable import ViperGeneration
@testable import ViperModel

/// Names of test functions are their own in a suite.
struct TestNamesTests {
    private let names = """
        module A {
            view { func show() }
            presenter {
                func load() { view?.show() }
                func Load() { view?.show() }
                func run() { view?.show() }
                func view(_ isThere: Bool) { if isThere { view?.show() } }
            }
        }
        """

    @Test func inSwiftTestingTheyAreTheMembers() {
        #expect(functions(.swiftTesting) == ["load", "Load", "run", "viewWhenIsThere", "viewWhenNotIsThere"])
    }

    @Test func inXCTestTheyBeginWithTestAndDifferFromWhatASuiteInherits() {
        let expected = ["testLoad", "testLoad2", "testRun2", "testViewWhenIsThere", "testViewWhenNotIsThere"]
        #expect(functions(.xctest) == expected)
    }

    @Test func aPartIsNamedApartFromWhatASuiteInherits() {
        #expect(TestFramework.swiftTesting.property("name") == "name")
        #expect(TestFramework.xctest.property("name") == "namePart")
        #expect(TestFramework.xctest.property("store") == "store")
    }

    private func functions(_ framework: TestFramework) -> [String] {
        var program = program(names)
        program.app.tests = framework
        return program.modules.flatMap { FlowTests(program).tests(of: $0) }.map(\.function)
    }
}
