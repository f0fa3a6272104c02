import Diagnostics
import SwiftSource

extension Rule {
    package static let missingOn = Rule(
        id: "missingOn",
        summary: "A presenter that passes itself as a delegate has the 'on' section",
        explanation: """
            What the other module tells its delegate is answered in 'on Name { … }', member by member: with a body, or \
            without one, and then by hand in the presenter.
            """,
        wrong: """
            module A {
                presenter { func didTap() { router.open(delegate: self) } }
                router { func open(delegate: any PickDelegate) }
            }
            module Pick { delegate { func didPick() } }
            """,
        right: """
            module A {
                presenter { func didTap() { router.open(delegate: self) } }
                router { func open(delegate: any PickDelegate) }
                on Pick { func didPick() }
            }
            module Pick { delegate { func didPick() } }
            """)
}

extension Diagnostic {
    static func missingOn(
        _ opened: String, _ delegate: Section, in module: Module, at location: SourceLocation
    ) -> Diagnostic {
        let end = max(module.range.lowerBound, module.range.upperBound - 1)
        let isOnOwnLine = module.source.isFirstOnLine(end)
        let indent = isOnOwnLine ? module.source.indentation(at: end) : ""
        let members = delegate.members.map { indent + "        " + $0.requirement.declarationText + "\n" }
        let text =
            (isOnOwnLine ? "" : "\n") + "\n" + indent + "    on \(opened) {\n" + members.joined() + indent + "    }\n"
            + indent
        let start = isOnOwnLine ? module.source.lineRange(around: end).lowerBound : end
        return Diagnostic(
            .missingOn, "the presenter is no delegate of '\(opened)': there is no 'on \(opened)'", at: location,
            fixIts: [FixIt("add 'on \(opened)' with its members", range: start..<end, replacement: text)])
    }
}
