import Diagnostics
import SwiftSource

extension Program {
    /// Replaces changed types with their previous versions, and adds removed types. Then tests and fixtures are
    /// rendered as before.
    package mutating func restore(_ types: [PreviousType]) {
        guard !types.isEmpty else { return }
        let former = Dictionary(firstOf: types.map { ($0.name, DataType(external: $0.outline, in: $0.source)) })
        let currentNames = Set(data.map(\.name))
        func asBefore(_ data: [DataType]) -> [DataType] {
            data.map { $0.kind == .extension ? $0 : former[$0.name] ?? $0 }
        }
        for index in shared.indices { shared[index].data = asBefore(shared[index].data) }
        for index in modules.indices { modules[index].data = asBefore(modules[index].data) }
        shared += types.filter { !currentNames.contains($0.name) }.map { type in
            SharedDeclarations(
                name: type.name, source: type.source, imports: [],
                data: [DataType(external: type.outline, in: type.source)], services: [])
        }
        self.types = TypeCatalog(self)
    }
}

/// A previous version of a struct or an enum, as a generated file declares it.
package struct PreviousType: Sendable {
    /// The declaration.
    package let outline: DeclarationOutline
    /// The generated file.
    package let source: SourceFile

    package init(_ outline: DeclarationOutline, in source: SourceFile) {
        self.outline = outline
        self.source = source
    }

    /// The name of the type.
    package var name: String { outline.name.name }
    /// The declaration as written.
    package var text: String { source.text(outline.range) }
}
