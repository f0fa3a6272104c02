import Diagnostics
import SwiftSource

extension Rule {
    /// A declaration named as nothing in Swift can be.
    package static let reservedName = Rule(
        id: "reservedName",
        summary: "The name of a declaration is a plain Swift identifier and no keyword",
        explanation: """
            The names of modules, services, types and the app become parts of other names and of file names: TodoListPresenter, \
            TodoListPresenter.swift. So they are letters, digits and underscores, begin with no digit, and are no keyword of \
            Swift, with or without backticks. Members may be named by a keyword in backticks, but by nothing that only \
            backticks allow.
            """,
        wrong: "module class {}",
        right: "module Course {}")
}

extension Diagnostic {
    /// `thing` is what is named: `a module`.
    static func reservedName(_ name: Identifier, of thing: String, in file: SourceFile) -> Diagnostic {
        Diagnostic(
            .reservedName, "\(thing) cannot be named '\(name.name.firstLine)'", at: SourceLocation(file, name.range),
            notes: [Note("a name is letters, digits and underscores, and no keyword of Swift")])
    }
}
