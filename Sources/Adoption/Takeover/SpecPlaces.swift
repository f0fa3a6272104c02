import Diagnostics
import SwiftSource
import ViperSpec

extension AdoptedModule {
    /// A finding in the spec that the protocols become, where they stand in Swift; what stands elsewhere is as it was.
    package func inSwift(_ finding: Diagnostic) -> Diagnostic {
        var finding = finding
        if finding.location?.file.path == spec.path { finding.fixIts = [] }
        finding.location = finding.location.map(place)
        finding.notes = finding.notes.map { Diagnostic.Note($0.message, at: $0.location.map(place)) }
        return finding
    }

    /// The same word in Swift: what a section holds are the words of its protocol, one after the other.
    private func place(of location: SourceLocation) -> SourceLocation {
        guard location.file.path == spec.path else { return location }
        let start = location.range.lowerBound
        for (section, part) in zip(sections, module.parts) where section.range.contains(start) {
            let words = Self.words(of: spec, in: section.bodyRange)
            guard let body = part.fact.declaration.bodyRange?.inner, section.bodyRange.contains(start),
                let index = words.firstIndex(where: { $0.upperBound > start })
            else { return part.fact.place }
            let written = Self.words(of: part.fact.source, in: body)
            return written.indices.contains(index)
                ? SourceLocation(part.fact.source, written[index]) : part.fact.place
        }
        return module.parts[0].fact.place
    }

    /// Those of its parts, in their order.
    private var sections: [SectionDeclaration] {
        for case .module(let module) in SpecParser.parse(spec).0.declarations {
            return module.items.compactMap { if case .section(let section) = $0 { section } else { nil } }
        }
        return []
    }

    private static func words(of source: SourceFile, in range: Range<Int>) -> [Range<Int>] {
        Lexer.tokens(of: source, in: range).filter { $0.kind != .endOfFile && $0.kind != .punctuation(Ascii.semicolon) }
            .map(\.range)
    }
}
