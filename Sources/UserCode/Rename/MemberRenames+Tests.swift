import Diagnostics
import SwiftSource

extension MemberRenames {
    /// Renames the test skeletons of the member. `before` and `after` are the rendered tests before and after the
    /// rename.
    package mutating func renameTests(from before: SourceFile, to after: SourceFile) {
        let (oldTests, newTests) = (TestFunction.all(in: before), TestFunction.all(in: after))
        guard oldTests.count == newTests.count else { return }
        let ownTests = TestFunction.all(in: edits.source)
        for (old, new) in zip(oldTests, newTests) {
            let isRenamed = old.titles != new.titles || old.name != new.name
            guard isRenamed, old.titles.count == new.titles.count, !ownTests.contains(where: { $0.isCalled(like: new) })
            else { continue }
            for own in ownTests where own.isCalled(like: old) { rename(own, from: old, to: new) }
        }
    }

    private mutating func rename(_ own: TestFunction, from old: TestFunction, to new: TestFunction) {
        // A name chosen by hand stays.
        if own.name == old.name, old.name != new.name { edits.replace(own.nameRange, by: new.name.escapedName) }
        let newTitles = Dictionary(firstOf: zip(old.titles, new.titles))
        for (title, range) in zip(own.titles, own.titleRanges) {
            if let newTitle = newTitles[title] { edits.replace(range, by: newTitle) }
        }
    }
}

/// A function in a test file, with its name and titles.
private struct TestFunction {
    let name: String
    let nameRange: Range<Int>
    /// The string literals in the attributes of the function, the display name first. Empty for XCTest.
    let titles: [String]
    let titleRanges: [Range<Int>]

    init(_ function: DeclarationOutline, in source: SourceFile) {
        (name, nameRange) = (function.name.name, function.name.range)
        titleRanges = function.attributes.flatMap { attribute in
            Lexer.tokens(of: source, in: attribute.range).filter { $0.kind == .string }.map(\.range)
        }
        titles = titleRanges.map { source.text($0) }
    }

    static func all(in source: SourceFile) -> [TestFunction] {
        OutlineParser.read(source).outline.declarations.flatMap(\.members).filter { $0.kind == .function }
            .map { TestFunction($0, in: source) }
    }

    /// Returns whether the function has the title of a rendered test. Tests without titles are compared by name.
    func isCalled(like test: TestFunction) -> Bool {
        test.titles.isEmpty ? name == test.name : titles.first == test.titles.first
    }
}
