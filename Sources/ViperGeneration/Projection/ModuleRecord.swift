import SwiftSource
import TemplateEngine
import ViperModel
import ViperSpec

/// A module: the root of the templates for its files, and of a team's own that add a file for each module.
package final class ModuleRecord: TemplateRecord {
    let module: Module
    let projection: Projection
    // What is made once, however many templates ask for it.
    private let app: Kept<AppRecord>
    let imports: Kept<[String]>
    private let flows: [FlowTest]
    private let arrangements: [Projection.Arrangement]
    /// Its classes but the view's.
    let parts: [(part: ModulePart, record: Kept<PartRecord>)]
    let wiring: WiringRecord
    private let view: Kept<ViewRecord>
    private let destination: Kept<DestinationRecord>
    private let tests: Kept<ModuleTestsRecord>
    private let conformances: Kept<[ConformanceRecord]>

    /// Makes what templates see of a module; `flows` and `arrangements` are those of its tests.
    package init(
        _ module: Module, flows: [FlowTest], arrangements: [Projection.Arrangement], in projection: Projection
    ) {
        self.module = module
        self.projection = projection
        app = projection.app(of: module)
        imports = Kept(projection.imports(projection.needs.ofModule(module)))
        self.flows = flows
        self.arrangements = arrangements
        parts = module.parts.filter { $0 != .view }.map { ($0, Kept(PartRecord($0, of: module, in: projection))) }
        wiring = WiringRecord(of: module, in: projection)
        view = Kept(ViewRecord(module: module, projection: projection))
        destination = Kept(DestinationRecord(module, in: projection))
        tests = Kept(ModuleTestsRecord(flows: flows, arrangements: arrangements, wiring, in: projection))
        conformances = Kept(ConformanceRecord.all(of: module, in: projection))
    }

    /// Types whose fixture a person has to write before all of its generated tests run.
    var unwritten: [String] {
        let possible = arrangements.filter { $0.obstacle == nil }
        let subjects = Set(possible.map(\.subject))
        let tested = flows.filter { subjects.contains($0.subject) }
        return (possible.flatMap(\.unwritten) + tested.flatMap(\.unwrittenFixtures) + wiring.unwritten).unique
    }
    /// The flow tests and those of the assembly that are not written.
    var omitted: [OmittedTest] {
        let omitted = arrangements.flatMap { arrangement in
            flows.filter { $0.subject == arrangement.subject }.compactMap { flow in
                flow.omitted
                    ?? arrangement.obstacle.map {
                        OmittedTest("\(arrangement.className).\(flow.title) \($0)", at: flow.location)
                    }
            }
        }
        let emit = projection.program.app.emit(of: module)
        return omitted + (emit.contains(.assembly) ? wiring.omitted : [])
    }
    private var naming: Naming { projection.naming }

    private func records(of kinds: Set<SectionKind>) -> [Kept<PartRecord>] {
        parts.filter { kinds.contains($0.part.kind) }.map(\.record)
    }

    private var mocks: [MockRecord] {
        module.roles(naming).filter { $0.section.isMockable && !$0.section.isLeftOut }
            .map { MockRecord($0.section, role: $0.role, in: projection) }
            + projection.mocks(of: module.data)
    }

    package static let schema = RecordSchema<ModuleRecord>("Module", doc: "A VIPER module.") {
        Field("app", "The app's settings, and the module's own over them.") { $0.app }
        Field("isHosted", "Its view is of another UI kit than the app's, whose screens host it.") { module in
            module.module.own.kit.map { $0 != module.projection.program.app.kit } ?? false
        }
        Field("name", "The module's name.") { $0.module.name }
        Field("folder", "The folder of its files, below those of sources and tests: `TodoList`, `Staking/Rewards`.") {
            $0.module.folder
        }
        Field("doc", "Its doc comment, `///` included, or nothing.") { $0.module.documentation.docComment }
        Field("documentation", "The lines of its doc comment.") { $0.module.documentation }
        Field("imports", "Modules to import, in order; `Foundation` is one of them.") { $0.imports }
        Field("data", "The types that it declares.") { module in
            module.module.data.map { DataRecord(data: $0, projection: module.projection) }
        }
        Field("protocols", "The protocols of its contract.") { module in
            module.module.contract.map { ProtocolRecord($0, in: module.projection) }
        }
        Field(
            "conformances",
            "Extensions that make its classes conform, with the members that have a body; with `bodies` alone those that have any."
        ) {
            $0.conformances
        }
        Field("view", "Its view.") { $0.view }
        Field("presenter", "Its presenter.") { $0.records(of: [.presenter])[0] }
        Field("interactors", "Its interactors; most have one.") { $0.records(of: [.interactor]) }
        Field("helpers", "What its assembly makes for the presenter: its interactors.") { module in
            module.records(of: Set(module.module.helpers.map(\.kind)))
        }
        Field("outputs", "What its interactors report, member by member.") { module in
            module.module.interactors.compactMap(\.output).flatMap(\.members).map {
                MemberRecord(member: $0, projection: module.projection)
            }
        }
        Field("router", "Its router, if it has one.") { $0.records(of: [.router]).first }
        Field("hasRouter", "It has a router.") { $0.module.router != nil }
        Field("navigates", "Its parts are handed a navigation.") {
            $0.module.router != nil || $0.projection.program.app.style == .reactive
        }
        Field("opens", "The modules that its router's bodies open.") { $0.module.opens }
        Field("destination", "The value that opens it.") { $0.destination }
        Field("hasInterface", "Whoever opens it can talk to it.") { $0.module.interface != nil }
        Field("hasDependencies", "It needs something from the app.") { !$0.module.dependencies.isEmpty }
        Field("dependencies", "What it needs from the app.") { $0.module.dependencies }
        Field("dependenciesProtocol", "The protocol of what it needs: `TodoListDependencies`.") {
            $0.naming.dependencies($0.module.name)
        }
        Field("lines", "What its parts share, in order.") { $0.module.assembly }
        Field("canFail", "One of these lines may keep it from opening.") { $0.module.canFail }
        Field("viewType", "The generic parameter that stands for the view's class where its parts are connected.") {
            $0.projection.catalog["View"] == nil ? "View" : "MadeView"
        }
        Field("fixtures", "Of its own structs and entities.") { $0.projection.fixtures(of: $0.module.data) }
        Field("mocks", "Of its own protocols.") { $0.mocks }
        Field("tests", "Its tests.") { $0.tests }
        Field("reactive", "Its streams and functions; empty but with `style reactive`.") {
            ReactiveRecord(module: $0.module, projection: $0.projection)
        }
    }
}

