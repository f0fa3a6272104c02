import Diagnostics
import SwiftSource

extension Rule {
    /// A body in a section whose implementer the spec does not write.
    package static let bodyNotAllowed = Rule(
        id: "bodyNotAllowed",
        summary: "Members of a view, a service and a delegate have no bodies",
        explanation: """
            A body is generated into the class that implements the section. A view's members are drawn by hand, a service is \
            implemented elsewhere, and a delegate's members are given by whoever opens the module, in its 'on' section.
            """,
        wrong: "module TodoList {\n    view { func show() { reload() } }\n}",
        right: "module TodoList {\n    view { func show() }\n}")
}

extension Diagnostic {
    /// `place` is `a view`, `edit` reaches from the signature's end to the closing brace.
    static func bodyNotAllowed(
        in place: String, at range: Range<Int>, edit: Range<Int>, in file: SourceFile
    ) -> Diagnostic {
        Diagnostic(
            .bodyNotAllowed, "a member of \(place) has no body", at: SourceLocation(file, range),
            fixIts: [FixIt("delete the body", range: edit, replacement: "")])
    }
}
