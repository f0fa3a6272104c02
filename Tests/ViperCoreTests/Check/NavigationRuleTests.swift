import TestSupport
import Testing
import ViperModel

@Suite struct NavigationRuleTests {
    @Test func unknownDestination() {
        let spec = CheckedSpec(
            """
            module Detail {}
            module A { router { func a() { navigation.push(1️⃣DetialModule()); navigation.setRoot(2️⃣XyzModule())
                navigation.present(3️⃣Detail()) } } }
            """)
        #expect(
            spec.described == [
                "1️⃣ unknownDestination: unknown destination 'DetialModule'",
                "fix: replace 'DetialModule' with 'DetailModule'",
                "2️⃣ unknownDestination: unknown destination 'XyzModule'",
                "note: expected one of: 'A', 'Detail'",
                "3️⃣ unknownDestination: 'Detail' is a module; expected its destination 'DetailModule'",
                "fix: replace 'Detail' with 'DetailModule'",
            ])
    }

    /// What ends otherwise may be a type of the app's own, unless it is one letter away.
    @Test func aTypoInTheEndOfADestination() {
        let spec = CheckedSpec(
            """
            module Detail {}
            module A { router { func a() { navigation.push(1️⃣DetailModul()); navigation.push(DetailScreen()) } } }
            """)
        #expect(
            spec.described == [
                "1️⃣ unknownDestination: unknown destination 'DetailModul'",
                "fix: replace 'DetailModul' with 'DetailModule'",
            ])
    }

    @Test func destinationArguments() {
        let spec = CheckedSpec(
            """
            module Detail(id: Int, title: String = "", user: Int?) {
                presenter(id, title, user) {}
                delegate { func did() }
            }
            module A {
                router {
                    func a() {
                        navigation.push(1️⃣DetailModule())
                        navigation.push(2️⃣DetailModule(title: "x", id: 1))
                        navigation.push(3️⃣DetailModule)
                    }
                    func b(delegate: any DetailDelegate) {
                        navigation.push(DetailModule(id: 1))
                        navigation.push(DetailModule(id: 1, user: 2, delegate: delegate))
                        let detail = DetailModule(id: 1, title: "x")
                        navigation.present(detail, in: .navigation)
                    }
                }
            }
            """)
        #expect(
            spec.described == [
                "1️⃣ destinationArguments: incorrect argument labels in call to 'DetailModule' (have '()', expected '(id:title:user:delegate:)')",
                "note: write 'DetailModule(id:title:user:delegate:)'",
                "2️⃣ destinationArguments: incorrect argument labels in call to 'DetailModule' (have '(title:id:)', expected '(id:title:user:delegate:)')",
                "note: write 'DetailModule(id:title:user:delegate:)'",
                "3️⃣ destinationArguments: 'DetailModule' is a type; expected a value of this type",
                "note: write 'DetailModule(id:title:user:delegate:)'",
            ])
    }

    @Test func navigationHasItsOwnMembers() {
        let spec = CheckedSpec(
            """
            module A {
                router {
                    func a() { navigation.1️⃣psh(AModule()); navigation.2️⃣pop(animated: true); 3️⃣navigation?.dismiss() }
                    func b() { navigation.popToRoot(); navigation.dismiss(); navigation.pop() }
                }
            }
            """)
        #expect(
            spec.described == [
                "1️⃣ noSuchMember: 'navigation' has no member 'psh'", "fix: replace 'psh' with 'push'",
                "2️⃣ wrongLabels: incorrect argument labels in call to 'navigation.pop' (have '(animated:)', expected '()')",
                "note: write 'pop()', or add an overload to the section of 'Navigation'",
                "3️⃣ strongRole: 'navigation' is not optional", "fix: remove '?'",
            ])
    }

    @Test func noInterface() {
        let spec = CheckedSpec(
            """
            module Repo {}
            module Other { interface { func reload() } }
            module A {
                router {
                    func a() -> 1️⃣(any RepoModuleProtocol)? { navigation.push(RepoModule()) }
                    func b() -> (any OtherModuleProtocol)? { navigation.push(OtherModule()) }
                }
            }
            """)
        #expect(
            spec.described == [
                "1️⃣ noInterface: module 'Repo' has no interface to return",
                "note: add 'interface { … }' to 'Repo', or return nothing",
            ])
    }

    @Test func opensAreNamedInOrder() throws {
        let spec = CheckedSpec(
            """
            module A { router {
                func a() { navigation.push(CModule()); navigation.push(BModule()) }
                func b() { if true { navigation.push(CModule()) } else { navigation.present(DModule()) } }
            } }
            module B {}
            module C {}
            external module D { nil }
            """)
        #expect(try #require(spec.program?.modules.first).opens == ["C", "B", "D"])
    }
}
