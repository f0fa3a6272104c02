import Diagnostics
import SwiftSource

extension Rule {
    package static let weakRole = Rule(
        id: "weakRole",
        summary: "view, delegate and output are called with '?.'",
        explanation: """
            A presenter does not own its view and its delegate, nor an interactor its output: they are weak references, and \
            nil when the screen is gone. As everywhere in Swift that is written: 'view?.show()'.
            """,
        wrong: "module A { view { func show() }; presenter { func viewDidLoad() { view.show() } } }",
        right: "module A { view { func show() }; presenter { func viewDidLoad() { view?.show() } } }")
}

extension Diagnostic {
    static func weakRole(_ role: Identifier, in source: SourceFile) -> Diagnostic {
        let end = role.range.upperBound
        return Diagnostic(
            .weakRole, "'\(role.name)' may be gone: it is called '\(role.name)?.'",
            at: SourceLocation(source, role.range),
            fixIts: [FixIt("insert '?'", range: end..<end, replacement: "?")])
    }
}
