import SwiftSource
import TemplateEngine
import ViperModel
import ViperSpec

/// The tests of a module.
package struct ModuleTestsRecord: TemplateRecord {
    private let hasFlows: Bool
    private let suites: Kept<[SuiteRecord]>
    private let arrangements: Kept<[Projection.Arrangement]>
    private let wiring: Kept<WiringRecord>

    init(
        flows: [FlowTest], arrangements: [Projection.Arrangement], _ wiring: WiringRecord, in projection: Projection
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
        self.suites = Kept(suites)
        self.arrangements = Kept(possible)
        self.wiring = Kept(wiring)
    }

    package static let schema = RecordSchema<Self>("ModuleTests", doc: "The tests of a module.") {
        Field("hasFlows", "A path through a body of the module has a test.") { $0.hasFlows }
        Field("flows", "Flow tests, by the class that is tested.") { $0.suites }
        Field("arrangements", "A presenter, interactor or router among mocks: what its tests begin with.") {
            $0.arrangements
        }
        Field("wiring", "The wiring and the leak test.") { $0.wiring }
    }
}

/// The flow tests or skeletons of one class.
package struct SuiteRecord: TemplateRecord {
    /// The name of the class: `TodoListPresenterFlowTests`.
    package let name: String
    let arrangement: Projection.Arrangement
    /// The tests, in the order of the members.
    package let tests: [TestRecord]

    /// All types whose fixture one of its tests needs.
    var needs: [String] { (arrangement.unwritten + tests.flatMap(\.unwritten)).unique }

    package static let schema = RecordSchema<Self>("Suite", doc: "The flow tests or skeletons of a class.") {
        Field("name", "Its name: `TodoListPresenterFlowTests`.") { $0.name }
        Field("arrangement", "The class that it inherits.") { $0.arrangement.name }
        Field("isolation", "The attribute before it, or nothing.") { $0.arrangement.isolation }
        Field("fixtures", "Types whose fixture is a person's to write, without which no test of the suite can run.") {
            $0.arrangement.unwritten
        }
        Field("tests", "The tests.") { $0.tests }
    }
}

/// A test: what is arranged, the call, what must have happened.
package struct TestRecord: TemplateRecord {
    let test: FlowTest
    let arrangement: Projection.Arrangement
    /// Of a skeleton, why it cannot run yet; or nothing.
    var disabledReason = ""
    var unwritten: [String] { test.unwrittenFixtures.unique }

    package static let schema = RecordSchema<Self>("Test", doc: "A test of one path through a body, or a skeleton.") {
        Field("title", "In words, a string literal for the display name.") { $0.test.title.literal }
        Field("function", "The name of the test function: `didTapAdd`, for XCTest `testDidTapAdd`.") {
            $0.test.function.escapedName
        }
        Field("disabledReason", "Of a skeleton: why it cannot run yet, a string literal; or nothing.") {
            $0.disabledReason.isEmpty ? "" : $0.disabledReason.literal
        }
        Field("fixtures", "Types whose fixture is a person's to write, without which it cannot run.") { $0.unwritten }
        Field("needs", "The same, and those for the parts that all tests of its suite are arranged with.") { record in
            (record.arrangement.unwritten + record.unwritten).unique
        }
        Field("arrangement", "Statements before the call.") { $0.test.arrangement }
        Field("act", "The call that is tested.") { $0.test.act }
        Field("calls", "What the call log holds afterwards, string literals.") { $0.test.calls.map(\.literal) }
        Field("todo", "Of a skeleton: a comment that says what is to be written; or nothing.") {
            $0.disabledReason.isEmpty ? "" : "// TODO: add expectations"
        }
        Field("throws", "The call throws.") { $0.test.thrownError != nil }
        Field("thrown", "The error that the call throws, where it can be compared; or nothing.") { record -> String in
            if case .equal(let value, _) = record.test.thrownError { value } else { "" }
        }
        Field("thrownType", "That error's type, or nothing.") { record -> String in
            if case .equal(_, let type) = record.test.thrownError { type } else { "" }
        }
        Field("expectations", "What holds afterwards.") { $0.test.expectations }
        Field("isAsync", "The call is waited for.") { $0.test.isAsync }
        Field(
            "isThrowing", "The test function is declared `throws`: a call in it may throw, and the error is not caught."
        ) { $0.test.isThrowing }
        Field("log", "The property that holds the call log.") { $0.arrangement.log }
    }
}

extension Expectation: TemplateRecord {
    package static let schema = RecordSchema<Self>(
        "Expectation", doc: "Something that holds after a test: two expressions, and what is between them."
    ) {
        Field("left", "The expression that is looked at: `view.showReceivedRows`.") { $0.left }
        Field("operator", "`==`, `===` or `is`.") { $0.comparison.rawValue }
        Field("right", "What it is to be: `rows`, `nil`; behind `is` a type.") { $0.right }
    }
}

/// Skeletons of tests for members that a person writes.
package struct SkeletonRecord: TemplateRecord {
    let suite: Kept<SuiteRecord>
    let imports: Kept<[String]>
    let projection: Projection

    package static let schema = RecordSchema<Self>(
        "Skeleton", doc: "Tests of members that you write, arranged but disabled."
    ) {
        Field("app", "The app's settings.") { $0.projection.keptApp }
        Field("imports", "Modules to import, in order; `Foundation` is one of them.") { $0.imports }
        Field("suite", "The suite and its tests.") { $0.suite }
    }
}
