import Diagnostics
import SwiftSource
import ViperModel

/// A check for disabled test skeletons whose member is implemented.
enum DisabledTest: LintRule {
    static let rule = Rule(
        id: "disabledTest", severity: .warning, isAdjustable: true,
        summary: "Test disabled although its member is implemented",
        explanation: """
            viper-gen created the test as a skeleton and disabled it, because the member was a stub. The member is \
            implemented now, but the test is still skipped. Add expectations, and remove '.disabled(…)'.
            """,
        wrong: """
            // func didSelect(row: Int) { router.open() }
            @Test("didSelect(row:)", .disabled("ListPresenter.didSelect(row:) is not implemented")) func didSelectRow() { … }
            """,
        right: "@Test(\"didSelect(row:)\") func didSelectRow() { … }")

    static func findings(in lint: LintContext) -> [Diagnostic] {
        let modules = Set(lint.modules.map(\.index))
        let ending = Array(StubMarker.ending.utf8)
        return lint.tests.filter { $0.source.contains(ending, in: 0..<$0.source.bytes.count) }.flatMap { file in
            file.tokens().compactMap { token -> Diagnostic? in
                guard let (type, member) = file.source.unwrittenMember(token), let owner = lint.types.owners[type],
                    modules.contains(owner.module),
                    lint.code(of: owner).parts.contains(where: {
                        $0.declaration.writtenMembers(in: $0.file).contains(member)
                    })
                else { return nil }
                return Diagnostic(
                    rule, "test of '\(type).\(member)' is disabled, but the member is implemented",
                    at: SourceLocation(file.source, token.range),
                    notes: ["add expectations, and enable the test"])
            }
        }
    }
}
