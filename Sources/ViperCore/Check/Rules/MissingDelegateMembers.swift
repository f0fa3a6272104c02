import Diagnostics
import SwiftSource
import ViperSpec

extension Rule {
    package static let missingDelegateMembers = Rule(
        id: "missingDelegateMembers",
        summary: "An 'on' section answers every member of the other module's delegate",
        explanation: """
            The presenter conforms to the delegate's protocol, so it needs all of its members: with a body here, or without \
            one, and then written by hand in the presenter.
            """,
        wrong: """
            module TodoAdd { delegate { func didSave(); func didCancel() } }
            module TodoList { on TodoAdd { func didSave() {} } }
            """,
        right: """
            module TodoAdd { delegate { func didSave(); func didCancel() } }
            module TodoList { on TodoAdd { func didSave() {}; func didCancel() {} } }
            """)
}

extension Diagnostic {
    static func missingDelegateMembers(
        _ missing: [Requirement], of module: String, in section: SectionDraft
    ) -> Diagnostic {
        let (section, source, isEmpty) = (section.declaration, section.source, section.isEmpty)
        let names = missing.map { "'\($0.fullName)'" }.joined(separator: ", ")
        let end = max(section.range.lowerBound, section.range.upperBound - 1)
        let indent = source.indentation(at: section.range.lowerBound)
        let closesOwnLine = source.isFirstOnLine(end)
        let lines = missing.map { (closesOwnLine ? indent + "    " : "") + $0.declarationText }
        let text =
            closesOwnLine
            ? lines.map { String($0.dropFirst(indent.count)) }.joined(separator: "\n" + indent) + "\n" + indent
            : (isEmpty ? " " : "; ") + lines.joined(separator: "; ") + " "
        return Diagnostic(
            .missingDelegateMembers, "the delegate of '\(module)' also has \(names)",
            at: SourceLocation(source, section.name?.range ?? section.keywordRange),
            fixIts: [FixIt("insert \(names)", range: end..<end, replacement: text)])
    }
}
