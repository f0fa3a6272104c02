import Diagnostics
import TemplateEngine

/// A text in a template's header that is itself a template, such as the path after `file:`. Findings in it are reported
/// at their location in the header.
struct HeadText: Sendable {
    let source: TemplateSource
    private let file: SourceFile
    private let range: Range<Int>
    private let prefix: Int

    /// Creates a template from a range of a file, with text before and after it.
    init(_ file: SourceFile, _ range: Range<Int>, name: String, between prefix: String = "", and suffix: String = "") {
        self.file = file
        self.range = range
        self.prefix = prefix.utf8.count
        source = TemplateSource(
            SourceFile(path: file.path + "#" + name, text: prefix + file.text(range) + suffix), name: name)
    }

    /// The location of the text.
    var location: SourceLocation { SourceLocation(file, range) }

    /// Returns a finding in this text with its location in the header. Returns any other finding unchanged.
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
