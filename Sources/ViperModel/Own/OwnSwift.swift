import Diagnostics
import SwiftSource

/// The Swift that people write in the app and in its tests. What the app's declares, specs know without a word.
package struct OwnSwift: Sendable {
    /// The files of the app's target.
    package let sources: [SourceFile]
    /// Those of its tests.
    package let tests: [SourceFile]
    /// What was read of the sources; nil where it is not kept.
    private let reading: Reading?

    private struct Reading: Sendable {
        let names: DeclaringFiles
        let outlined = Guarded<[Int: OutlinedFile]>([:])
        /// Gives what has been read already of the source at a place.
        let read: @Sendable (Int) -> OutlinedFile?
    }

    /// Swift of which nothing has been read yet.
    package init(sources: [SourceFile] = [], tests: [SourceFile] = []) {
        (self.sources, self.tests, reading) = (sources, tests, nil)
    }

    /// Swift for whoever checks several programs beside it: it is read once. `declared` are the names of the types that each of
    /// the sources may declare or extend at file scope.
    /// `read` gives what has been read already of the one at a place.
    package init(
        sources: [SourceFile], declaring declared: [[String]], tests: [SourceFile],
        read: @escaping @Sendable (Int) -> OutlinedFile?
    ) {
        (self.sources, self.tests) = (sources, tests)
        reading = Reading(names: DeclaringFiles(declaring: declared), read: read)
    }

    /// Which of the sources may declare what.
    func names() -> DeclaringFiles { reading?.names ?? DeclaringFiles(sources) }

    /// What the sources at some places declare.
    func outlined(at places: [Int]) -> [OutlinedFile] {
        guard let reading else { return places.mapInParallel { OutlinedFile(sources[$0]) } }
        return reading.outlined.withValue { known in
            let new = places.filter { known[$0] == nil }
            for (place, outlined) in zip(new, new.mapInParallel { reading.read($0) ?? OutlinedFile(sources[$0]) }) {
                known[place] = outlined
            }
            return places.compactMap { known[$0] }
        }
    }
}

/// What a file of Swift declares that others see.
package struct OutlinedFile: Sendable {
    let source: SourceFile
    /// The modules that it imports whatever is compiled for, each once, in order.
    let imports: [String]
    let declarations: [DeclarationOutline]

    init(_ source: SourceFile) {
        let (tokens, outline, _) = Outline.read(source)
        let blocks = ConditionalBlocks(source, tokens: tokens)
        let imports = outline.imports.filter { blocks.conditions(at: $0.range.lowerBound).isEmpty }
        self.init(source, outline, importing: imports.map(\.name))
    }

    /// One that has been read already; `imports` are what it imports whatever is compiled for.
    package init(_ source: SourceFile, _ outline: FileOutline, importing imports: [String]) {
        self.source = source
        self.imports = imports.map { String($0.prefix { $0 != "." }) }.unique
        declarations = outline.declarations.filter { !$0.isPrivate }
    }
}
