import Diagnostics
import SwiftSource

extension Rule {
    /// Parentheses after a section whose class takes nothing.
    package static let parametersNotAllowed = Rule(
        id: "parametersNotAllowed",
        summary: "Only presenter, interactor and router take something in parentheses",
        explanation: """
            The parentheses list what a class's initialiser takes. view, interface, delegate, output and on have no such class: \
            the last three are the presenter's, or another module's. Hand it to the presenter.
            """,
        wrong: "module TodoList(id: Int) {\n    view(id) {}\n}",
        right: "module TodoList(id: Int) {\n    view {}\n    presenter(id) {}\n}")
}

extension Diagnostic {
    static func parametersNotAllowed(_ section: Identifier, at range: Range<Int>, in file: SourceFile) -> Diagnostic {
        Diagnostic(
            .parametersNotAllowed, "the section '\(section.name)' takes nothing", at: SourceLocation(file, range),
            notes: [Note("hand it to the presenter, an interactor or the router")],
            fixIts: [FixIt("delete the parentheses", range: range, replacement: "")])
    }
}
