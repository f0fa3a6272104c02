import SwiftSource
import TemplateEngine
import ViperModel
import ViperSpec

extension TemplateContextBuilder {
    /// A base class for the tests of one part. It creates the part with mocks, connected as in the app.
    package struct TestCaseSetup: TemplateRecord {
        /// The tested part.
        package let subject: ModulePart
        /// The tested class.
        let className: String
        /// The base class of the tests.
        let name: String
        let isolation: String
        /// The property for the call log: `log`, unless a part has that name.
        let log: String
        /// The property for the tested part: `presenter`.
        let property: String
        let parts: [TestCaseDependency]
        /// The arguments of the tested class's initializer, with labels: `view: view`.
        let arguments: [String]
        /// The types whose fixtures you implement.
        package let unwritten: [String]
        /// The reason why a test cannot create the class; nil if it can. For example, a part has neither a mock nor a
        /// sample value. The reason follows the name of a test in a message.
        package let obstacle: String?

        /// Returns a record of a test that is not generated. The reason follows the name of the member in a message.
        func omission(_ member: Member, _ reason: String) -> OmittedTest {
            OmittedTest("\(className).\(member.fullName) \(reason)", at: member.location)
        }

        package static let schema = RecordSchema<Self>(
            "Arrangement",
            doc:
                "A base class for tests of one part. The base class creates the part and its mocks, and connects them as the app does."
        ) {
            Field("name", "The base class's name: `TodoListPresenterTestCase`.") { $0.name }
            Field("isolation", "The isolation attribute, or empty.") { $0.isolation }
            Field("log", "The property for the call log: `log`, unless a part has that name.") { $0.log }
            Field("subject", "The property for the tested part: `presenter`.") { $0.property }
            Field("subjectClass", "The tested class: `TodoListPresenter`.") { $0.className }
            Field("parts", "The mocks and sample values.") { $0.parts }
            Field("arguments", "The arguments of the initializer: `router: router`.") { $0.arguments }
            Field("hasSamples", "Whether there are sample values. A test can replace them before it uses the part.") {
                $0.parts.contains { !$0.value.isEmpty }
            }
        }
    }

    /// A mock or a sample value for the class under test.
    package struct TestCaseDependency: TemplateRecord {
        /// The name of the part in the class.
        let name: String
        /// The property of the base class that holds the part.
        let property: String
        let type: String
        /// The expression of a sample value; empty for a mock.
        let value: String
        /// The types whose fixtures you implement.
        let unwritten: [String]
        /// Whether the initializer takes the part. Otherwise, the base class creates the tested object, and then
        /// assigns the part to the object's property.
        var isHanded: Bool
        /// The argument of the initializer.
        var argument: String { SwiftName.label(name) + ": " + property.escapedName }

        package static let schema = RecordSchema<Self>("ArrangedPart", doc: "A mock or a sample value.") {
            Field("name", "The part's name in the class.") { $0.name }
            Field("label", "The part's name as an argument label.") { SwiftName.label($0.name) }
            Field("property", "The property of the base class, in backticks if required.") { $0.property.escapedName }
            Field("type", "The part's type.") { $0.type }
            Field("value", "The sample value; empty for a mock.") { $0.value }
            Field("isHanded", "Whether the initializer takes the part.") { $0.isHanded }
        }
    }

    /// Returns the base classes for flow tests and test skeletons of all parts except the view.
    package func arrangements(of module: Module) -> [TestCaseSetup] {
        module.parts.filter { $0 != .view }.map { arrangement(of: $0, of: module) }
    }

