import Foundation
import TestSupport
import Testing

/// The page for contributors is true.
@Suite struct ContributingTests {
    private let page: Page

    init() throws { page = try Page(path: ".github/CONTRIBUTING.md") }

    @Test func theTableHasEachVariableOfTheTests() throws {
        let section = try page.section("## Tests")
        let rows = section.matches(of: /(?m)^\| `([A-Z_]+)` \|/).map { String($0.1) }
        #expect(rows == TestSettings.Variable.allCases.map(\.rawValue))
    }

    /// Whoever reads another variable of the tests would not find it in the table.
    @Test func noOtherFileReadsThem() throws {
        let names = TestSettings.Variable.allCases.map { "\"\($0.rawValue)\"" }
        let tests = Repository.root.appending(path: "Tests")
        for path in try FileManager.default.subpathsOfDirectory(atPath: tests.path)
        where path.hasSuffix(".swift") && !path.hasPrefix("Golden/") && !path.hasSuffix("TestSettings.swift") {
            let text = try String(contentsOf: tests.appending(path: path), encoding: .utf8)
            for name in names { #expect(!text.contains("environment[\(name)"), "\(path) reads \(name)") }
        }
    }

    @Test func eachStepNamesFilesThatExist() throws {
        let paths = page.text.matches(of: /`((?:Sources|Tests|Templates)\/[A-Za-z\/.]+)`/).map { String($0.1) }
        #expect(paths.count > 10)
        for path in paths where !path.contains("NAME") && !path.contains("FOLDER") {
            #expect(FileManager.default.fileExists(atPath: Repository.root.appending(path: path).path), "\(path)")
        }
    }

    /// As the house asks of the page: each of these is done in at most eight steps.
    @Test func eachTaskHasFewSteps() throws {
        let tasks = try page.section("## How to add…").components(separatedBy: "\n### ").dropFirst()
        #expect(tasks.count == 7)
        for task in tasks { #expect((1...8).contains(task.matches(of: #/(?m)^\d\. /#).count), "\(task)") }
    }
}
