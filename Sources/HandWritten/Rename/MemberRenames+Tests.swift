import Diagnostics
import SwiftSource

extension MemberRenames {
    /// Renames the tests that viper-gen arranged for the member, to the names and titles that they would get now. `before`
    /// and `after` are the file of tests as it would have been written before the renaming, and as it would be now.
    package mutating func renameTests(from before: SourceFile, to after: SourceFile) {
        let (old, new) = (Self.functions(in: before), Self.functions(in: after))
        guard old.count == new.count else { return }
        let functions = Self.functions(in: edits.source)
        for (old, new) in zip(old, new) {
            let (oldTitles, newTitles) = (old.titles(in: before), new.titles(in: after))
            guard oldTitles.count == newTitles.count, oldTitles != newTitles || old.name.name != new.name.name,
                !functions.contains(where: { $0.isCalled(like: new, newTitles, in: edits.source) })
            else { continue }
            let titles = Dictionary(firstOf: zip(oldTitles, newTitles))
            for test in functions where test.isCalled(like: old, oldTitles, in: edits.source) {
                if test.name.name == old.name.name, test.name.name != new.name.name {
                    edits.replace(test.name.range, by: new.name.name.escapedName)
                }
                for token in test.literals(in: edits.source) {
                    if let title = titles[edits.source.text(token.range)] { edits.replace(token.range, by: title) }
                }
            }
        }
    }

    private static func functions(in source: SourceFile) -> [DeclarationOutline] {
        Outline.read(source).outline.declarations.flatMap(\.members).filter { $0.kind == .function }
    }
}

extension DeclarationOutline {
    /// The string literals in its attributes.
    fileprivate func literals(in source: SourceFile) -> [Token] {
        attributes.flatMap { Lexer.tokens(of: source, in: $0.range).filter { $0.kind == .string } }
    }

    fileprivate func titles(in source: SourceFile) -> [String] { literals(in: source).map { source.text($0.range) } }

    /// Whether it has the title of an arranged test or, where tests have none, its name.
    fileprivate func isCalled(like test: DeclarationOutline, _ titles: [String], in source: SourceFile) -> Bool {
        titles.first.map { self.titles(in: source).first == $0 } ?? (name.name == test.name.name)
    }
}