    private func arrangement(of part: ModulePart, of module: Module) -> TestCaseSetup {
        let className = module.className(of: part, program.app)
        if program.app.emit(of: module).isDisjoint(with: .withClasses) {
            return ownArrangement(of: part, of: module, className)
        }
        let section = module.sections(of: part)[0]
        let links = module.links(of: part, naming)
        let mocks = links.map(mock)
        let log = "log".free(of: Set(mocks.map(\.name) + section.parameters.map(\.name)))
        let values = section.parameters.map { (parameter: $0, part: self.part(for: $0, log: log)) }
        let made = values.compactMap(\.part)
        let obstacles =
            links.compactMap(\.section?.mockObstacle)
            + values.filter { $0.part == nil }.map { MissingFixtureError(type: $0.parameter.type.text).reason }
        // The parts are in the order in which the class takes or stores them.
        let parts = part.kind == .interactor ? made + mocks : mocks + made
        return TestCaseSetup(
            subject: part, className: className, name: naming.testCase(of: className),
            isolation: section.isolation == .actor ? app.isolation : isolation(of: section), log: log,
            property: part.kind.rawValue, parts: parts, arguments: parts.filter(\.isHanded).map(\.argument),
            unwritten: parts.flatMap(\.unwritten).unique, obstacle: obstacles.first)
    }

    /// Returns the base class for tests of a class that you wrote. It calls your initializer, with mocks for parts and
    /// nil for optional arguments. A part is left out if neither the initializer takes it nor a test can set it.
    private func ownArrangement(of part: ModulePart, of module: Module, _ className: String) -> TestCaseSetup {
        let section = module.sections(of: part)[0]
        let own = program.ownClasses[className]
        var links = module.links(of: part, naming)
        let log = "log".free(of: Set(links.map(\.property)))
        var (parts, arguments): ([TestCaseDependency], [String]) = ([], [])
        var obstacle = own?.parameters == nil ? "needs an initializer that a test can call" : nil
        for parameter in own?.parameters ?? [] {
            let label = parameter.label.map { SwiftName.label($0.name) + ": " } ?? ""
            guard let type = parameter.type else { continue }
            if let index = links.firstIndex(where: { type.mentionedNames.contains($0.protocolName) }) {
                var made = mock(of: links.remove(at: index))
                made.isHanded = true
                parts.append(made)
                arguments.append(label + made.property.escapedName)
            } else if parameter.defaultValue != nil {
                continue
            } else if type.isOptional {
                arguments.append(label + "nil")
            } else if let made = self.part(
                for: InitializerParameter(
                    name: parameter.name.name, type: type, origin: .dependency, location: section.location), log: log)
            {
                parts.append(made)
                arguments.append(label + made.property.escapedName)
            } else {
                obstacle = obstacle ?? MissingFixtureError(type: type.text).reason
            }
        }
        for link in links where own?.settable[link.property]?.mentionedNames.contains(link.protocolName) == true {
            var made = mock(of: link)
            made.isHanded = false
            parts.append(made)
        }
        let mocked = Set(parts.map(\.type))
        let unmockable = module.links(of: part, naming).filter { mocked.contains(naming.mock($0.protocolName)) }
        return TestCaseSetup(
            subject: part, className: className, name: naming.testCase(of: className),
            isolation: section.isolation == .actor ? app.isolation : isolation(of: section), log: log,
            property: part.kind.rawValue, parts: parts, arguments: arguments,
            unwritten: parts.flatMap(\.unwritten).unique,
            obstacle: obstacle ?? unmockable.lazy.compactMap(\.section?.mockObstacle).first)
    }

    private func mock(of link: PartLink) -> TestCaseDependency {
        TestCaseDependency(
            name: link.property, property: app.tests.property(link.property), type: naming.mock(link.protocolName),
            value: "", unwritten: [], isHanded: link.ownership != .weakProperty)
    }

    private func part(for parameter: InitializerParameter, log: String) -> TestCaseDependency? {
        guard let made = fixtureFactory(mocks: "log: \(log)").value(of: parameter.type, named: parameter.name) else {
            return nil
        }
        // The property for a mock has the type of the mock, so that tests can read its calls.
        let mock = made.isMock ? made.text.firstIndex(of: "(").map { String(made.text[..<$0]) } : nil
        let type = parameter.type.storedText
        return TestCaseDependency(
            name: parameter.name, property: app.tests.property(parameter.name), type: mock ?? type,
            value: mock == nil ? made.text(as: type) : "", unwritten: mock == nil ? made.needs : [], isHanded: true)
    }
}
