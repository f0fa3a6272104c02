import TestSupport
import Testing
import ViperModel

/// Verbs that an app adds to its navigation.
@Suite struct NavigationVerbRuleTests {
    @Test func routersCallThem() {
        let spec = CheckedSpec(
            """
            navigation { func select(tab: Int) }
            module A { presenter { func didTap() { router.go() } }; router { func go() {
                navigation.select(tab: 1)
                navigation.2️⃣select(index: 1)
                navigation.3️⃣selct(tab: 1)
            } } }
            """)
        #expect(
            spec.described == [
                "2️⃣ wrongLabels: incorrect argument labels in call to 'navigation.select' (have '(index:)', expected '(tab:)')",
                "note: write 'select(tab:)', or add an overload to the section of 'Navigation'",
                "3️⃣ noSuchMember: 'navigation' has no member 'selct'", "fix: replace 'selct' with 'select'",
            ])
    }

    @Test func areFunctionsOfNamesOfTheirOwn() {
        let spec = CheckedSpec(
            """
            navigation {
                func 1️⃣push(_ module: any Destination)
                var 2️⃣tab: Int { get }
                func select(tab: Int)
                func 3️⃣select(tab: Int)
            }
            4️⃣navigation { func swap() }
            module A {}
            """)
        #expect(
            spec.described.filter { !$0.hasPrefix("note") } == [
                "1️⃣ navigationVerb: 'push(_:)' is already a method of the navigation",
                "2️⃣ navigationVerb: 'tab' is not a function",
                "3️⃣ duplicateMember: duplicate member 'select(tab:)' in the navigation",
                "4️⃣ navigationVerb: duplicate 'navigation' declaration",
            ])
    }

    @Test func standOutsideOfModules() {
        let spec = CheckedSpec("module A { 1️⃣navigation { func other() } }")
        #expect(
            spec.described == [
                "1️⃣ misplacedDeclaration: 'navigation' is not allowed inside a module",
                "note: move it to the top level of a spec; declare the module's own navigation in 'router'",
            ])
    }

    @Test func anExtensionsMemberWithoutABodyIsRefused() {
        let spec = CheckedSpec("extension Navigation { func 1️⃣embed() }\nmodule A {}")
        #expect(spec.described == ["1️⃣ missingBody: 'embed' has no body", "fix: insert '{}'"])
    }
}
