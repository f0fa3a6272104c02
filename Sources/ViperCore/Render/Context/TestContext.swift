import TemplateEngine

/// The tests of a module.
package struct ModuleTestsContext: TemplateRecord {
    var arrangements: [ArrangementContext]
    var flows: [SuiteContext]
    var wiring: WiringContext

    package static let schema = RecordSchema<Self>("ModuleTests", doc: "The tests of a module.") {
        Field("arrangements", "A presenter, interactor or router among mocks: what its tests begin with.") {
            $0.arrangements
        }
        Field("flows", "Flow tests, by the class that is tested.") { $0.flows }
        Field("wiring", "The wiring and the leak test.") { $0.wiring }
    }
}

/// A class among mocks, connected as the assembly does it.
package struct ArrangementContext: TemplateRecord {
    var name: String
    var isolation: String
    var log: String
    var subject: String
    var subjectClass: String
    var properties: [PropertyContext]
    var assignments: [String]

    package static let schema = RecordSchema<Self>(
        "Arrangement", doc: "A class among mocks, connected as the assembly does it."
    ) {
        Field("name", "The class that tests inherit: `TodoListPresenterTestCase`.") { $0.name }
        Field("isolation", "The attribute before it, or nothing.") { $0.isolation }
        Field("log", "The property that holds the call log: `log`, unless a part has that name.") { $0.log }
        Field("subject", "The property that is tested: `presenter`.") { $0.subject }
        Field("subjectClass", "Its class: `TodoListPresenter`.") { $0.subjectClass }
        Field("properties", "The mocks and the subject.") { $0.properties }
        Field("assignments", "The statements of its initialiser.") { $0.assignments }
    }
}

/// The flow tests or skeletons of one class.
package struct SuiteContext: TemplateRecord {
    var name: String
    var arrangement: String
    var isolation: String
    var unwritten: [String]
    var tests: [TestContext]

    package static let schema = RecordSchema<Self>("Suite", doc: "The flow tests or skeletons of a class.") {
        Field("name", "Of the suite: `TodoListPresenterFlowTests`.") { $0.name }
        Field("attribute", "`@Suite` with the conditions under which it runs, or nothing.") { $0.attribute }
        Field("arrangement", "The class that it inherits, or nothing where no value can be made for one of its parts.")
        {
            $0.arrangement
        }
        Field("isolation", "The attribute before it, or nothing.") { $0.isolation }
        Field("fixtures", "Types whose fixture is a person's to write, without which no test of the suite can run.") {
            $0.unwritten
        }
        Field("tests", "The tests.") { $0.tests }
    }
}

/// A test: what is arranged, the call, what must have happened.
package struct TestContext: TemplateRecord {
    var title: String
    var function: String
    var disabledReason: String
    var unwritten: [String]
    /// The same for the parts of its suite.
    var unwrittenParts: [String] = []
    var arrangement: [String]
    var act: String
    var calls: String
    var todo: String
    var thrown: FlowTest.ThrownError?
    var expectations: [Expectation]
    var isAsync: Bool
    var isThrowing: Bool
    var log: String
    var layout: Layout

    package static let schema = RecordSchema<Self>("Test", doc: "A test of one path through a body, or a skeleton.") {
        Field("title", "In words, a string literal for the display name.") { $0.title }
        Field("attribute", "`@Test` with its title and the conditions under which it runs.") { $0.attribute }
        Field("skips", "The same for XCTest: statements that it begins with.") { $0.skips }
        Field("function", "The name of the test function: `didTapAdd`, for XCTest `testDidTapAdd`.") { $0.function }
        Field("disabledReason", "Why it cannot run yet, a string literal; or nothing.") { $0.disabledReason }
        Field("fixtures", "Types whose fixture is a person's to write, without which it cannot run.") { $0.unwritten }
        Field("arrangement", "Statements before the call.") { $0.arrangement }
        Field("act", "The call that is tested; nothing where it cannot be made.") { $0.act }
        Field("calls", "What the call log holds afterwards, an array literal.") { $0.calls }
        Field("todo", "Of a skeleton: a comment that says what is to be written; or nothing.") { $0.todo }
        Field("throws", "The call throws.") { $0.thrown != nil }
        Field("thrown", "The error that the call throws, where it can be compared; or nothing.") {
            $0.thrown?.value ?? ""
        }
        Field("thrownType", "That error's type, or nothing.") { $0.thrown?.type ?? "" }
        Field("expectations", "What holds afterwards.") { $0.expectations.map(ExpectationContext.init) }
        Field("isAsync", "The call is waited for.") { $0.isAsync }
        Field("isThrowing", "Something in it may throw an error that it does not wait for.") { $0.isThrowing }
        Field("log", "The property that holds the call log.") { $0.log }
    }
}

/// Something that holds after a test.
package struct ExpectationContext: TemplateRecord {
    var expectation: Expectation

    package static let schema = RecordSchema<Self>(
        "Expectation", doc: "Something that holds after a test: two expressions, and what is between them."
    ) {
        Field("left", "The expression that is looked at: `view.showReceivedRows`.") { $0.expectation.left }
        Field("operator", "`==`, `===` or `is`.") { $0.expectation.comparison.rawValue }
        Field("right", "What it is to be: `rows`, `nil`; behind `is` a type.") { $0.expectation.right }
    }
}

