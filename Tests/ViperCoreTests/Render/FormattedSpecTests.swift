import Diagnostics
import Templates
import Testing
import ViperCore
import ViperSpec

/// Laying specs out changes nothing of what is generated from them.
@Suite struct FormattedSpecTests {
    @Test(arguments: GoldenSpecsTests.names) func generatedFilesStayTheSame(_ name: String) throws {
        var input = try GoldenSpecsTests.input(name)
        input.builtInTemplates = BuiltInTemplates.all.map { SourceFile(path: "Templates/" + $0.path, text: $0.text) }
        var formatted = input
        formatted.app = input.app.map(Self.formatted)
        formatted.specs = input.specs.map(Self.formatted)
        let (before, after) = (Pipeline.run(input), Pipeline.run(formatted))
        #expect(!before.files.isEmpty)
        #expect(before.files.map(\.path) == after.files.map(\.path))
        for (old, new) in zip(before.files, after.files) {
            #expect(Self.lines(of: old) == Self.lines(of: new))
        }
    }

    /// Without the checksum; the head of a struct keeps its spaces, which the layout takes out.
    private static func lines(of file: RenderedFile) -> [String] {
        String(decoding: file.bytes, as: UTF8.self).split(separator: "\n").filter { !$0.hasPrefix("// Checksum: ") }
            .map { String($0).replacing("  {", with: " {") }
    }

    private static func formatted(_ source: SourceFile) -> SourceFile {
        SourceFile(path: source.path, bytes: SpecFormatter.format(SpecParser.parse(source).0))
    }
}
