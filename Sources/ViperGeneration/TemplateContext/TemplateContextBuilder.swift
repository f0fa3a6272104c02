import SwiftSource
import TemplateEngine
import ViperModel
import ViperSpec

/// Creates the records with which templates generate the code of a program, and keeps the values that these records
/// share.
package final class TemplateContextBuilder: Sendable {
    /// The analyzed specs.
    package let program: Program
    /// The line width and the indentation.
    let layout: Layout
    let indenter: Indenter
    /// The protocols that have mocks.
    let contracts: MockedProtocols
    /// The flow tests of the program's modules.
    package let flows: FlowTests
    let accessLevels: AccessLevels
    /// The names of types with the app's isolation: generated protocols and classes. Empty if no spec extends a type,
    /// because only extensions need these names.
    let isolatedTypes: Set<String>
    let needs: Imports
    /// The full names of the structs and enums that cannot be `Sendable`.
    let unsendable: Set<String>
    /// The settings for templates of the whole app, with all kinds of code that any module generates.
    let app: AppRecord

    package init(_ program: Program) {
        self.program = program
        layout = Layout(program.app.indentation)
        indenter = Indenter(program.app.indentation)
        contracts = MockedProtocols(program, program.types)
        flows = FlowTests(program, contracts)
        accessLevels = AccessLevels(program)
        let values = Set((program.data + program.externalTypes).filter { $0.kind != .extension }.map(\.name))
        let hasExtensions = program.data.contains { $0.kind == .extension }
        isolatedTypes = hasExtensions ? program.typeNames.subtracting(values) : []
        needs = Imports(program)
        unsendable = program.types.unsendable(among: program.data)
        app = AppRecord(program.app, emit: program.emitted, accessLevels)
    }

    /// Returns the settings for templates of a module.
    func app(of module: Module) -> AppRecord {
        let settings = program.app.settings(of: module)
        return AppRecord(settings, emit: settings.emit, accessLevels)
    }

    /// The names of generated declarations.
    package var naming: Naming { program.app.naming }

    var catalog: TypeCatalog { program.types }

    /// Returns these imports and Foundation, without duplicates, in the order that swift-format requires.
    package func imports(_ written: [String]) -> [String] { Set(written + ["Foundation"]).sorted() }

    /// The modules that any spec imports.
    var allImports: [String] {
        imports(
            program.shared.flatMap(\.imports) + program.modules.flatMap(\.imports)
                + program.externalModules.flatMap(\.imports))
    }

    /// Returns the statements of a spec's body, indented for generated code.
    func statements(of body: Body) -> String {
        indenter.protected(BodyText.statements(in: body.range, of: body.source))
    }

    /// Returns the isolation attribute of a section's class and mock; empty for an actor or without isolation.
    func isolation(of section: Section) -> String {
        switch section.isolation {
        case .app: app.isolation
        case .attribute(let text): text
        case .actor: ""
        }
    }

    /// Returns a factory of the sample values that tests pass as arguments.
    func fixtureFactory(mocks arguments: String = "") -> FixtureFactory {
        FixtureFactory(catalog, for: .argument, isOnMainActor: true, mockArguments: arguments)
    }

    var signature: SignatureText { SignatureText(layout: layout) }

    /// Returns the mock of a protocol, with the names of its properties.
    func mocked(_ name: String, members: [Member]) -> MockedProtocol {
        contracts[name] ?? MockedProtocol(members: members, in: catalog)
    }

    func parameters(_ parameters: [InitializerParameter]) -> [InputRecord] {
        parameters.map { InputRecord($0, catalog) }
    }

    /// Returns the parameters of a part's class. The inputs of interactors are never private, because tests compare
    /// them.
    func parameters(of part: ModulePart, in module: Module) -> [InputRecord] {
        let section = module.sections(of: part)[0]
        let isHidden = module.hidesProperties(of: part, program.app)
        return section.parameters.map { parameter in
            let isReadByTests = part.kind == .interactor && parameter.origin == .input
            let isRequired = section.allMembers.contains { $0.baseName == parameter.name }
            return InputRecord(parameter, catalog, isHidden: isHidden && !isReadByTests && !isRequired)
        }
    }

    func mocks(of data: [DataType]) -> [MockRecord] { data.compactMap { MockRecord($0, in: self) } }

    func fixtures(of data: [DataType]) -> [Fixture] {
        Fixture.fixtures(of: data, in: catalog, isolation: app.nonisolated)
    }

    /// Returns the types whose fixtures you implement, because the fixtures of these structs need them.
    package func unwrittenFixtures(of data: [DataType]) -> [String] { fixtures(of: data).flatMap(\.needs) }

    /// The protocols of the modules' dependencies, to which the composition root conforms.
    var dependencies: [String] {
        // The protocols are generated with the assembly.
        let modules = program.modules.filter {
            !$0.dependencies.isEmpty && program.app.emit(of: $0).contains(.assembly)
        }
        return modules.map { naming.dependencies($0.name) }
            + program.externalModules.flatMap(\.dependencies).map(\.text).unique
    }

    /// The Swift modules to import for the protocols in `dependencies`; empty if your app declares all of these
    /// protocols.
    var importsOfDependencies: [String] {
        program.externalModules.filter { !$0.dependencies.isEmpty }.flatMap(\.imports).unique.sorted()
    }

    var externalModules: [DestinationRecord] {
        program.externalModules.map { DestinationRecord(module: $0, projection: self) }
    }
}

extension [String] {
    /// The lines of a doc comment, joined.
    var docComment: String {
        map { $0.isEmpty ? "///" : "/// " + $0.withoutLineBreaks }.joined(separator: "\n")
    }
}

extension String {
    /// The text on one line.
    var withoutLineBreaks: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}