extension Module {
    /// An assembly line may keep it from opening.
    var canFail: Bool { assembly.contains(where: \.isGuard) }
}

/// A type that a spec declares.
package struct DataRecord: TemplateRecord {
    let data: DataType
    let projection: Projection

    package static let schema = RecordSchema<Self>("Data", doc: "A type that a spec declares.") {
        Field("name", "Its name; of an extension, the extended type's.") { $0.data.name }
        Field("kind", "The word that declares it: `entity`, `struct`, `enum` …") { $0.data.kind.rawValue }
        Field("doc", "The doc comment, `///` included, or nothing.") { $0.data.documentation.docComment }
        Field("declaration", "The declaration as it is emitted, without its documentation.") { record in
            let projection = record.projection
            let isIsolated = record.data.kind == .extension && projection.isolatedTypes.contains(record.data.name)
            let text = DataText(
                access: projection.accessLevels.level(of: record.data.name),
                nonisolated: isIsolated ? "" : projection.app.nonisolated,
                layout: projection.layout, indenter: projection.indenter, catalog: projection.catalog,
                unsendable: projection.unsendable, sendable: projection.program.app.swiftName("Sendable"))
            return text.declaration(of: record.data)
        }
    }
}

/// An extension that makes a class conform to a protocol of the contract.
package struct ConformanceRecord: TemplateRecord {
    let type: String
    let section: Section
    let projection: Projection

    /// One for each protocol of a class, in the order of the contract; where classes declare themselves what they conform to,
    /// for each that has bodies.
    static func all(of module: Module, in projection: Projection) -> [ConformanceRecord] {
        let emit = projection.program.app.emit(of: module)
        let declares = emit.contains(.flows)
        guard declares || emit.contains(.bodies) else { return [] }
        return module.parts.filter { $0 != .view }.flatMap { part in
            let type = module.className(of: part, projection.program.app)
            return module.sections(of: part).filter { declares || !$0.implemented.isEmpty }.map {
                ConformanceRecord(type: type, section: $0, projection: projection)
            }
        }
    }

    package static let schema = RecordSchema<Self>(
        "Conformance", doc: "An extension that makes a class conform to a protocol."
    ) {
        Field("class", "The class.") { $0.type }
        Field("protocol", "The protocol.") { $0.section.protocolName }
        Field("isolation", "Where it runs, as an attribute, `@MainActor`, or nothing.") { conformance in
            conformance.projection.isolation(of: conformance.section)
        }
        Field("members", "The members that the spec gives a body, private ones last.") { conformance in
            conformance.section.implemented.map {
                MemberRecord(member: $0, projection: conformance.projection)
            }
        }
    }
}
