import Diagnostics
import Testing

@Suite struct DiagnosticFollowingTests {
    private let rule = Rule(id: "test", summary: "A rule", explanation: "Why.", wrong: "a", right: "b")
    private let old = SourceFile(path: "A.swift", text: "one\ntwo\nthree\n")

    @Test(arguments: [
        ("zero\none\ntwo\nthree\n", "two"), ("two\nthree\n", "two"), ("one\ntwo\n", "two"),
        ("one\ndeux\nthree\n", ""), ("one", ""), ("", ""),
    ])
    func aPlaceFollowsItsLine(text: String, expected: String) throws {
        let new = SourceFile(path: "A.swift", text: text)
        let other = SourceLocation(SourceFile(path: "B.swift", text: "two"), 0..<3)
        let finding = Diagnostic(
            rule, "it is wrong", at: SourceLocation(old, 4..<7), notes: [.init("here", at: other)],
            fixIts: [.delete(4..<7)])
        let followed = finding.following { $0 == old ? new : nil }
        let location = try #require(followed.location)
        #expect(location.file == new && new.text(location.range) == expected)
        #expect(followed.fixIts[0].range == location.range)
        #expect(followed.notes[0].location == other)
    }
}
