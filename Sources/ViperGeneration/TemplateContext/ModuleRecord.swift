import SwiftSource
import TemplateEngine
import ViperModel
import ViperSpec

/// The data of a module, for the templates of its files and for a team's own templates that add a file for each module.
package final class ModuleRecord: TemplateRecord {
    let module: Module
    let projection: TemplateContextBuilder
    private let app: AppRecord
    let imports: [String]
    private let flows: [FlowTest]
    private let arrangements: [TemplateContextBuilder.TestCaseSetup]
    /// All parts except the view.
    let parts: [(part: ModulePart, record: PartRecord)]
    let wiring: WiringRecord
    private let tests: ModuleTestsRecord

    package init(
        _ module: Module, flows: [FlowTest], arrangements: [TemplateContextBuilder.TestCaseSetup],
        in projection: TemplateContextBuilder
    ) {
        self.module = module
        self.projection = projection
        app = projection.app(of: module)
        imports = projection.imports(projection.needs.ofModule(module))
        self.flows = flows
        self.arrangements = arrangements
        parts = module.parts.filter { $0 != .view }.map { ($0, PartRecord($0, of: module, in: projection)) }
        wiring = WiringRecord(of: module, in: projection)
        tests = ModuleTestsRecord(flows: flows, arrangements: arrangements, wiring, in: projection)
    }

    /// The types whose fixtures you must implement so that all generated tests of the module can run.
    var unwritten: [String] {
        let possible = arrangements.filter { $0.obstacle == nil }
        let subjects = Set(possible.map(\.subject))
        let tested = flows.filter { subjects.contains($0.subject) }
        return (possible.flatMap(\.unwritten) + tested.flatMap(\.unwrittenFixtures) + wiring.unwritten).unique
    }
    /// The flow tests and assembly tests that are not generated.
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

    private func records(of kinds: Set<SectionKind>) -> [PartRecord] {
        parts.filter { kinds.contains($0.part.kind) }.map(\.record)
    }

    private var mocks: [MockRecord] {
        module.roles(naming).filter { $0.section.isMockable && !$0.section.isLeftOut }
            .map { MockRecord($0.section, role: $0.role, in: projection) }
            + projection.mocks(of: module.data)
    }

    package static let schema = RecordSchema<ModuleRecord>("Module", doc: "A VIPER module.") {
        Field("app", "The app's settings, with the module's own `ui` and `emit`.") { $0.app }
        Field(
            "isHosted",
            "Whether the module's `ui` differs from the app's, so that a screen of the app's UI kit hosts the view."
        ) { module in
            module.module.own.kit.map { $0 != module.projection.program.app.kit } ?? false
        }
        Field("name", "The module's name.") { $0.module.name }
        Field("folder", "The module's folder in `sources` and `testing`: `Staking/Rewards`.") { $0.module.folder }
        Field("doc", "The module's doc comment, `///` included, or empty.") { $0.module.documentation.docComment }
        Field("documentation", "The lines of the module's doc comment, without `///`.") { $0.module.documentation }
        Field("imports", "The modules to import, sorted, with `Foundation`.") { $0.imports }
        Field("data", "The types that the module declares.") { module in
            module.module.data.map { DataRecord(data: $0, projection: module.projection) }
        }
        Field("protocols", "The protocols of the module's contract.") { module in
            module.module.contract.map { ProtocolRecord($0, in: module.projection) }
        }
        Field("conformances", "The extensions that add conformances and bodies to the classes.") { module in
            ConformanceRecord.all(of: module.module, in: module.projection)
        }
        Field("view", "The module's view.") { ViewRecord(module: $0.module, projection: $0.projection) }
        Field("presenter", "The module's presenter.") { $0.records(of: [.presenter])[0] }
        Field("interactors", "The module's interactors, usually one.") { $0.records(of: [.interactor]) }
        Field("helpers", "The parts that the assembly creates for the presenter: the interactors.") { module in
            module.records(of: Set(module.module.helpers.map(\.kind)))
        }
        Field("outputs", "The members of the interactors' outputs.") { module in
            module.module.interactors.compactMap(\.output).flatMap(\.members).map {
                MemberRecord(member: $0, projection: module.projection)
            }
        }
        Field("router", "The module's router, if it has one.") { $0.records(of: [.router]).first }
        Field("hasRouter", "Whether the module has a router.") { $0.module.router != nil }
        Field("navigates", "Whether the module's parts receive a navigation.") {
            $0.module.router != nil || $0.projection.program.app.style == .reactive
        }
        Field("opens", "The modules that the router's bodies open.") { $0.module.opens }
        Field("destination", "The value that opens the module.") {
            DestinationRecord(module: $0.module, projection: $0.projection)
        }
        Field("hasInterface", "Whether opening the module returns an interface.") { $0.module.interface != nil }
        Field("hasDependencies", "Whether the module has dependencies.") { !$0.module.dependencies.isEmpty }
        Field("dependencies", "The module's dependencies.") { $0.module.dependencies }
        Field("dependenciesProtocol", "The protocol of the dependencies: `TodoListDependencies`.") {
            $0.naming.dependencies($0.module.name)
        }
        Field("lines", "The assembly bindings, in order.") { $0.module.assembly }
        Field("canFail", "Whether an assembly binding can prevent the module from opening.") { $0.module.canFail }
        Field(
            "viewType",
            "The name of the assembly's generic parameter for the view's class: `View`, unless a spec declares a `View`."
        ) {
            $0.projection.catalog["View"] == nil ? "View" : "MadeView"
        }
        Field("fixtures", "The fixtures of the module's structs and entities.") {
            $0.projection.fixtures(of: $0.module.data)
        }
        Field("mocks", "The mocks of the module's protocols.") { $0.mocks }
        Field("tests", "The module's tests.") { $0.tests }
        Field("reactive", "The module's streams and functions with `style reactive`; otherwise empty.") {
            ReactiveRecord(module: $0.module, projection: $0.projection)
        }
    }
}

extension Module {
    /// Whether an assembly binding can prevent the module from opening.
    var canFail: Bool { assembly.contains(where: \.isGuard) }
}

/// A type that a spec declares.
package struct DataRecord: TemplateRecord {
    let data: DataType
    let projection: TemplateContextBuilder

    package static let schema = RecordSchema<Self>("Data", doc: "A type that a spec declares.") {
        Field("name", "The type's name; for an extension, the extended type's.") { $0.data.name }
        Field("kind", "The keyword of the declaration: `entity`, `struct`, `enum` …") { $0.data.kind.rawValue }
        Field("doc", "The doc comment, `///` included, or empty.") { $0.data.documentation.docComment }
        Field("declaration", "The generated declaration, without its doc comment.") { record in
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
    let projection: TemplateContextBuilder

    /// Returns an extension for each protocol of the module's classes, in the order of the contract. If the classes
    /// declare their conformances themselves, returns only extensions with bodies from the spec.
    static func all(of module: Module, in projection: TemplateContextBuilder) -> [ConformanceRecord] {
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
        Field("isolation", "The isolation attribute, `@MainActor`, or empty.") { conformance in
            conformance.projection.isolation(of: conformance.section)
        }
        Field("members", "The members with a body in the spec, private ones last.") { conformance in
            conformance.section.implemented.map {
                MemberRecord(member: $0, projection: conformance.projection)
            }
        }
    }
}
