import SwiftSource
import TemplateEngine
import ViperModel
import ViperSpec

extension Projection {
    /// A class of a module among mocks, connected as the assembly does it.
    package struct Arrangement: TemplateRecord {
        package let subject: ModulePart
        /// The class that is tested.
        let className: String
        /// The class that tests inherit.
        let name: String
        let isolation: String
        /// The property that holds the call log: `log`, unless a part has that name.
        let log: String
        /// The property that is tested: `presenter`.
        let property: String
        let parts: [ArrangedPart]
        /// What its initializer takes, with labels: `view: view`.
        let arguments: [String]
        /// The types whose fixture a person has to write.
        package let unwritten: [String]
        /// Why the class cannot be made, because a part has neither a mock nor a sample; completes "it …".
        package let obstacle: String?

        /// The note that a test is not written, for a reason that completes "it …".
        func omission(_ member: Member, _ reason: String) -> OmittedTest {
            OmittedTest("\(className).\(member.fullName) \(reason)", at: member.location)
        }

        package static let schema = RecordSchema<Self>(
            "Arrangement", doc: "A class among mocks, connected as in the app: what its tests begin with."
        ) {
            Field("name", "The class that tests inherit: `TodoListPresenterTestCase`.") { $0.name }
            Field("isolation", "The attribute before it, or nothing.") { $0.isolation }
            Field("log", "The property that holds the call log: `log`, unless a part has that name.") { $0.log }
            Field("subject", "The property that is tested: `presenter`.") { $0.property }
            Field("subjectClass", "Its class: `TodoListPresenter`.") { $0.className }
            Field("parts", "The mocks and sample values that it is made with.") { $0.parts }
            Field("arguments", "What its initializer takes: `router: router`.") { $0.arguments }
            Field("hasSamples", "It is made with sample values: a test may set others before it asks for the subject.")
            {
                $0.parts.contains { !$0.value.isEmpty }
            }
        }
    }

    /// A mock or a sample that a class under test is made from.
    package struct ArrangedPart: TemplateRecord {
        /// The name by which the class knows the part.
        let name: String
        /// The property of the suite that holds it.
        let property: String
        let type: String
        /// An expression for a sample value; empty for a mock.
        let value: String
        /// The types whose fixture a person has to write.
        let unwritten: [String]
        /// Whether the initialiser takes it. Otherwise it is set once the class has been made.
        var isHanded: Bool
        /// How the initializer takes it.
        var argument: String { SwiftName.label(name) + ": " + property.escapedName }

        package static let schema = RecordSchema<Self>("ArrangedPart", doc: "A mock or a sample value.") {
            Field("name", "By what the class knows it.") { $0.name }
            Field("label", "That name as a label.") { SwiftName.label($0.name) }
            Field("property", "The property of the tests that holds it, in backticks where it must be.") {
                $0.property.escapedName
            }
            Field("type", "Its type.") { $0.type }
            Field("value", "A sample; nothing for a mock.") { $0.value }
            Field("isHanded", "The initialiser takes it; otherwise it is set once the class was made.") { $0.isHanded }
        }
    }

    /// The arrangements of all classes of a module that can be tested, for flow tests and for skeletons.
    package func arrangements(of module: Module) -> [Arrangement] {
        module.parts.filter { $0 != .view }.map { arrangement(of: $0, of: module) }
    }

    private func arrangement(of part: ModulePart, of module: Module) -> Arrangement {
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
            + values.filter { $0.part == nil }.map { CannotBeMade(type: $0.parameter.type.text).reason }
        // In the order in which the class takes or keeps them.
        let parts = part.kind == .interactor ? made + mocks : mocks + made
        return Arrangement(
            subject: part, className: className, name: naming.testCase(of: className),
            isolation: section.isolation == .actor ? app.isolation : isolation(of: section), log: log,
            property: part.kind.rawValue, parts: parts, arguments: parts.filter(\.isHanded).map(\.argument),
            unwritten: parts.flatMap(\.unwritten).unique, obstacle: obstacles.first)
    }

    /// A class that people wrote, made with the initializer that they wrote: parts are mocks, and what is optional is left out.
    /// A part that neither the initializer takes nor a test can set is not there.
    private func ownArrangement(of part: ModulePart, of module: Module, _ className: String) -> Arrangement {
        let section = module.sections(of: part)[0]
        let own = program.ownClasses[className]
        var links = module.links(of: part, naming)
        let log = "log".free(of: Set(links.map(\.property)))
        var (parts, arguments): ([ArrangedPart], [String]) = ([], [])
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
                for: InitialiserParameter(
                    name: parameter.name.name, type: type, origin: .dependency, location: section.location), log: log)
            {
                parts.append(made)
                arguments.append(label + made.property.escapedName)
            } else {
                obstacle = obstacle ?? CannotBeMade(type: type.text).reason
            }
        }
        for link in links where own?.settable[link.property]?.mentionedNames.contains(link.protocolName) == true {
            var made = mock(of: link)
            made.isHanded = false
            parts.append(made)
        }
        let mocked = Set(parts.map(\.type))
        let unmockable = module.links(of: part, naming).filter { mocked.contains(naming.mock($0.protocolName)) }
        return Arrangement(
            subject: part, className: className, name: naming.testCase(of: className),
            isolation: section.isolation == .actor ? app.isolation : isolation(of: section), log: log,
            property: part.kind.rawValue, parts: parts, arguments: arguments,
            unwritten: parts.flatMap(\.unwritten).unique,
            obstacle: obstacle ?? unmockable.lazy.compactMap(\.section?.mockObstacle).first)
    }

    private func mock(of link: PartLink) -> ArrangedPart {
        ArrangedPart(
            name: link.property, property: app.tests.property(link.property), type: naming.mock(link.protocolName),
            value: "", unwritten: [], isHanded: link.ownership != .set)
    }

    private func part(for parameter: InitialiserParameter, log: String) -> ArrangedPart? {
        guard let made = maker(mocks: "log: \(log)").value(of: parameter.type, named: parameter.name) else {
            return nil
        }
        // A mock keeps its own type, for tests to look into.
        let mock = made.isMock ? made.text.firstIndex(of: "(").map { String(made.text[..<$0]) } : nil
        let type = parameter.type.storedText
        return ArrangedPart(
            name: parameter.name, property: app.tests.property(parameter.name), type: mock ?? type,
            value: mock == nil ? made.text(as: type) : "", unwritten: mock == nil ? made.needs : [], isHanded: true)
    }
}