/// The wiring test and the leak test of a module.
package struct WiringContext: TemplateRecord {
    var name: String
    var disabledReason: String
    var unwritten: [String]
    var arrangement: [String]
    var arguments: String
    var presenterClass: String
    var viewMock: String
    var presenterOfView: String
    var delegateMock: String
    var closureParameters: String
    var parts: [WiredPartContext]
    var expectations: [Expectation]
    var canFail: Bool
    var hasInterface: Bool
    var dependenciesMock: String
    var dependencies: [MockedDependencyContext]
    var dependenciesProtocol: String

    package static let schema = RecordSchema<Self>("Wiring", doc: "The wiring test and the leak test of a module.") {
        Field("name", "Of the suite: `TodoListAssemblyTests`.") { $0.name }
        Field("attribute", "`@Suite` with the conditions under which it runs, or nothing.") { $0.attribute }
        Field("skips", "The same for XCTest: statements that a test begins with.") { $0.conditions.skips(.standard) }
        Field("disabledReason", "Why it cannot run, a string literal; or nothing.") { $0.disabledReason }
        Field("fixtures", "Types whose fixture is a person's to write, without which it cannot run.") { $0.unwritten }
        Field("arrangement", "Constants for what is handed over, and the value that opens the module: `module`.") {
            $0.arrangement
        }
        Field("arguments", "The arguments of `assemble`, the view left out.") { $0.arguments }
        Field("presenterClass", "`TodoAddPresenter`") { $0.presenterClass }
        Field("viewMock", "`TodoAddViewProtocolMock`") { $0.viewMock }
        Field("presenterOfView", "The property by which that holds its presenter.") { $0.presenterOfView }
        Field("delegateMock", "`TodoAddDelegateMock`, or nothing.") { $0.delegateMock }
        Field("closureParameters", "Further parameters of the closure that makes the view: `, _`; or nothing.") {
            $0.closureParameters
        }
        Field("parts", "The parts to look at.") { $0.parts }
        Field("expectations", "What holds when every part is connected.") {
            $0.expectations.map(ExpectationContext.init)
        }
        Field("canFail", "An assembly line may stop the module from opening.") { $0.canFail }
        Field("hasInterface", "`assemble` returns the view and the interface.") { $0.hasInterface }
        Field("dependenciesMock", "The class that stands for the app's dependencies, or nothing.") {
            $0.dependenciesMock
        }
        Field("dependencies", "The properties of that class.") { $0.dependencies }
        Field("dependenciesProtocol", "`TodoAddDependencies`") { $0.dependenciesProtocol }
    }
}

/// A part that the wiring test looks at.
package struct WiredPartContext: TemplateRecord {
    var name: String
    var value: String

    package static let schema = RecordSchema<Self>("WiredPart", doc: "A part that the wiring test looks at.") {
        Field("name", "The constant that holds it.") { $0.name }
        Field("value", "An expression that is nil where it is not there.") { $0.value }
    }
}

/// A dependency in a test.
package struct MockedDependencyContext: TemplateRecord {
    var name: String
    var type: String
    var value: String

    package static let schema = RecordSchema<Self>("MockedDependency", doc: "A dependency in a test.") {
        Field("name", "Its name.") { $0.name }
        Field("type", "Its type.") { $0.type }
        Field("value", "A mock or a sample value.") { $0.value }
    }
}

/// Skeletons of tests for members that a person writes: the root of `tests/Skeleton.swift`.
package struct SkeletonContext: TemplateRecord {
    var app: SharedRecord<AppContext>
    var imports: [String]
    var suite: SuiteContext

    package static let schema = RecordSchema<Self>(
        "Skeleton", doc: "Tests of members that you write, arranged but disabled."
    ) {
        Field("app", "The app's settings.") { $0.app }
        Field("imports", "Modules to import, in order; `Foundation` is one of them.") { $0.imports }
        Field("suite", "The suite and its tests.") { $0.suite }
    }
}

/// Fixtures of types that the specs don't know: the root of `tests/Fixtures.swift`.
package struct FixturesContext: TemplateRecord {
    var app: SharedRecord<AppContext>
    var imports: [String]
    var types: [String]
    var list: String

    package static let schema = RecordSchema<Self>("Fixtures", doc: "Fixtures of types that the specs don't know.") {
        Field("app", "The app's settings.") { $0.app }
        Field("imports", "Modules to import, in order; `Foundation` is one of them.") { $0.imports }
        Field("types", "The types.") { $0.types }
        Field("list", "Their names, an array literal.") { $0.list }
    }
}

// MARK: - Conditions

extension SuiteContext {
    fileprivate var attribute: String { TestConditions(unwritten: unwritten).suiteAttribute }
}

extension WiringContext {
    fileprivate var conditions: TestConditions { TestConditions(disabledReason: disabledReason, unwritten: unwritten) }
    fileprivate var attribute: String { conditions.suiteAttribute }
}

extension TestContext {
    fileprivate var attribute: String {
        let conditions = TestConditions(disabledReason: disabledReason, unwritten: unwritten)
        return layout.list("@Test", [title] + conditions.traits(layout, level: 2), level: 1)
    }

    /// With what its suite waits for: a suite of XCTest has no conditions of its own.
    var skips: [String] {
        TestConditions(disabledReason: disabledReason, unwritten: (unwrittenParts + unwritten).unique).skips(layout)
    }
}

extension FlowTest.ThrownError {
    fileprivate var value: String? { if case .equal(let value, _) = self { value } else { nil } }
    fileprivate var type: String? { if case .equal(_, let type) = self { type } else { nil } }
}
