import Diagnostics
import SwiftSource
import ViperModel

/// The Swift files that people wrote, searched by the names of types.
struct WrittenSwift: Sendable {
    /// A type's declaration, or an extension of it.
    struct Part: Sendable {
        let file: WrittenFile
        let declaration: DeclarationOutline

        var isExtension: Bool { declaration.kind == .extension }
        /// Where its name stands.
        var location: SourceLocation { SourceLocation(file.source, declaration.name.range) }

        /// The `#if` conditions under which it is compiled, at its beginning or at an offset in it.
        func conditions(at offset: Int? = nil) -> [String] {
            file.blocks.conditions(at: offset ?? declaration.range.lowerBound)
        }
    }

    let files: [WrittenFile]
    /// The declarations at file scope of each name: their files, and their indices there.
    private let places: [String: [(file: WrittenFile, declaration: Int)]]

    init(_ files: [WrittenFile]) {
        self.files = files
        var places: [String: [(file: WrittenFile, declaration: Int)]] = [:]
        for file in files {
            for (number, heading) in file.headings.enumerated() {
                places[heading.name, default: []].append((file, number))
            }
        }
        self.places = places
    }

    /// The declarations of this name at file scope, extensions among them.
    func parts(of name: String) -> [Part] {
        places[name, default: []].map { Part(file: $0, declaration: $0.outline.declarations[$1]) }
    }

    /// Those that are no extensions.
    func declarations(of name: String) -> [Part] { parts(of: name).filter { !$0.isExtension } }

    /// How many declarations of this name are at file scope; to count them reads none of the files.
    func partCount(of name: String) -> Int { places[name]?.count ?? 0 }

    /// The declarations that give a type its members: its own, and those of the classes that it inherits and the extensions of
    /// its protocols. `protocols` are those that generated code adds to it.
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
    /// The name by which a type that is inherited is declared: `BaseView` of `BaseView<Row>`.
    var inheritedName: String {
        if case .named(let components) = bare.shape { TypeCatalog.path(components) } else { text }
    }
}

/// A member that a person wrote, with the declaration that it is in.
struct WrittenMember: Sendable {
    let part: WrittenSwift.Part
    let declaration: DeclarationOutline
    let requirement: Requirement
    /// Whether it stands in the type itself or in an extension of it, and not in what the type inherits.
    let isOwn: Bool
    /// Whether it is compiled under a condition that its type does not have.
    let isConditional: Bool

    var file: WrittenFile { part.file }
    var location: SourceLocation { SourceLocation(file.source, declaration.name.range) }
}
