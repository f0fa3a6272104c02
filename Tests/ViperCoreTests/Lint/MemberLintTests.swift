import TestSupport
import Testing
import ViperCore

@Suite struct MemberLintTests {
    @Test func unwrittenStub() {
        let code = LintedCode(
            """
            final class ListInteractor {
                func 1️⃣load() {
                    // TODO: load()
                }
                var 2️⃣size: Int {
                    get async {
                        // TODO: size
                        fatalError("ListInteractor.size is not written yet")
                    }
                }
                func 3️⃣count(of text: String) -> Int {
                    // TODO: count(of:)
                    fatalError("ListInteractor.count(of:) is not written yet")
                }
                func nothing() {}
                func started() {
                    // TODO: the rest
                    output?.didLoad()
                }
                func quoted() { print("// TODO: later") }
            }
            extension ListInteractor { func 4️⃣later() { /* x */ // TODO: later()
                } }
            """)
        #expect(
            code.described.filter { $0.contains("unwrittenStub") || $0.hasPrefix("note: write") } == [
                "1️⃣ unwrittenStub: 'load()' of 'ListInteractor' is not written yet",
                "note: write it here, or give it a body in the spec",
                "2️⃣ unwrittenStub: 'size' of 'ListInteractor' is not written yet",
                "note: write it here, or give it a body in the spec",
                "3️⃣ unwrittenStub: 'count(of:)' of 'ListInteractor' is not written yet",
                "note: write it here, or give it a body in the spec",
                "4️⃣ unwrittenStub: 'later()' of 'ListInteractor' is not written yet",
                "note: write it here, or give it a body in the spec",
            ])
    }

    @Test func leftoverMember() {
        let code = LintedCode(
            """
            final class ListView: UIViewController {
                func show() { used(); used(of: 1) }
                func used(of number: Int, in text: String = "") { Other.total }
                func 1️⃣show(error: String) { 2 }
                func used() {}
                private func own() {}
                override func viewDidLoad() {}
                @objc func tapped() {}
                var 2️⃣sum: Int { 1 }
                var stored = 1
                init() {}
                func forTests() {}
            }
            extension ListView { static func 3️⃣make() {} }
            extension ListView: UITableViewDataSource { func numberOfSections() -> Int { 1 } }
            """, tests: ["Tests/TestTests/A.swift": "func a() { view.forTests() }"])
        #expect(
            code.described.filter { $0.contains("leftoverMember") } == [
                "1️⃣ leftoverMember: nothing asks for 'show(error:)' of 'ListView'",
                "2️⃣ leftoverMember: nothing asks for 'sum' of 'ListView'",
                "3️⃣ leftoverMember: nothing asks for 'make()' of 'ListView'",
            ])
    }

    @Test func whatTheSpecAsksForIsNotLeftOver() {
        let code = LintedCode(
            """
            final class ListPresenter {
                func viewDidLoad() {}
                func didLoad() {}
                func openNothing() {}
            }
            """,
            spec: """
                @MainActor protocol Titled { func title() -> String }
                module List {
                    presenter { func viewDidLoad(); func didTap() { openNothing() } }
                    output { func didLoad() }
                    interactor { func load() { output?.didLoad() } }
                    view: Titled {}
                }
                """,
            others: ["Sources/Test/ListView.swift": "final class ListView { func title() -> String { \"\" } }"])
        #expect(code.described == [])
    }

    @Test func onlyTheModulesThatAreMeant() {
        let swift = "final class DetailInteractor { func load() { /* */ // TODO: load()\n } }"
        #expect(LintedCode(swift, modules: ["List"]).described == [])
        #expect(LintedCode(swift, modules: ["Detail"]).findings.map(\.rule.id) == ["unwrittenStub"])
    }

    @Test func conflictMarkers() {
        let code = LintedCode(
            """
            import UIKit
            final class ListPresenter {
            1️⃣<<<<<<< HEAD
                var view: Int
            =======
                var view: String
            >>>>>>> other
            }
            """)
        #expect(
            code.described == [
                "1️⃣ conflictMarkers: a merge conflict is not resolved here",
                "note: choose what stays, and delete the lines of '<<<<<<<', '=======' and '>>>>>>>'",
            ])
        let harmless = LintedCode("let a = \"\"\"\n=======\n<<<<<<< x\n>>>>>>> y\n\"\"\"\n// <<<<<<<")
        #expect(harmless.described == [])
    }
}
