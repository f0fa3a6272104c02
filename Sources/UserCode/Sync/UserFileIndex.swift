import Diagnostics
import SwiftSource
import ViperModel

/// An index of user-owned Swift files by the names of types.
struct UserFileIndex: Sendable {
    /// A declaration or an extension of a type.
    struct Part: Sendable {
        let file: UserFile
        let declaration: DeclarationOutline

        var isExtension: Bool { declaration.kind == .extension }
        /// The location of the declaration's name.
        var location: SourceLocation { SourceLocation(file.source, declaration.name.range) }

        /// Returns the `#if` conditions at the start of the declaration, or at an offset in its file.
        func conditions(at offset: Int? = nil) -> [String] {
            file.blocks.conditions(at: offset ?? declaration.range.lowerBound)
        }
    }

    let files: [UserFile]
    private let partsByName: [String: [Part]]

    init(_ files: [UserFile]) {
        self.files = files
        let parts = files.flatMap { file in file.outline.declarations.map { Part(file: file, declaration: $0) } }
        partsByName = Dictionary(grouping: parts, by: \.declaration.name.name)
    }

    /// Returns the declarations with a name at file scope, extensions included.
    func parts(of name: String) -> [Part] { partsByName[name, default: []] }

    /// Returns the declarations with a name at file scope, extensions excluded.
    func declarations(of name: String) -> [Part] { parts(of: name).filter { !$0.isExtension } }

    /// Returns the declarations that give a type its members: its own declarations, and those of inherited classes and
    /// protocol extensions. `protocols` are the protocols to which generated code makes the type conform.
    func surroundings(of type: String, protocols: [String]) -> (own: [Part], inherited: [Part]) {
        let own = parts(of: type)
        var visited: Set<String> = [type]
        var unvisited = own.flatMap(\.declaration.inherited).map(\.inheritedName) + protocols
        var inherited: [Part] = []
        while let name = unvisited.popLast() {
            guard visited.insert(name).inserted else { continue }
            for part in parts(of: name) {
                unvisited += part.declaration.inherited.map(\.inheritedName)
                if part.declaration.kind != .protocol { inherited.append(part) }
            }
        }
        return (own, inherited)
    }
}

extension TypeSyntax {
    /// The declared name of an inherited type: `BaseView` for `BaseView<Row>`.
    var inheritedName: String {
        if case .named(let components) = bare.shape { TypeCatalog.path(components) } else { text }
    }
}

/// A member in a user-owned file, with its enclosing declaration.
struct UserMember: Sendable {
    let part: UserFileIndex.Part
    let declaration: DeclarationOutline
    let requirement: Requirement
    /// Whether the member is declared in the type or an extension of the type, and not inherited.
    let isOwn: Bool
    /// Whether the member is inside `#if`, and its type is not.
    let isConditional: Bool

    var file: UserFile { part.file }
    var location: SourceLocation { SourceLocation(file.source, declaration.name.range) }
}
