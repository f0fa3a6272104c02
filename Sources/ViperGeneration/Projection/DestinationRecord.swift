import SwiftSource
import TemplateEngine
import ViperModel
import ViperSpec

/// The value that opens a module, with what whoever opens it passes in.
package struct DestinationRecord: TemplateRecord {
    private let module: any OpenedModule
    private let projection: Projection

    init(_ module: any OpenedModule, in projection: Projection) {
        self.module = module
        self.projection = projection
    }

    private var name: String { projection.naming.destination(module.name) }

    package static let schema = RecordSchema<Self>("Destination", doc: "The value that opens a module.") {
        Field("name", "Its type: `TodoDetailModule`.") { $0.name }
        Field("access", "Before it and its members that others see: `public `, with a space, or nothing.") {
            $0.projection.accessLevels.level(of: $0.name)
        }
        Field("module", "The module's name.") { $0.module.name }
        Field("doc", "The module's doc comment as lines below the first, or nothing.") {
            $0.module.documentation.docComment
        }
        Field("inputs", "What whoever opens it passes in.") { destination in
            destination.module.inputs.map { InputRecord($0, destination.projection.catalog) }
        }
        Field("delegate", "The protocol of the module's delegate, or nothing.") {
            $0.module.delegate?.protocolName ?? ""
        }
        Field("interface", "The type that whoever opens the module gets: `any RepoModuleProtocol`, or `Void`.") {
            $0.module.interface.map { "any \($0.protocolName)" } ?? "Void"
        }
        Field("body", "Of a module that is written by hand: statements that give its screen.") { destination in
            destination.module.body.map(destination.projection.statements) ?? ""
        }
        Field(
            "isBuilt",
            "They give what the `build` of another package's module does: the screen, and what can be asked of it."
        ) { $0.module.isBuilt }
    }
}

extension AssemblyLine: TemplateRecord {
    package static let schema = RecordSchema<Self>("AssemblyLine", doc: "What the parts of a module share.") {
        Field("name", "What sections take it by.") { $0.name }
        Field("type", "Its type, or nothing.") { $0.type?.text ?? "" }
        Field("value", "Its value as written.") { $0.value }
        Field("isGuard", "Where the value is nil the module is not opened.") { $0.isGuard }
        Field("dependencies", "Dependencies that the value uses and no line before has used.") { $0.dependencies }
    }
}

extension Dependency: TemplateRecord {
    package static let schema = RecordSchema<Self>("Dependency", doc: "What the composition root provides.") {
        Field("name", "Its name.") { $0.name }
        Field("type", "Its type.") { TypeRecord($0.type) }
    }
}
