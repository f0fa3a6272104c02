import Diagnostics
import SwiftSource

/// The Swift that people wrote, read once: which file declares which part of which type.
struct WrittenSwift: Sendable {
    /// A type's declaration, or an extension of it.
    struct Part: Sendable {
        /// Index into `files`.
        let file: Int
        let declaration: DeclarationOutline

        var isExtension: Bool { declaration.kind == .extension }
    }

    let files: [WrittenFile]
    /// Where declarations of a name stand: the file, and which of those there it is.
    private let places: [String: [(file: Int, declaration: Int)]]

    init(_ files: [WrittenFile]) {
        self.files = files
        var places: [String: [(file: Int, declaration: Int)]] = [:]
        for (index, file) in files.enumerated() {
            for (number, heading) in file.headings.enumerated() {
                places[heading.name, default: []].append((index, number))
            }
        }
        self.places = places
    }

    /// Everything at file scope of this name, extensions among it.
    func parts(of name: String) -> [Part] {
        places[name, default: []].map { place in
            Part(file: place.file, declaration: files[place.file].outline.declarations[place.declaration])
        }
    }

    /// How much there is at file scope of this name.
    func partCount(of name: String) -> Int { places[name]?.count ?? 0 }

    /// What gives a type its members: its own parts, then classes that it inherits and what extends its protocols. `protocols`
    /// are those that generated code adds.
    func surroundings(of type: String, protocols: [String]) -> (own: [Part], inherited: [Part]) {
        let own = parts(of: type)
        var names: Set<String> = [type]
        var open = own.flatMap(\.declaration.inherited).map(\.text) + protocols
        var inherited: [Part] = []
        while let name = open.popLast() {
            guard names.insert(name).inserted else { continue }
            for part in parts(of: name) {
                open += part.declaration.inherited.map(\.text)
                if part.declaration.kind != .protocol { inherited.append(part) }
            }
        }
        return (own, inherited)
    }

    /// The conditions under which a declaration counts.
    func conditions(of part: Part, at offset: Int? = nil) -> [String] {
        files[part.file].blocks.conditions(at: offset ?? part.declaration.range.lowerBound)
    }
}

/// A member that a person wrote, and where.
struct WrittenMember: Sendable {
    let part: WrittenSwift.Part
    let declaration: DeclarationOutline
    let requirement: Requirement
    /// It stands in the type itself or in an extension of it, and not in what the type inherits.
    let isOwn: Bool
    /// It counts under a condition that its type does not have.
    let isConditional: Bool

    var file: Int { part.file }
}
