import SwiftSource
import ViperSpec

/// Mocks and fixtures.
extension ContextBuilder {
    func mock(of section: Section, role: String) -> MockContext {
        let isolation = isolation(of: section)
        let isActor = section.isolation == .actor
        return mock(
            of: section.protocolName, members: section.inheritedMembers + section.members, role: role,
            style: isActor ? .actor : .isolated(isolation), isView: section.kind == .view)
    }

    func mock(of service: Service) -> MockContext {
        let style: MockStyle =
            if service.inherited.contains(where: { $0.text == "Actor" }) {
                .actor
            } else if let isolation = service.attributes.first(where: \.isIsolation) {
                .isolated(isolation.text)
            } else {
                .locked
            }
        return mock(
            of: service.name, members: service.inheritedMembers + service.members, role: service.name, style: style,
            generics: service.associatedTypes)
    }

    func mock(of data: DataType) -> MockContext? {
        guard data.hasMock, let requirements = data.requirements else { return nil }
        let isolation = data.outline.attributes.first(where: \.isIsolation)?.text
        return mock(
            of: data.name, members: requirements.inheritedMembers + requirements.members, role: data.name,
            style: isolation.map { .isolated($0) } ?? .locked)
    }

    private func mock(
        of name: String, members: [Member], role: String, style: MockStyle, generics: [AssociatedTypeSyntax] = [],
        isView: Bool = false
    ) -> MockContext {
        let mocked = mocked(name, members: members)
        let parameters = generics.map { type in
            let inherited = type.inherited.isEmpty ? "" : ": " + type.inherited.map(\.text).joined(separator: " & ")
            return type.name.name + inherited
        }
        var functions: [MockFunctionContext] = []
        var properties: [MockPropertyContext] = []
        let writer = MockWriter(
            mock: naming.mock(name), role: role, style: style, signature: signature(),
            defaults: MockDefaults(catalog))
        for member in mocked.members {
            if let property = writer.property(member) {
                properties.append(property)
            } else {
                functions.append(writer.function(member))
            }
        }
        return MockContext(
            name: naming.mock(name), protocolName: name,
            generics: parameters.isEmpty ? "" : "<" + parameters.joined(separator: ", ") + ">",
            isolation: style.attribute, keyword: keyword(for: style), initialiser: initialiser(for: style),
            log: mocked.free("log"),
            state: mocked.free("state"), stateType: catalog["State"] == nil ? "State" : "MockState",
            presenter: mocked.presenterOfView, isLocked: style.isLocked, isView: isView, functions: functions,
            properties: properties)
    }

    /// How the mock of a protocol names what it keeps.
    func mocked(_ name: String, members: [Member]) -> MockedProtocol {
        flows.context.contracts[name]?.mocked ?? MockedProtocol(members: members, aliases: aliases)
    }

    private func keyword(for style: MockStyle) -> String {
        switch style {
        case .actor: "actor"
        case .isolated: "final class"
        case .locked: app.nonisolated + "final class"
        }
    }

    private func initialiser(for style: MockStyle) -> String {
        if case .isolated(let attribute) = style, !attribute.isEmpty, attribute != app.isolation {
            return "nonisolated init"
        }
        return "init"
    }

    // MARK: Fixtures

    /// Of every struct and entity whose properties can all be made up.
    func fixtures(of data: [DataType]) -> [FixtureContext] {
        Fixture.fixtures(of: data, in: catalog).map { fixture in
            let parameters = fixture.parameters.map { "\($0.name): \($0.type) = \($0.defaultValue)" }
            return FixtureContext(
                type: fixture.type,
                signature: layout.list(
                    "static func fixture", parameters, " -> \(fixture.type)", level: 1, suffix: " {"),
                value: fixture.call)
        }
    }
}

/// Where a mock's members run, and what keeps its state whole.
enum MockStyle: Sendable, Hashable {
    /// On an actor, named by the attribute; or nowhere in particular, for an empty one.
    case isolated(String)
    /// Anywhere: the state is behind a lock.
    case locked
    /// An actor, whose state is behind a lock as well, for tests to look at without waiting.
    case actor

    var isLocked: Bool {
        switch self {
        case .isolated: false
        case .locked, .actor: true
        }
    }

    var attribute: String {
        if case .isolated(let attribute) = self { attribute } else { "" }
    }
}

extension MockedProtocol {
    /// The property by which the mock of a view holds its presenter.
    var presenterOfView: String { free("presenterOfView") }

    /// The name, or one like it that neither a member nor one of its parameters has.
    func free(_ name: String) -> String {
        name.free { name in
            members.contains { $0.member.baseName == name || $0.parameters.contains { $0.name.name == name } }
        }
    }
}

extension String {
    /// The name, or one like it that is not taken.
    func free(of taken: Set<String>) -> String { free(where: taken.contains) }

    fileprivate func free(where isTaken: (String) -> Bool) -> String {
        var name = self
        while isTaken(name) { name = "mock" + SwiftName.upperFirst(name) }
        return name
    }
}
