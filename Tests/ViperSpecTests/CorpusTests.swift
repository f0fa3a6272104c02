import Diagnostics
import TestSupport
import Testing
import ViperSpec

@Suite struct CorpusTests {
    @Test func theCorpusIsThere() {
        #expect(Set(Corpus.paths.compactMap { $0.split(separator: "/").first }).count >= 14)
    }

    @Test(arguments: Corpus.paths) func specParsesWithoutFindings(path: String) throws {
        let file = try Corpus.file(path)
        let (spec, findings) = SpecParser.parse(file)
        #expect(MarkedSource(file.text(0..<file.bytes.count), path: path).describe(findings) == [])
        #expect(!spec.declarations.isEmpty)
    }

    @Test(arguments: Corpus.paths) func carriageReturnsAndByteOrderMarkMakeNoDifference(path: String) throws {
        let file = try Corpus.file(path)
        let text = file.text(0..<file.bytes.count)
        let windows = SourceFile(path: path, text: "\u{FEFF}" + text.replacing("\n", with: "\r\n"))
        let (spec, findings) = SpecParser.parse(windows)
        #expect(findings.map(\.message) == [])
        #expect(Shape.of(spec) == Shape.of(SpecParser.parse(file).0))
    }
}
