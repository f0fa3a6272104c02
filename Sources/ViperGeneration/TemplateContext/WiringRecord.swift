import SwiftSource
import TemplateEngine
import ViperModel
import ViperSpec

/// The wiring test and the leak test of a module. The first checks that all parts are connected, the second that they
/// are deallocated.
package struct WiringRecord: TemplateRecord {
    private let module: Module
    private let projection: TemplateContextBuilder
    /// Statements that declare a constant for each input without a default.
    private let constants: [String]
    /// The arguments of the module's destination for these inputs.
    private let arguments: [WiringArgumentRecord]
    private let dependencies: [MockedDependencyRecord]
    /// The reason why the tests are not generated; nil if they are.
    private let obstacle: String?
    /// The types whose fixtures you implement.
    let unwritten: [String]
    /// The events that the leak test sends; nil if a test cannot open the module.
    private let events: LeakTestEvents?

    init(of module: Module, in projection: TemplateContextBuilder) {
        self.module = module
        self.projection = projection
        var (constants, arguments, unwritten) = ([String](), [WiringArgumentRecord](), [String]())
        let mocked = projection.program.app.style == .classes ? [module.view, module.router, module.delegate] : []
        var obstacle = mocked.compactMap(\.self).compactMap(\.mockObstacle).first
        for input in module.inputs where input.defaultValue == nil {
            if let made = projection.fixtureFactory().value(of: input.type, named: input.name) {
                let name = Self.local(input.name, in: module)
                constants.append(made.constant(name, type: input.type.storedText))
                arguments.append(WiringArgumentRecord(label: SwiftName.label(input.name), value: name))
                unwritten += made.needs
            } else {
                obstacle = MissingFixtureError(type: input.type.text).reason
            }
        }
        var dependencies: [MockedDependencyRecord] = []
        for dependency in module.dependencies {
            guard let made = projection.fixtureFactory().value(of: dependency.type, named: dependency.name) else {
                obstacle = MissingFixtureError(type: dependency.type.text).reason
                break
            }
            unwritten += made.needs
            dependencies.append(MockedDependencyRecord(dependency: dependency, made: made))
        }
        self.constants = constants
        self.arguments = arguments
        self.dependencies = obstacle == nil ? dependencies : []
        self.obstacle = obstacle
        self.unwritten = obstacle == nil ? unwritten.unique : []
        let isTested = projection.program.app.settings(of: module).emit.contains(.tests)
        events = obstacle == nil && isTested && !mocked.isEmpty ? LeakTestEvents(of: module, in: projection) : nil
    }

    /// The tests that are not generated.
    var omitted: [OmittedTest] {
        guard let obstacle else { return [] }
        let functions =
            switch projection.program.app.style {
            case .classes:
                ["everyPartIsConnected", "deallocatesWithView"]
                    + (module.delegate == nil ? [] : ["doesNotRetainDelegate"])
            case .reactive: ["partsEndWithInput"]
            }
        let suite = naming.assemblyTests(module.name)
        return functions.map { OmittedTest("\(suite).\($0)() \(obstacle)", at: module.location) }
    }

    private var naming: Naming { projection.naming }

    package static let schema = RecordSchema<Self>("Wiring", doc: "The wiring test and the leak test of a module.") {
        Field("name", "The suite's name: `TodoListAssemblyTests`.") { $0.naming.assemblyTests($0.module.name) }
        Field("isPossible", "Whether a test can open the module.") { $0.obstacle == nil }
        Field("fixtures", "The types whose fixtures you implement; the wiring and leak tests need them.") {
            $0.unwritten
        }
        Field("constants", "The statements that declare a constant for each input without a default.") { $0.constants }
        Field("arguments", "The arguments of the module's destination.") { $0.arguments }
        Field("presenterClass", "The presenter: `TodoAddPresenter`.") { $0.naming.presenterClass($0.module.name) }
        Field("viewMock", "The view's mock: `TodoAddViewProtocolMock`.") { $0.naming.mock($0.module.view.protocolName) }
        Field("navigationMock", "The navigation's mock: `NavigationMock`.") {
            $0.naming.mock($0.naming.name(of: .navigation))
        }
        Field("presenterOfView", "The property of the view's mock that holds the presenter.") {
            $0.projection.mocked(
                $0.module.view.protocolName, members: $0.module.view.inheritedMembers + $0.module.view.members
            ).presenterOfView
        }
        Field("delegateMock", "The mock of the delegate, `TodoAddDelegateMock`, or empty.") { wiring in
            wiring.module.delegate.map { wiring.naming.mock($0.protocolName) } ?? ""
        }
        Field("routerMock", "The mock of the router, `TodoAddRouterProtocolMock`, or empty.") { wiring in
            wiring.module.router.map { wiring.naming.mock($0.protocolName) } ?? ""
        }
        Field("router", "The expression that passes the router's mock, or empty.") { wiring -> String in
            guard let router = wiring.module.router else { return "" }
            let locals = router.parameters.filter { $0.origin == .assembly }.map { _ in "_" }
            return locals.isEmpty ? "router" : "{ \(locals.joined(separator: ", ")) in router }"
        }
        Field("events", "The statements that send events to the presenter.") { $0.events?.statements ?? [] }
        Field("waits", "Whether a statement in `events` contains `await`.") { $0.events?.isWaiting ?? false }
        Field("parts", "The parts that the wiring test inspects.") { $0.parts }
        Field("expectations", "The expectations that hold if every part is connected.") { $0.expectations }
        Field("dependenciesMock", "The mock of the module's dependencies, or empty.") {
            $0.dependencies.isEmpty ? "" : $0.naming.mock($0.naming.dependencies($0.module.name))
        }
        Field("dependencies", "The properties of `dependenciesMock`.") { $0.dependencies }
    }

    /// A part that the assembly creates for the presenter: an interactor.
    private struct Helper {
        /// The constant for the part.
        let name: String
        /// The presenter's property for the part.
        let value: String
        let className: String
        /// The interactor's property for its output.
        let output: String?
        /// The inputs that the interactor takes and that a test can compare.
        let inputs: [String]
        /// Whether a test on the main actor can read the interactor's properties.
        let isVisible: Bool

        var isReadByTests: Bool { isVisible && (output != nil || !inputs.isEmpty) }
    }

    private var helpers: [Helper] {
        module.helpers.map { part in
            let section = module.sections(of: part)[0]
            return Helper(
                name: module.constant(of: part).escapedName, value: "presenter.\(module.property(of: part, naming))",
                className: module.className(of: part, projection.program.app),
                output: module.links(of: part, naming).first?.property, inputs: comparable(section),
                isVisible: section.isolation != .actor
                    && projection.isolation(of: section) == projection.app.isolation)
        }
    }

    private var parts: [AssembledPartRecord] {
        helpers.filter(\.isReadByTests).map {
            AssembledPartRecord(name: $0.name, value: "\($0.value) as? \($0.className)")
        }
    }

    private var expectations: [Expectation] {
        let kindsOfHelpers = Set(module.helpers.map(\.kind))
        var expectations = module.links(of: .presenter, naming).compactMap { link -> Expectation? in
            guard let kind = link.section?.kind, !kindsOfHelpers.contains(kind) else { return nil }
            return Expectation("presenter.\(link.property)", .identical, kind.rawValue)
        }
        expectations += comparable(module.presenter).map {
            Expectation("presenter.\($0)", .equal, local($0))
        }
        for helper in helpers {
            guard helper.isReadByTests else {
                expectations.append(Expectation(helper.value, .isType, helper.className))
                continue
            }
            if let output = helper.output {
                expectations.append(Expectation("\(helper.name).\(output)", .identical, "presenter"))
            }
            expectations += helper.inputs.map { Expectation("\(helper.name).\($0)", .equal, local($0)) }
        }
        return expectations
    }

    private func local(_ input: String) -> String { Self.local(input, in: module) }

    /// The names of constants and functions in the tests.
    private static let namesInTests = TestFramework.swiftTesting.functions.union([
        "module", "made", "assembled", "kept", "view", "presenter", "router", "delegate", "dependencies",
    ])

    /// Returns the name of the constant for an input, different from all names in the tests.
    private static func local(_ input: String, in module: Module) -> String {
        let taken = namesInTests.union(module.helpers.map(module.constant(of:)))
        guard taken.contains(input) else { return input.escapedName }
        let others = taken.union(module.inputs.map(\.name))
        var name = input + "Input"
        while others.contains(name) { name += "Input" }
        return name
    }

    /// Returns the inputs that a class takes and that a test can compare.
    private func comparable(_ section: Section) -> [String] {
        section.parameters.filter { parameter in
            parameter.origin == .input && projection.catalog.equality(of: parameter.type) == .equatable
                && module.inputs.contains { $0.name == parameter.name && $0.defaultValue == nil }
        }.map(\.name)
    }
}

/// An argument of the module's destination in a test.
package struct WiringArgumentRecord: TemplateRecord {
    let label: String
    let value: String

    package static let schema = RecordSchema<Self>(
        "WiringArgument", doc: "An argument of the module's destination in a test."
    ) {
        Field("label", "The label.") { $0.label }
        Field("value", "The constant.") { $0.value }
    }
}

/// A part that the wiring test inspects.
package struct AssembledPartRecord: TemplateRecord {
    let name: String
    let value: String

    package static let schema = RecordSchema<Self>("WiredPart", doc: "A part that the wiring test inspects.") {
        Field("name", "The constant for the part.") { $0.name }
        Field("value", "The expression for the part, cast to its class.") { $0.value }
    }
}

/// A dependency in a test.
package struct MockedDependencyRecord: TemplateRecord {
    let dependency: Dependency
    let made: FixtureExpression

    package static let schema = RecordSchema<Self>("MockedDependency", doc: "A dependency in a test.") {
        Field("name", "The dependency's name.") { $0.dependency.name }
        Field("type", "The dependency's type.") { TypeRecord($0.dependency.type) }
        Field("value", "The mock or sample value.") { $0.made.text(as: $0.dependency.type.text) }
    }
}
