import Diagnostics
import SwiftSource

/// The Swift that people write in the app and in its tests. What the app's declares, specs know without a word.
package struct OwnSwift: Sendable {
    /// The files of the app's target.
    package let sources: [SourceFile]
    /// Those of its tests.
    package let tests: [SourceFile]
    /// What was read of the sources; nil where it is not kept.
    private let reading: Guarded<Reading>?

    private struct Reading: Sendable {
        var names: DeclaringFiles?
        var outlined: [Int: OutlinedFile] = [:]
    }

    /// `keepsReading` is for whoever checks several programs beside the same Swift: it is read once.
    package init(sources: [SourceFile] = [], tests: [SourceFile] = [], keepsReading: Bool = false) {
        self.sources = sources
        self.tests = tests
        reading = keepsReading ? Guarded(Reading()) : nil
    }

    /// Which of the sources may declare what.
    func names() -> DeclaringFiles {
        guard let reading else { return DeclaringFiles(sources) }
        return reading.withValue { reading in
            let names = reading.names ?? DeclaringFiles(sources)
            reading.names = names
            return names
        }
    }

    /// What the sources at some places declare.
    func outlined(at places: [Int]) -> [OutlinedFile] {
        guard let reading else { return places.mapInParallel { OutlinedFile(sources[$0]) } }
        return reading.withValue { reading in
            let new = places.filter { reading.outlined[$0] == nil }
            for (place, outlined) in zip(new, new.mapInParallel { OutlinedFile(sources[$0]) }) {
                reading.outlined[place] = outlined
            }
            return places.compactMap { reading.outlined[$0] }
        }
    }
}

/// What a file of Swift declares that others see.
struct OutlinedFile: Sendable {
    let source: SourceFile
    /// The modules that it imports whatever is compiled for, each once, in order.
    let imports: [String]
    let declarations: [DeclarationOutline]

    init(_ source: SourceFile) {
        let (tokens, outline, _) = Outline.read(source)
        let blocks = ConditionalBlocks(source, tokens: tokens)
        self.source = source
        imports =
            outline.imports.filter { blocks.conditions(at: $0.range.lowerBound).isEmpty }
            .map { String($0.name.prefix { $0 != "." }) }.unique
        declarations = outline.declarations.filter { !$0.isPrivate }
    }
}
