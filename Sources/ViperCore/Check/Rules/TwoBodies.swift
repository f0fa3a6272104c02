import Diagnostics
import ViperSpec

extension Rule {
    package static let twoBodies = Rule(
        id: "twoBodies",
        summary: "A member that two sections of one class share has one body",
        explanation: """
            presenter, output, interface and on are all implemented by the presenter. The same signature in two of them is one \
            method, so only one of them can say what it does.
            """,
        wrong: """
            module TodoList {
                presenter { func reload() { view?.show() } }
                interface { func reload() {} }
                view { func show() }
            }
            """,
        right: """
            module TodoList {
                presenter { func reload() { view?.show() } }
                interface { func reload() }
                view { func show() }
            }
            """)
}

extension Diagnostic {
    static func twoBodies(
        _ member: Member, in section: SectionKind, first: Member, in firstSection: SectionKind
    ) -> Diagnostic {
        let name = member.fullName
        return Diagnostic(
            .twoBodies,
            "'\(name)' has a body in '\(firstSection.rawValue)' and in '\(section.rawValue)', but is one method of the presenter",
            at: SourceLocation(member.source, member.requirement.nameRange),
            notes: [
                Note(
                    "the other body is here; keep one of them",
                    at: SourceLocation(first.source, first.requirement.nameRange))
            ])
    }
}
