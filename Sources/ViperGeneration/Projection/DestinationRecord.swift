import SwiftSource
import TemplateEngine
import ViperModel
import ViperSpec

/// The value that opens a module, with what whoever opens it passes in.
package struct DestinationRecord: TemplateRecord {
    private let module: String
    private let documentation: [String]
    private let inputs: [ModuleInput]
    private let delegate: Section?
    private let interface: Section?
    /// The body of a module that is written by hand.
    private let body: Body?
    /// The module is another package's, which makes it whole.
    private let isBuilt: Bool
    private let projection: Projection

    init(of module: Module, in projection: Projection) {
        self.module = module.name
        documentation = module.documentation
        inputs = module.inputs
        delegate = module.delegate
        interface = module.interface
        body = nil
        isBuilt = false
        self.projection = projection
    }

    init(_ module: ExternalModule, in projection: Projection) {
        self.module = module.name
        documentation = module.documentation
        inputs = module.inputs
        delegate = module.delegate
        interface = module.interface
        body = module.body
        isBuilt = !module.dependencies.isEmpty
        self.projection = projection
    }

    private var name: String { projection.naming.destination(module) }

    package static let schema = RecordSchema<Self>("Destination", doc: "The value that opens a module.") {
        Field("name", "Its type: `TodoDetailModule`.") { $0.name }
        Field("access", "Before it and its members that others see: `public `, with a space, or nothing.") {
            $0.projection.accessLevels.level(of: $0.name)
        }
        Field("module", "The module's name.") { $0.module }
        Field("doc", "The module's doc comment as lines below the first, or nothing.") {
            $0.projection.doc($0.documentation)
        }
        Field("inputs", "What whoever opens it passes in.") { destination in
            destination.inputs.map { InputRecord($0, destination.projection.aliases) }
        }
        Field("delegate", "The protocol of the module's delegate, or nothing.") { $0.delegate?.protocolName ?? "" }
        Field("interface", "The type that whoever opens the module gets: `any RepoModuleProtocol`, or `Void`.") {
            $0.interface.map { "any \($0.protocolName)" } ?? "Void"
        }
        Field("body", "Of a module that is written by hand: statements that give its screen.") { destination in
            destination.body.map(destination.projection.statements) ?? ""
        }
        Field(
            "isBuilt",
            "They give what the `build` of another package's module does: the screen, and what can be asked of it."
        ) { $0.isBuilt }
    }
}

/// `let name = value` or `guard let name = value` at a module's head.
package struct AssemblyLineRecord: TemplateRecord {
    let line: AssemblyLine
    /// The module's dependencies that it is the first to use.
    let dependencies: [String]

    static func lines(of module: Module) -> [AssemblyLineRecord] {
        var bound: Set<String> = []
        return module.assembly.map { line in
            AssemblyLineRecord(line: line, dependencies: line.dependencies.filter { bound.insert($0).inserted })
        }
    }

    package static let schema = RecordSchema<Self>("AssemblyLine", doc: "What the parts of a module share.") {
        Field("name", "What sections take it by.") { $0.line.name }
        Field("type", "Its type, or nothing.") { $0.line.type?.text ?? "" }
        Field("value", "Its value as written.") { $0.line.value }
        Field("isGuard", "Where the value is nil the module is not opened.") { $0.line.isGuard }
        Field("dependencies", "Dependencies that the value uses and no line before has used.") { $0.dependencies }
    }
}

/// Something that the app's composition root provides.
package struct DependencyRecord: TemplateRecord {
    let dependency: Dependency

    package static let schema = RecordSchema<Self>("Dependency", doc: "What the composition root provides.") {
        Field("name", "Its name.") { $0.dependency.name }
        Field("type", "Its type.") { TypeRecord($0.dependency.type) }
    }
}
