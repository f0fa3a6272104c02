import Diagnostics
import SwiftSource

extension Rule {
    /// `private func`, `override var` …
    package static let modifierNotAllowed = Rule(
        id: "modifierNotAllowed",
        summary: "A modifier stands only where a protocol's requirement or a stored property can have it",
        explanation: """
            A requirement may be static or nonisolated, state may be weak, unowned or lazy. How far generated code can be seen \
            is set once, by 'access' in App.viper; a module alone may be public. What is private stands in the class's Swift \
            file.
            """,
        wrong: "module TodoList {\n    presenter { private func reload() }\n}",
        right: "module TodoList {\n    presenter { func reload() }\n}")
}

extension Diagnostic {
    /// `place` is where it cannot stand: `on a member`.
    static func modifierNotAllowed(
        _ modifier: Identifier, _ place: String, edit: Range<Int>, in file: SourceFile
    ) -> Diagnostic {
        let fixIt: Diagnostic.FixIt =
            modifier.name == "class"
            ? .replace(modifier, by: "static")
            : FixIt("delete '\(modifier.name.firstLine)'", range: edit, replacement: "")
        return Diagnostic(
            .modifierNotAllowed, "'\(modifier.name.firstLine)' cannot stand \(place)",
            at: SourceLocation(file, modifier.range), fixIts: [fixIt])
    }
}
