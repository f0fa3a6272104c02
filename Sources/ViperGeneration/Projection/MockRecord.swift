import SwiftSource
import TemplateEngine
import ViperModel
import ViperSpec

/// The mock of a protocol.
package struct MockRecord: TemplateRecord {
    private var protocolName: String
    private let mocked: MockedProtocol
    private let place: MockPlace
    private let generics: [AssociatedTypeSyntax]
    private let isView: Bool
    private let projection: Projection
    private var name: String
    private let log: String
    private let state: String
    private let properties: Kept<[MockMemberRecord]>
    private let functions: Kept<[MockMemberRecord]>

    init(_ section: Section, role: String, in projection: Projection) {
        self.init(
            section.protocolName, members: section.inheritedMembers + section.members, role: role,
            place: section.isolation == .actor ? .actor : .isolated(projection.isolation(of: section)),
            isView: section.kind == .view, in: projection)
    }

    init(_ service: Service, in projection: Projection) {
        let isolation = service.attributes.first(where: \.isIsolation)
        let isActor = service.inherited.contains { $0.text == "Actor" }
        self.init(
            service.name, members: service.inheritedMembers + service.members, role: service.name,
            place: isActor ? .actor : isolation.map { .isolated($0.text) } ?? .anywhere,
            generics: service.associatedTypes, in: projection)
    }

    /// Nil for data that is no protocol, or that no mock can conform to.
    init?(_ data: DataType, in projection: Projection) {
        guard data.hasMock, let requirements = data.requirements else { return nil }
        let isolation = data.outline.attributes.first(where: \.isIsolation)
        self.init(
            data.name, members: requirements.inheritedMembers + requirements.members, role: data.outline.name.name,
            place: isolation.map { .isolated($0.text) } ?? .anywhere, in: projection)
        protocolName = data.outline.name.name
        name = projection.naming.mock(data.mockedName)
    }

    /// `role` is what the call log calls it: `interactor`.
    private init(
        _ name: String, members: [Member], role: String, place: MockPlace, generics: [AssociatedTypeSyntax] = [],
        isView: Bool = false, in projection: Projection
    ) {
        protocolName = name
        mocked = projection.mocked(name, members: members)
        self.place = place
        self.generics = generics
        self.isView = isView
        self.projection = projection
        self.name = projection.naming.mock(name)
        log = mocked.free("log")
        state = mocked.free("state")
        let members = mocked.members.map {
            MockMemberRecord(
                $0, role: role, place: place, catalog: projection.catalog, signature: projection.signature,
                error: projection.program.app.swiftName("Error"))
        }
        properties = Kept(members.filter(\.isProperty))
        functions = Kept(members.filter { !$0.isProperty })
    }

    private var isActor: Bool { place == .actor }

    package static let schema = RecordSchema<Self>("Mock", doc: "The mock of a protocol.") {
        Field("name", "The class's name: `TodoListViewProtocolMock`.") { $0.name }
        Field("protocol", "The protocol.") { $0.protocolName }
        Field("associatedTypes", "The protocol's associated types, which are the mock's generic parameters.") {
            $0.generics
        }
        Field("isolation", "The attribute before it, or nothing.") { $0.place.attribute }
        Field("isActor", "It is an actor, and no class.") { $0.isActor }
        Field("isElsewhere", "It is isolated in another way than the app.") {
            !$0.place.attribute.isEmpty && $0.place.attribute != $0.projection.app.isolation
        }
        Field("log", "The name of its property that holds the call log.") { $0.log }
        Field("state", "Where it is locked, the name of its property that holds the state.") { $0.state }
        Field("stateType", "Where it is locked, the name of the type of its state.") {
            $0.projection.catalog["State"] == nil ? "State" : "MockState"
        }
        Field("presenter", "Of a view, the name of its property that holds the presenter.") {
            $0.mocked.presenterOfView
        }
        Field("isLocked", "It may be called from any thread.") { $0.place.isLocked }
        Field("isView", "It stands for a view, which holds its presenter.") { $0.isView }
        Field("properties", "Properties of the protocol that are read without waiting or failing.") {
            $0.properties
        }
        Field("functions", "All others: they are recorded as calls.") { $0.functions }
    }
}

/// Where a mock's members run, and what keeps its state whole.
enum MockPlace: Sendable, Hashable {
    /// On an actor, named by the attribute; or nowhere in particular, for an empty one.
    case isolated(String)
    /// Anywhere: the state is behind a lock.
    case anywhere
    /// An actor, whose state is behind a lock as well, for tests to look at without waiting.
    case actor

    var isLocked: Bool {
        switch self {
        case .isolated: false
        case .anywhere, .actor: true
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

extension Fixture: TemplateRecord {
    package static let schema = RecordSchema<Self>("Fixture", doc: "The fixture of a struct or entity.") {
        Field("type", "The struct.") { $0.type }
        Field("isolation", "Before its extension: `nonisolated `, with a space, or nothing.") { $0.isolation }
        Field("parameters", "What `fixture` takes.") { $0.parameters }
        Field("call", "The call of the struct's initialiser.") { $0.call }
    }
}

extension Fixture.Parameter: TemplateRecord {
    package static let schema = RecordSchema<Self>("FixtureParameter", doc: "A parameter of a fixture.") {
        Field("name", "Its name, in backticks where it must be.") { $0.name }
        Field("type", "Its type.") { $0.type }
        Field("value", "What it is where a test says nothing else; empty where it has to.") { $0.defaultValue ?? "" }
    }
}
