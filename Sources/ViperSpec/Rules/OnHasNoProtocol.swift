import Diagnostics
import SwiftSource

extension Rule {
    /// `on Other as Name`, `on Other: Protocol`.
    package static let onHasNoProtocol = Rule(
        id: "onHasNoProtocol",
        summary: "An on section declares no protocol",
        explanation: """
            It implements the delegate that the other module declares, so the protocol's name and what it inherits stand there, \
            in the other module's 'delegate' section.
            """,
        wrong: "module TodoList {\n    on TodoAdd as TodoAddOutput {}\n}",
        right: "module TodoList {\n    on TodoAdd {}\n}")
}

extension Diagnostic {
    static func onHasNoProtocol(at range: Range<Int>, edit: Range<Int>, in file: SourceFile) -> Diagnostic {
        Diagnostic(
            .onHasNoProtocol, "an 'on' section has no protocol of its own", at: SourceLocation(file, range),
            notes: [Note("it belongs in the 'delegate' section of the other module")],
            fixIts: [FixIt("delete it", range: edit, replacement: "")])
    }
}
