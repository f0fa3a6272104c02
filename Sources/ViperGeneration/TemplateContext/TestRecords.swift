import SwiftSource
import TemplateEngine
import ViperModel
import ViperSpec

/// The tests of a module.
package struct ModuleTestsRecord: TemplateRecord {
    private let hasFlows: Bool
    private let suites: [SuiteRecord]
    private let arrangements: [TemplateContextBuilder.TestCaseSetup]
    private let wiring: WiringRecord

    init(
        flows: [FlowTest], arrangements: [TemplateContextBuilder.TestCaseSetup], _ wiring: WiringRecord,
        in projection: TemplateContextBuilder
    ) {
        let possible = arrangements.filter { $0.obstacle == nil }
        let suites = possible.compactMap { arrangement -> SuiteRecord? in
            let tests = flows.filter { $0.subject == arrangement.subject && $0.omitted == nil }
            guard !tests.isEmpty else { return nil }
            return SuiteRecord(
                name: projection.naming.flowTests(of: arrangement.className), arrangement: arrangement,
                tests: tests.map { TestRecord(test: $0, arrangement: arrangement) })
        }
        hasFlows = !suites.isEmpty
        self.suites = suites
        self.arrangements = possible
        self.wiring = wiring
    }

    package static let schema = RecordSchema<Self>("ModuleTests", doc: "The tests of a module.") {
        Field("hasFlows", "Whether a body of the module has a flow test.") { $0.hasFlows }
        Field("flows", "The flow tests, by tested class.") { $0.suites }
        Field("arrangements", "The base classes for tests, one for each part.") { $0.arrangements }
        Field("wiring", "The wiring test and the leak test.") { $0.wiring }
    }
}

/// The flow tests or test skeletons of one class.
package struct SuiteRecord: TemplateRecord {
    /// The name of the suite: `TodoListPresenterFlowTests`.
    package let name: String
    let arrangement: TemplateContextBuilder.TestCaseSetup
    /// The tests, in the order of the members.
    package let tests: [TestRecord]

    /// The types whose fixtures one of the tests needs.
    var needs: [String] { (arrangement.unwritten + tests.flatMap(\.unwritten)).unique }

    package static let schema = RecordSchema<Self>("Suite", doc: "The flow tests or test skeletons of a class.") {
        Field("name", "The suite's name: `TodoListPresenterFlowTests`.") { $0.name }
        Field("arrangement", "The base class.") { $0.arrangement.name }
        Field("isolation", "The isolation attribute, or empty.") { $0.arrangement.isolation }
        Field("fixtures", "The types whose fixtures you implement; all tests of the suite need them.") {
            $0.arrangement.unwritten
        }
        Field("tests", "The tests.") { $0.tests }
    }
}

/// A test: its setup, the call and the expectations.
package struct TestRecord: TemplateRecord {
    let test: FlowTest
    let arrangement: TemplateContextBuilder.TestCaseSetup
    /// The reason why a test skeleton is disabled; otherwise empty.
    var disabledReason = ""
    var unwritten: [String] { test.unwrittenFixtures.unique }

    package static let schema = RecordSchema<Self>(
        "Test", doc: "A test of one path through a body, or a test skeleton."
    ) {
        Field("title", "The display name, as a string literal.") { $0.test.title.literal }
        Field("function", "The test function: `didTapAdd`, or `testDidTapAdd`.") { $0.test.function.escapedName }
        Field("disabledReason", "The reason why a test skeleton is disabled, as a string literal; otherwise empty.") {
            $0.disabledReason.isEmpty ? "" : $0.disabledReason.literal
        }
        Field("fixtures", "The types whose fixtures you implement; the test needs them.") { $0.unwritten }
        Field("needs", "The types in `fixtures`, and the types whose fixtures the base class needs.") { record in
            (record.arrangement.unwritten + record.unwritten).unique
        }
        Field("arrangement", "The statements before the call.") { $0.test.arrangement }
        Field("act", "The tested call.") { $0.test.act }
        Field("calls", "The expected entries of the call log, as string literals.") { $0.test.calls.map(\.literal) }
        Field("todo", "The TODO comment of a test skeleton; otherwise empty.") {
            $0.disabledReason.isEmpty ? "" : "// TODO: add expectations"
        }
        Field("throws", "Whether the call throws.") { $0.test.thrownError != nil }
        Field("thrown", "The expected error if a test can compare it with `==`; otherwise empty.") { record -> String in
            if case .equal(let value, _) = record.test.thrownError { value } else { "" }
        }
        Field("thrownType", "The type of the expected error, or empty.") { record -> String in
            if case .equal(_, let type) = record.test.thrownError { type } else { "" }
        }
        Field("expectations", "The expectations after the call.") { $0.test.expectations }
        Field("isAsync", "Whether the call is awaited.") { $0.test.isAsync }
        Field("isThrowing", "Whether the test function is declared `throws`.") { $0.test.isThrowing }
        Field("log", "The property for the call log.") { $0.arrangement.log }
    }
}

extension Expectation: TemplateRecord {
    package static let schema = RecordSchema<Self>(
        "Expectation", doc: "An expectation: two expressions and an operator."
    ) {
        Field("left", "The actual value: `view.showReceivedRows`.") { $0.left }
        Field("operator", "The operator: `==`, `===` or `is`.") { $0.comparison.rawValue }
        Field("right", "The expected value: `rows`, `nil`; after `is`, a type.") { $0.right }
    }
}

/// The data for the template of the test skeletons of one class.
package struct SkeletonRecord: TemplateRecord {
    let suite: SuiteRecord
    let imports: [String]
    let projection: TemplateContextBuilder

    package static let schema = RecordSchema<Self>(
        "Skeleton", doc: "Disabled tests of members that you implement."
    ) {
        Field("app", "The app's settings.") { $0.projection.app }
        Field("imports", "The modules to import, sorted, with `Foundation`.") { $0.imports }
        Field("suite", "The suite and its tests.") { $0.suite }
    }
}
