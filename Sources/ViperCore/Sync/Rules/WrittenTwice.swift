import Diagnostics
import SwiftSource

extension Rule {
    package static let writtenTwice = Rule(
        id: "writtenTwice",
        summary: "A member is written in the spec or in a class, not in both",
        explanation: """
            A member with a body in the spec is generated; the class has one of the same signature, so the module does not compile. \
            A stub that nobody wrote to is removed by itself, and so is a body that says the same. Here they differ: keep one of \
            them.
            """,
        wrong: "output { func didFail() { view?.showError() } }   // and ListPresenter has func didFail() { retry() }",
        right: "output { func didFail() }")
}

extension Diagnostic {
    static func writtenTwice(_ member: Member, in type: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .writtenTwice, "'\(member.requirement.fullName)' has a body in '\(type)' and in the spec", at: location,
            notes: [
                Note(
                    "the spec's is here; keep one of them",
                    at: SourceLocation(member.source, member.requirement.nameRange))
            ])
    }
}
