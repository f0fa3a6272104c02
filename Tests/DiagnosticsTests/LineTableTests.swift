import Testing

@testable import Diagnostics

@Suite struct LineTableTests {
    @Test(arguments: [
        ("", 0, 1, 1), ("", 5, 1, 1), ("ab", 1, 1, 2), ("ab", 2, 1, 3), ("a\nb", 1, 1, 2), ("a\nb", 2, 2, 1),
        ("a\nb\n", 4, 3, 1),
        ("a\r\nb", 2, 1, 3), ("a\r\nb", 3, 2, 1), ("a\rb", 2, 2, 1), ("\n\r\n", 1, 2, 1), ("\n\r\n", 3, 3, 1),
        ("é漢x", 5, 1, 3),
        ("é漢x", -3, 1, 1),
    ])
    func countsLinesAndScalars(text: String, offset: Int, line: Int, column: Int) {
        let file = SourceFile(path: "p", text: text)
        #expect(file.position(of: offset) == SourceFile.Position(line: line, column: column))
        #expect(LineTable(file).position(of: offset) == SourceFile.Position(line: line, column: column))
    }
}
