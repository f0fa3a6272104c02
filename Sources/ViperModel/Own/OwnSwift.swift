import Diagnostics
import SwiftSource

/// The Swift that people write in the app and in its tests. What the app's declares, specs know without a word.
package struct OwnSwift: Sendable {
    /// The files of the app's target.
    package let sources: [SourceFile]
    /// Those of its tests.
    package let tests: [SourceFile]
    /// Those beside the two: other targets of the package, whose types specs may import.
    package let others: [SourceFile]

    package init(sources: [SourceFile] = [], tests: [SourceFile] = [], others: [SourceFile] = []) {
        self.sources = sources
        self.tests = tests
        self.others = others
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
        let imports = outline.imports.filter { blocks.conditions(at: $0.range.lowerBound).isEmpty }
        self.source = source
        self.imports = imports.map { String($0.name.prefix { $0 != "." }) }.unique
        declarations = outline.declarations.filter { !$0.isPrivate }
    }
}
