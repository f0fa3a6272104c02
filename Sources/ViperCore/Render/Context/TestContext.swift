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
    var arrangement: [String]
    var act: String
    var calls: String
    var todo: String
    var expectations: [String]
    var effects: String
    var log: String
    var layout: Layout

    package static let schema = RecordSchema<Self>("Test", doc: "A test of one path through a body, or a skeleton.") {
        Field("title", "In words, a string literal for the display name.") { $0.title }
        Field("attribute", "`@Test` with its title and the conditions under which it runs.") { $0.attribute }
        Field("function", "The name of the test function.") { $0.function }
        Field("disabledReason", "Why it cannot run yet, a string literal; or nothing.") { $0.disabledReason }
        Field("fixtures", "Types whose fixture is a person's to write, without which it cannot run.") { $0.unwritten }
        Field("arrangement", "Statements before the call.") { $0.arrangement }
        Field("act", "The call that is tested; nothing where it cannot be made.") { $0.act }
        Field("calls", "What the call log holds afterwards, an array literal.") { $0.calls }
        Field("todo", "Of a skeleton: a comment that says what is to be written; or nothing.") { $0.todo }
        Field("expectations", "Expressions that are true afterwards.") { $0.expectations }
        Field("effects", "` async throws`, with a space before it, or nothing.") { $0.effects }
        Field("log", "The property that holds the call log.") { $0.log }
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
    var parts: [String]
    var expectations: [String]
    var canFail: Bool
    var hasInterface: Bool
    var dependenciesMock: String
    var dependencies: [MockedDependencyContext]
    var dependenciesProtocol: String

    package static let schema = RecordSchema<Self>("Wiring", doc: "The wiring test and the leak test of a module.") {
        Field("name", "Of the suite: `TodoListAssemblyTests`.") { $0.name }
        Field("attribute", "`@Suite` with the conditions under which it runs, or nothing.") { $0.attribute }
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
        Field("parts", "Statements that get the parts to look at.") { $0.parts }
        Field("expectations", "Expressions that are true when every part is connected.") { $0.expectations }
        Field("canFail", "An assembly line may stop the module from opening.") { $0.canFail }
        Field("hasInterface", "`assemble` returns the view and the interface.") { $0.hasInterface }
        Field("dependenciesMock", "The class that stands for the app's dependencies, or nothing.") {
            $0.dependenciesMock
        }
        Field("dependencies", "The properties of that class.") { $0.dependencies }
        Field("dependenciesProtocol", "`TodoAddDependencies`") { $0.dependenciesProtocol }
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
    var app: AppContext
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
    var app: AppContext
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
    fileprivate var attribute: String {
        TestConditions(disabledReason: disabledReason, unwritten: unwritten).suiteAttribute
    }
}

extension TestContext {
    fileprivate var attribute: String {
        let conditions = TestConditions(disabledReason: disabledReason, unwritten: unwritten)
        return layout.list("@Test", [title] + conditions.traits(layout, level: 2), level: 1)
    }
}

/// When a test runs, as traits of Swift Testing.
private struct TestConditions {
    var disabledReason = ""
    var unwritten: [String]

    /// Laid out for lines of their own.
    func traits(_ layout: Layout, level: Int) -> [String] {
        (disabledReason.isEmpty ? [] : [".disabled(\(disabledReason))"])
            + unwritten.map { type in
                let reason = "\(type).fixture() is not written yet".literal
                let condition = "if: Fixtures.unwritten.contains(\(type.literal))"
                return layout.list(".disabled", [condition, reason], level: level, suffix: ",")
            }
    }

    var suiteAttribute: String {
        let traits = traits(.standard, level: 1)
        return traits.isEmpty ? "" : Layout.standard.list("@Suite", traits, level: 0)
    }
}
