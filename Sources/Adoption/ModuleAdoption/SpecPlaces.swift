import Diagnostics
import SwiftSource
import ViperSpec

extension AdoptedModule {
    /// Returns the finding moved from the module's spec to the corresponding location in the hand-written Swift,
    /// without its fix-its. A finding in another file is unchanged.
    package func inSwift(_ finding: Diagnostic) -> Diagnostic {
        var moved = finding.moving(place)
        if finding.location?.file.path == spec.path { moved.fixIts = [] }
        return moved
    }

    /// Returns the location in Swift of the token at a location in the spec. A section has the same tokens as its
    /// protocol, in the same order.
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

    /// The sections of the spec, in the order of the module's parts.
    private var sections: [SectionDeclaration] { SpecParser.parse(spec).0.modules.first?.sections ?? [] }

    private static func words(of source: SourceFile, in range: Range<Int>) -> [Range<Int>] {
        Lexer.tokens(of: source, in: range).filter { $0.kind != .endOfFile && $0.kind != .punctuation(ASCII.semicolon) }
            .map(\.range)
    }
}
