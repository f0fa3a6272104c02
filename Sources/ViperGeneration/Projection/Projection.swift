import SwiftSource
import TemplateEngine
import ViperModel
import ViperSpec

/// Makes the records that templates see of a program, and holds what they have in common.
package final class Projection: Sendable {
    /// What the specs mean.
    package let program: Program
    /// How long lines may be, and how deep a level is.
    let layout: Layout
    let indenter: Indenter
    /// The protocols that have mocks.
    let contracts: Contracts
    package let flows: FlowTests
    let accessLevels: AccessLevels
    /// The names of extended types that have the app's isolation: protocols and classes that are generated.
    let isolatedTypes: Set<String>
    let needs: Imports
    /// The structs and enums that cannot be `Sendable`, by their full names.
    let unsendable: Set<String>
    let app: AppRecord
    /// The settings that templates of the whole app see, with all parts that are generated of some module.
    let keptApp: Kept<AppRecord>
    /// The settings that templates of a module see, where it sets nothing for itself.
    private let keptAppOfModules: Kept<AppRecord>

    package init(_ program: Program) {
        self.program = program
        layout = Layout(program.app.indentation)
        indenter = Indenter(program.app.indentation)
        contracts = Contracts(program, program.types)
        flows = FlowTests(program, contracts)
        accessLevels = AccessLevels(program)
        let values = Set((program.data + program.externalTypes).filter { $0.kind != .extension }.map(\.name))
        let hasExtensions = program.data.contains { $0.kind == .extension }
        isolatedTypes = hasExtensions ? program.typeNames.subtracting(values) : []
        needs = Imports(program)
        unsendable = program.types.unsendable(among: program.data)
        app = AppRecord(program.app, emit: program.emitted, accessLevels)
        keptApp = Kept(app)
        keptAppOfModules =
            program.emitted == program.app.emit
            ? keptApp : Kept(AppRecord(program.app, emit: program.app.emit, accessLevels))
    }

    /// The settings that templates of a module see.
    func app(of module: Module) -> Kept<AppRecord> {
        if module.own.emit == nil, module.own.kit == nil { return keptAppOfModules }
        let settings = program.app.settings(of: module)
        return Kept(AppRecord(settings, emit: settings.emit, accessLevels))
    }

    /// How the app names what is generated.
    package var naming: Naming { program.app.naming }

    var catalog: TypeCatalog { program.types }

    /// Foundation and what the spec imports, each once, in the order that swift-format asks for.
    package func imports(_ written: [String]) -> [String] { Set(written + ["Foundation"]).sorted() }

    /// What any spec imports.
    var allImports: [String] {
        imports(
            program.shared.flatMap(\.imports) + program.modules.flatMap(\.imports)
                + program.externalModules.flatMap(\.imports))
    }

    /// The statements of a spec's body, indented for the place where they are emitted.
    func statements(of body: Body) -> String {
        indenter.protected(BodyText.statements(in: body.range, of: body.source))
    }

    /// The isolation of a section's class and mock, as an attribute; empty for an actor, or where nothing is isolated.
    func isolation(of section: Section) -> String {
        switch section.isolation {
        case .app: app.isolation
        case .attribute(let text): text
        case .actor: ""
        }
    }

    /// Makes the sample values that tests pass as arguments.
    func maker(mocks arguments: String = "") -> ValueMaker {
        ValueMaker(catalog, for: .argument, isOnMainActor: true, mockArguments: arguments)
    }

    /// The text of members as they stand in a type.
    var signature: SignatureText { SignatureText(layout: layout) }

    /// How the mock of a protocol names what it keeps.
    func mocked(_ name: String, members: [Member]) -> MockedProtocol {
        contracts[name] ?? MockedProtocol(members: members, in: catalog)
    }

    func parameters(_ parameters: [InitialiserParameter]) -> [InputRecord] {
        parameters.map { InputRecord($0, catalog) }
    }

    /// What the class of a part takes and keeps. Tests look for the inputs that interactors have been given.
    func parameters(of part: ModulePart, in module: Module) -> [InputRecord] {
        let section = module.sections(of: part)[0]
        let isHidden = module.hidesProperties(of: part, program.app)
        return section.parameters.map { parameter in
            let isLookedAt = part.kind == .interactor && parameter.origin == .input
            let isRequired = section.allMembers.contains { $0.baseName == parameter.name }
            return InputRecord(parameter, catalog, isHidden: isHidden && !isLookedAt && !isRequired)
        }
    }

    func mocks(of data: [DataType]) -> [MockRecord] { data.compactMap { MockRecord($0, in: self) } }

    func fixtures(of data: [DataType]) -> [Fixture] {
        Fixture.fixtures(of: data, in: catalog, isolation: app.nonisolated)
    }

    /// The types whose fixtures those of these structs need, and a person has to write.
    package func unwrittenFixtures(of data: [DataType]) -> [String] { fixtures(of: data).flatMap(\.needs) }

    /// The protocols of what the modules need, which the composition root conforms to.
    var dependencies: [String] {
        // They are generated with the assembly.
        let modules = program.modules.filter {
            !$0.dependencies.isEmpty && program.app.emit(of: $0).contains(.assembly)
        }
        return modules.map { naming.dependencies($0.name) }
            + program.externalModules.flatMap(\.dependencies).map(\.text).unique
    }

    /// What is imported for these protocols; nothing, where all of them are the app's own.
    var importsOfDependencies: [String] {
        program.externalModules.filter { !$0.dependencies.isEmpty }.flatMap(\.imports).unique.sorted()
    }

    var externalModules: [DestinationRecord] { program.externalModules.map { DestinationRecord($0, in: self) } }
}

extension [String] {
    /// The lines of a doc comment, as they were written.
    var docComment: String {
        map { $0.isEmpty ? "///" : "/// " + $0.withoutLineBreaks }.joined(separator: "\n")
    }
}

extension String {
    /// On one line, whatever it holds.
    var withoutLineBreaks: String { isPlainLine ? self : split(whereSeparator: \.isNewline).joined(separator: " ") }
}
