import Diagnostics
import TemplateEngine

/// A piece of a template's head as a template by itself. What is found in it is told at its place in the head.
struct HeadText: Sendable {
    /// The template.
    let source: TemplateSource
    private let file: SourceFile
    private let range: Range<Int>
    private let prefix: Int

    /// `range` of `file`, with something before and after that makes it a template.
    init(_ file: SourceFile, _ range: Range<Int>, name: String, between prefix: String = "", and suffix: String = "") {
        self.file = file
        self.range = range
        self.prefix = prefix.utf8.count
        source = TemplateSource(
            SourceFile(path: file.path + "#" + name, text: prefix + file.text(range) + suffix), name: name)
    }

    /// The whole piece.
    var location: SourceLocation { SourceLocation(file, range) }

    /// The finding with its places in the head, if it is one of this piece.
    func placed(_ diagnostic: Diagnostic) -> Diagnostic {
        guard diagnostic.location?.file.path == source.file.path else { return diagnostic }
        var placed = diagnostic
        placed.location = diagnostic.location.map { SourceLocation(file, place($0.range)) }
        placed.fixIts = diagnostic.fixIts.map { fixIt in
            Diagnostic.FixIt(fixIt.message, range: place(fixIt.range), replacement: fixIt.replacement)
        }
        return placed
    }

    private func place(_ inner: Range<Int>) -> Range<Int> {
        func offset(_ inner: Int) -> Int {
            min(max(inner - prefix + range.lowerBound, range.lowerBound), range.upperBound)
        }
        return offset(inner.lowerBound)..<offset(inner.upperBound)
    }
}
