import SwiftSource
import TemplateEngine
import ViperModel
import ViperSpec

/// The destination of a module: the value that opens it, with its inputs.
package struct DestinationRecord: TemplateRecord {
    let module: any ModuleInterface
    let projection: TemplateContextBuilder

    private var name: String { projection.naming.destination(module.name) }

    package static let schema = RecordSchema<Self>("Destination", doc: "The value that opens a module.") {
        Field("name", "The destination's type: `TodoDetailModule`.") { $0.name }
        Field(
            "access",
            "The access level of the destination and its members: `public ` or `package `, with a trailing space, or empty."
        ) {
            $0.projection.accessLevels.level(of: $0.name)
        }
        Field("module", "The module's name.") { $0.module.name }
        Field("doc", "The module's doc comment, `///` included, or empty.") { $0.module.documentation.docComment }
        Field("inputs", "The module's inputs.") { destination in
            destination.module.inputs.map { InputRecord($0, destination.projection.catalog) }
        }
        Field("delegate", "The protocol of the module's delegate, or empty.") { $0.module.delegate?.protocolName ?? "" }
        Field("interface", "The type that opening the module returns: `any RepoModuleProtocol`, or `Void`.") {
            $0.module.interface.map { "any \($0.protocolName)" } ?? "Void"
        }
        Field("body", "For an external module, the expression that creates its screen; otherwise empty.") {
            destination in
            destination.module.body.map(destination.projection.statements) ?? ""
        }
        Field(
            "isBuilt",
            "Whether `body` calls `build` of a module in another package, and returns that module's screen and interface."
        ) { $0.module.isBuilt }
    }
}

extension AssemblyBinding: TemplateRecord {
    package static let schema = RecordSchema<Self>(
        "AssemblyLine",
        doc: "An assembly binding, `let x = …`, at the head of a module. The parts of the module share its value."
    ) {
        Field("name", "The binding's name.") { $0.name }
        Field("type", "The binding's type, or empty.") { $0.type?.text ?? "" }
        Field("value", "The binding's value as written.") { $0.value }
        Field("isGuard", "Whether the module does not open if the value is nil.") { $0.isGuard }
        Field(
            "dependencies",
            "The dependencies that this binding is the first to use. The assembly declares a constant for each before this binding."
        ) { $0.dependencies }
    }
}

extension Dependency: TemplateRecord {
    package static let schema = RecordSchema<Self>("Dependency", doc: "A value that the composition root provides.") {
        Field("name", "The dependency's name.") { $0.name }
        Field("type", "The dependency's type.") { TypeRecord($0.type) }
    }
}
