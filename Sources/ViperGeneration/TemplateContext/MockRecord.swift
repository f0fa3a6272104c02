import SwiftSource
import TemplateEngine
import ViperModel
import ViperSpec

/// The mock of a protocol.
package struct MockRecord: TemplateRecord {
    private var protocolName: String
    private let mocked: MockedProtocol
    private let place: MockLocation
    private let generics: [AssociatedTypeSyntax]
    private let isView: Bool
    private let projection: TemplateContextBuilder
    private var name: String
    private let log: String
    private let state: String
    private let properties: [MockMemberRecord]
    private let functions: [MockMemberRecord]

    init(_ section: Section, role: String, in projection: TemplateContextBuilder) {
        self.init(
            section.protocolName, members: section.inheritedMembers + section.members, role: role,
            place: section.isolation == .actor ? .actor : .isolated(projection.isolation(of: section)),
            isView: section.kind == .view, in: projection)
    }

    init(_ service: Service, in projection: TemplateContextBuilder) {
        let isolation = service.attributes.first(where: \.isIsolation)
        let isActor = service.inherited.contains { $0.text == "Actor" }
        self.init(
            service.name, members: service.inheritedMembers + service.members, role: service.name,
            place: isActor ? .actor : isolation.map { .isolated($0.text) } ?? .anywhere,
            generics: service.associatedTypes, in: projection)
    }

    /// Creates the mock of a protocol of the specs or the app. Returns nil for other data types, and for protocols that
    /// cannot be mocked.
    init?(_ data: DataType, in projection: TemplateContextBuilder) {
        guard data.hasMock, let requirements = data.requirements else { return nil }
        let isolation = data.outline.attributes.first(where: \.isIsolation)
        self.init(
            data.name, members: requirements.inheritedMembers + requirements.members, role: data.outline.name.name,
            place: isolation.map { .isolated($0.text) } ?? .anywhere, in: projection)
        protocolName = data.outline.name.name
        name = projection.naming.mock(data.mockedName)
    }

    /// - Parameter role: The prefix in the call log: `interactor`.
    private init(
        _ name: String, members: [Member], role: String, place: MockLocation, generics: [AssociatedTypeSyntax] = [],
        isView: Bool = false, in projection: TemplateContextBuilder
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
        properties = members.filter(\.isProperty)
        functions = members.filter { !$0.isProperty }
    }

    private var isActor: Bool { place == .actor }

    package static let schema = RecordSchema<Self>("Mock", doc: "The mock of a protocol.") {
        Field("name", "The class's name: `TodoListViewProtocolMock`.") { $0.name }
        Field("protocol", "The protocol that the mock conforms to.") { $0.protocolName }
        Field("associatedTypes", "The associated types: the mock's generic parameters.") { $0.generics }
        Field("isolation", "The isolation attribute, or empty.") { $0.place.attribute }
        Field("isActor", "Whether the mock is an actor rather than a class.") { $0.isActor }
        Field("isElsewhere", "Whether the mock's isolation differs from the app's.") {
            !$0.place.attribute.isEmpty && $0.place.attribute != $0.projection.app.isolation
        }
        Field("log", "The property that holds the call log.") { $0.log }
        Field("state", "The property that holds the mock's state if `isLocked`.") { $0.state }
        Field("stateType", "The type of the mock's state if `isLocked`.") {
            $0.projection.catalog["State"] == nil ? "State" : "MockState"
        }
        Field("presenter", "The property that holds the presenter if `isView`.") { $0.mocked.presenterOfView }
        Field("isLocked", "Whether any thread can call the mock, so that a lock protects its state.") {
            $0.place.isLocked
        }
        Field("isView", "Whether the mock stands for a view. Such a mock retains its presenter.") { $0.isView }
        Field("properties", "The protocol's properties without `async` and `throws`.") { $0.properties }
        Field("functions", "The members that are not in `properties`; the mock records their calls.") { $0.functions }
    }
}

/// The isolation of a mock, which decides how its state is protected.
enum MockLocation: Sendable, Hashable {
    /// Isolated by this attribute; empty for a mock without isolation.
    case isolated(String)
    /// Callable from any thread. A lock protects the state.
    case anywhere
    /// An actor. A lock protects its state as well, so that tests can read the state without `await`.
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
    /// The property by which the mock of a view retains its presenter.
    var presenterOfView: String { free("presenterOfView") }

    /// Returns the name, or a similar name that no member and no parameter has.
    func free(_ name: String) -> String {
        name.free { name in
            members.contains { $0.member.baseName == name || $0.parameters.contains { $0.name.name == name } }
        }
    }
}

extension String {
    /// Returns the name, or a similar name that is not taken.
    func free(of taken: Set<String>) -> String { free(where: taken.contains) }

    fileprivate func free(where isTaken: (String) -> Bool) -> String {
        var name = self
        while isTaken(name) { name = "mock" + SwiftName.upperFirst(name) }
        return name
    }
}

extension Fixture: TemplateRecord {
    package static let schema = RecordSchema<Self>("Fixture", doc: "The fixture of a struct or entity.") {
        Field("type", "The name of the struct or entity.") { $0.type }
        Field("isolation", "The modifier of the extension: `nonisolated `, with a trailing space, or empty.") {
            $0.isolation
        }
        Field("parameters", "The parameters of `fixture`.") { $0.parameters }
        Field("call", "The call of the initializer.") { $0.call }
    }
}

extension Fixture.Parameter: TemplateRecord {
    package static let schema = RecordSchema<Self>("FixtureParameter", doc: "A parameter of a fixture.") {
        Field("name", "The parameter's name, in backticks if required.") { $0.name }
        Field("type", "The parameter's type.") { $0.type }
        Field("value", "The default value; empty if tests have to pass one.") { $0.defaultValue ?? "" }
    }
}
