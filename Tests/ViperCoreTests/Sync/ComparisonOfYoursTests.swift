import Diagnostics
import Testing
import ViperCore

/// What a file of yours lacks.
struct ComparisonOfYoursTests {
    private let wanted = """
        final class ListPresenter {
            let limit: Int

            init(limit: Int) {
                self.limit = limit
            }

            func didSelect(id: Int) {
                // TODO: didSelect(id:)
            }

            var count: Int {
                fatalError("ListPresenter.count is not written yet")
            }
        }

        """

    private func findings(_ text: String, _ others: String...) -> [Diagnostic] {
        let files = others.map { SourceFile(path: "Other.swift", text: $0) }
        let file = SourceFile(path: "ListPresenter.swift", text: text)
        return ComparisonOfYours(file, rendered: Array(wanted.utf8)).findings(beside: files)
    }

    @Test func nothingWhereAllIsThere() {
        #expect(findings(wanted).isEmpty)
        #expect(ComparisonOfYours(SourceFile(path: "", text: wanted), rendered: Array(wanted.utf8)).isComplete)
    }

    @Test func membersInAnyOrderAndWithOtherTypesCount() {
        let text = """
            final class ListPresenter: Base {
                lazy var count = 3
                func didSelect(id: ID) { print(id) }
                private let limit: Int
                init(limit: Int = 3) { self.limit = limit }
                func mine() {}
            }
            """
        #expect(findings(text).isEmpty)
    }

    @Test func membersOfOtherFilesAndOfWhatIsInheritedCount() {
        let text = """
            class ListPresenter: Base {}
            extension ListPresenter: Counting { func didSelect(id: Int) {} }
            """
        let others = """
            class Base { let limit: Int; init(limit: Int) { self.limit = limit } }
            protocol Counting { var count: Int { get } }
            """
        #expect(findings(text, others).map(\.message) == ["'ListPresenter' lacks 'count'"])
        #expect(findings(text, others, "extension Counting { var count: Int { 0 } }").isEmpty)
    }

    @Test func whatIsMissingIsShown() throws {
        let text = "final class ListPresenter {\n    init() {}\n}\n"
        let finding = try #require(findings(text).first)
        #expect(finding.message == "'ListPresenter' lacks 'limit', 'init(limit:)', 'didSelect(id:)' and 'count'")
        #expect(finding.notes.map(\.message) == ["the new initialiser takes the place of this one"])
        let fixIt = try #require(finding.fixIts.first)
        #expect(fixIt.range == text.utf8.count - 2..<text.utf8.count - 2)
        let body = wanted.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().dropLast(2)
        #expect(fixIt.replacement == "\n" + body.joined(separator: "\n") + "\n")
    }

    @Test func aTypeThatIsGoneIsMissing() {
        #expect(findings("// mine\n").map(\.message) == ["nothing declares 'ListPresenter'"])
        #expect(findings("// mine\n", wanted).isEmpty)
    }

    @Test(arguments: ["", "class ListPresenter {", "}}}", "class ListPresenter: ListPresenter {}", "#if"])
    func brokenFilesAreRead(_ text: String) {
        #expect(!findings(text).isEmpty)
    }
}
