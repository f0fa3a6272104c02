import Diagnostics
import SwiftSource

/// The user-owned Swift of the app and its tests. Specs can use the types of the app without declaring them.
package struct AppSources: Sendable {
    /// The files of the app's target.
    package let sources: [SourceFile]
    /// The files of the test target.
    package let tests: [SourceFile]
    /// The files of the package's other targets, whose types specs may import.
    package let others: [SourceFile]

    package init(sources: [SourceFile] = [], tests: [SourceFile] = [], others: [SourceFile] = []) {
        self.sources = sources
        self.tests = tests
        self.others = others
    }
}

/// The declarations of a Swift file that other files can use.
struct OutlinedFile: Sendable {
    let source: SourceFile
    /// The modules that the file imports outside `#if`, in order and without duplicates.
    let imports: [String]
    let declarations: [DeclarationOutline]

    init(_ source: SourceFile) {
        let (tokens, outline, _) = OutlineParser.read(source)
        let blocks = ConditionalBlocks(source, tokens: tokens)
        let imports = outline.imports.filter { blocks.conditions(at: $0.range.lowerBound).isEmpty }
        self.source = source
        self.imports = imports.map { String($0.name.prefix { $0 != "." }) }.unique
        declarations = outline.declarations.filter { !$0.isPrivate }
    }
}
