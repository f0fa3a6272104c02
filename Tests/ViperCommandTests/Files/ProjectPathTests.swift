import Testing
import ViperCommand

@Suite struct ProjectPathTests {
    private func flaw(_ text: String) -> PathRefusal.Reason? {
        switch ProjectPath.checked(text) {
        case .success: nil
        case .failure(let refusal): refusal.reason
        }
    }

    @Test(arguments: ["a", "Sources/Demo/A.swift", "a b/ü/日本.swift", "..a/b..", ".gitattributes", "~/x"])
    func acceptsWhatStaysInTheProject(text: String) throws {
        #expect(flaw(text) == nil)
    }

    @Test(arguments: [
        ("", ProjectPath.Flaw.empty), ("a//b", .empty), ("a/", .empty), ("a/./b", .empty), (".", .empty),
        ("/etc/passwd", .absolute), ("/\u{301}etc", .absolute),
        ("..", .leavesProject), ("../x", .leavesProject), ("a/../../b", .leavesProject), ("a/..", .leavesProject),
        ("a\nb", .unprintable), ("a\u{0}", .unprintable), ("a\u{1B}[2J", .unprintable), ("a\u{202E}b", .unprintable),
        ("a\rb", .unprintable), ("a\tb", .unprintable), ("a\u{2028}b", .unprintable), ("a\u{7F}", .unprintable),
    ])
    func refusesEverythingElse(text: String, expected: ProjectPath.Flaw) {
        #expect(flaw(text) == .flaw(expected))
    }
}
