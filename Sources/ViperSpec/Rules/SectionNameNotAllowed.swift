import Diagnostics
import SwiftSource

extension Rule {
    /// `view main { … }`.
    package static let sectionNameNotAllowed = Rule(
        id: "sectionNameNotAllowed",
        summary: "Only interactor and output are named, and on names a module",
        explanation: """
            A module has one view, presenter, router, interface and delegate. Several interactors are told apart by their \
            names: 'interactor search', beside 'output search'. A protocol's own name stands after 'as'.
            """,
        wrong: "module TodoList {\n    view main {}\n}",
        right: "module TodoList {\n    view {}\n}")
}

extension Diagnostic {
    static func sectionNameNotAllowed(_ name: Identifier, of section: Identifier, in file: SourceFile) -> Diagnostic {
        Diagnostic(
            .sectionNameNotAllowed, "the section '\(section.name)' has no name of its own",
            at: SourceLocation(file, name.range),
            notes: [Note("the protocol's name stands after 'as': '\(section.name) as \(name.name)'")],
            fixIts: [
                FixIt("delete '\(name.name)'", range: section.range.upperBound..<name.range.upperBound, replacement: "")
            ])
    }
}
