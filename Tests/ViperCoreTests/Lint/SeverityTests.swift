import Diagnostics
import TestSupport
import Testing
import UserCode
import ViperModel

/// `rules { … }` in App.viper, and comments that silence.
@Suite struct SeverityTests {
    private static let strong = "final class ListPresenter { var view: (any ListViewProtocol)? }"

    @Test(arguments: (Rule.ofLint + Rule.ofSuppressions).map(\.id)) func everyRuleCanBeSet(_ id: String) {
        for severity in ["error", "warning", "off"] {
            let spec = LintedCode(spec: "module List {}", app: "app Test { rules { \(id) \(severity) } }")
            #expect(spec.described == [])
        }
    }

    @Test func severitiesApply() {
        func found(_ severity: String) -> [Severity] {
            LintedCode(Self.strong, app: "app Test { ui none; root List; rules { heldStrongly \(severity) } }")
                .findings.map(\.severity)
        }
        #expect(found("error") == [.error])
        #expect(found("warning") == [.warning])
        #expect(found("off") == [])
    }

    @Test(arguments: [
        "final class ListPresenter {\n    var view: Int? // viper-gen:ignore heldStrongly: a struct\n}",
        "final class ListPresenter {\n    //viper-gen:ignore  heldStrongly : a struct\n    var view: Int?\n}",
        "final class ListPresenter {\n    // viper-gen: ignore heldStrongly: a struct\n    var view: Int?\n}",
        "final class ListPresenter {\n    // viper-gen:ignore longBody, heldStrongly: both\n    var view: Int?\n}",
        """
        final class ListPresenter {
            // viper-gen:ignore heldStrongly: a struct
            // viper-gen:ignore longBody: another
            var view: Int?
        }
        """,
        "final class ListPresenter {\r\n    var view: Int? // viper-gen:ignore heldStrongly: a struct\r\n}\r\n",
    ]) func commentsSilence(_ swift: String) {
        #expect(!LintedCode(swift).findings.contains { $0.rule.id == "heldStrongly" })
    }

    @Test(arguments: [
        "final class ListPresenter {\n    // viper-gen:ignore longBody: another rule\n    var view: Int?\n}",
        "final class ListPresenter {\n    // viper-gen:ignore heldStrongly: too far away\n\n    var view: Int?\n}",
        "final class ListPresenter {\n    let a = \"// viper-gen:ignore heldStrongly: text\"; var view: Int?\n}",
        "final class ListPresenter {\n    /* // viper-gen:ignore heldStrongly: inside */ var view: Int?\n}",
    ]) func othersDoNot(_ swift: String) {
        #expect(LintedCode(swift).findings.map(\.rule.id).contains("heldStrongly"))
    }

    @Test func specsAreSilencedToo() {
        let body = (0..<9).map { "total += \($0)" }.joined(separator: "\n")
        let spec = """
            entity User { let id: Int }
            module List {
                // viper-gen:ignore entityInView: it is what a user is to the app
                view { func show(_ user: User) }
                presenter {
                    var total = 0
                    func viewDidLoad() { // viper-gen:ignore longBody: a table reads best in one place
            \(body)
                    }
                }
            }
            """
        #expect(LintedCode(spec: spec).findings.map(\.rule.id) == ["unwrittenStub", "unusedMember"])
    }

    @Test func unusedIgnore() {
        let swift = """
            final class ListPresenter {
                // 1️⃣viper-gen:ignore longBody, heldStrongly: both
                var view: Int?
                // 2️⃣viper-gen:ignore longBody: nothing is long
                // viper-gen:ignore heldStrongly: another
                var delegate: Int?
                private func done() {} // 3️⃣viper-gen:ignore heldStrongly: was there once
            }
            """
        let note = "note: delete 'longBody' from the comment, or the whole comment"
        #expect(
            LintedCode(swift).described == [
                "1️⃣ unusedIgnore: suppression of 'longBody' has no effect", note,
                "2️⃣ unusedIgnore: suppression of 'longBody' has no effect", note,
                "3️⃣ unusedIgnore: suppression of 'heldStrongly' has no effect",
                "note: delete 'heldStrongly' from the comment, or the whole comment",
            ])
        // Of some modules alone it is not known what stands in the others.
        #expect(LintedCode(swift, modules: ["List"]).described.filter { $0.contains("unusedIgnore") } == [])
        let spec = LintedCode(
            spec: """
                entity User { let id: Int }
                module List {
                    // viper-gen:ignore entityInView: it is what a user is to the app
                    view { func show(_ user: User) }
                    // 1️⃣viper-gen:ignore entityInView: and here is none
                    presenter {}
                }
                """)
        #expect(
            spec.described.filter { $0.contains("unusedIgnore") } == [
                "1️⃣ unusedIgnore: suppression of 'entityInView' has no effect"
            ])
    }

    @Test func anIgnoreCommentWithAnOldIDStillWorks() {
        func findings(ignoring id: String) -> [String] {
            LintedCode(
                """
                final class ListPresenter: ListPresenterProtocol {} // 1️⃣viper-gen:ignore \(id): generated since May
                """,
                spec: "module List { view { func show() } presenter { func viewDidLoad() { view?.show() } } }"
            ).described
        }
        #expect(findings(ignoring: "duplicateConformance") == ["1️⃣ nothing"])
        #expect(
            findings(ignoring: "conformanceTwice") == [
                "1️⃣ renamedRule: rule 'conformanceTwice' was renamed to 'duplicateConformance'",
                "fix: replace 'conformanceTwice' with 'duplicateConformance'",
            ])
    }

    @Test func invalidIgnore() {
        let code = LintedCode(
            """
            final class ListView {
                // 1️⃣viper-gen:ignore heldStrongly
                // 2️⃣viper-gen:ignore heldStrongli: because
                // 3️⃣viper-gen:ignore duplicateName: because
                // 4️⃣viper-gen:ignore : because
                // 5️⃣viper-gen:ignore heldStrongly, longBody:\u{20}
                // 6️⃣viper-gen:disable heldStrongly
                // 7️⃣viper-gen:ignore templateSteps: because
                // Not viper-gen:ignore at all
                // viper-gen: a tool
            }
            """)
        let shape = "note: write '// viper-gen:ignore ID: reason'"
        #expect(
            code.described == [
                "1️⃣ invalidIgnore: suppression of 'heldStrongly' has no reason", shape,
                "2️⃣ invalidIgnore: unknown rule 'heldStrongli'", "note: did you mean 'heldStrongly'?",
                "3️⃣ invalidIgnore: 'duplicateName' cannot be suppressed",
                "note: fix the finding; it prevents generation",
                "4️⃣ invalidIgnore: suppression comment has no rule ID", shape,
                "5️⃣ invalidIgnore: suppression of 'heldStrongly, longBody' has no reason", shape,
                "6️⃣ invalidIgnore: 'disable' is not supported", shape,
                "7️⃣ invalidIgnore: unknown rule 'templateSteps'",
                "note: the rule 'templateSteps' was removed; delete its ID",
            ])
    }
}
