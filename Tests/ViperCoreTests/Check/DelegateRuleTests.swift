import TestSupport
import Testing

@Suite struct DelegateRuleTests {
    @Test func unknownModule() {
        let spec = CheckedSpec("module Pick { delegate { func did() } }\nmodule A { on 1️⃣Pik { func did() {} } }")
        #expect(
            spec.described == ["1️⃣ unknownModule: unknown module 'Pik'", "fix: replace 'Pik' with 'Pick'"])
    }

    @Test func noDelegate() {
        let spec = CheckedSpec("module Pick {}\nmodule A { on 1️⃣Pick { func did() {} } }")
        #expect(
            spec.described == [
                "1️⃣ noDelegate: module 'Pick' has no 'delegate' section",
                "note: add 'delegate { … }' to 'Pick'",
            ])
    }

    @Test func missingDelegateMembers() {
        let spec = CheckedSpec(
            """
            module Pick { delegate { func did(_ id: Int, at place: String?) async throws -> Bool; var a: Int { get }; func b() } }
            module A {
                on 1️⃣Pick {
                    func b() {}
                }
            }
            module B { on 2️⃣Pick {} }
            """)
        #expect(
            spec.described == [
                "1️⃣ delegateMembers: missing members of the delegate of 'Pick': 'did(_:at:)', 'a'",
                "fix: insert 'did(_:at:)', 'a'",
                "2️⃣ delegateMembers: missing members of the delegate of 'Pick': 'did(_:at:)', 'a', 'b()'",
                "fix: insert 'did(_:at:)', 'a', 'b()'",
            ])
        #expect(
            spec.mended.hasSuffix(
                """
                module A {
                    on Pick {
                        func b() {}
                        func did(_ id: Int, at place: String?) async throws -> Bool
                        var a: Int { get }
                    }
                }
                module B { on Pick { func did(_ id: Int, at place: String?) async throws -> Bool; var a: Int { get }; func b() } }
                """))
        #expect(CheckedSpec(spec.mended).described == [])
    }

    @Test func delegateMemberDiffers() {
        let spec = CheckedSpec(
            """
            module Pick { delegate { func 2️⃣did(_ id: Int) async } }
            module A { on Pick { func 1️⃣did(_ id: String) async {} } }
            """)
        #expect(
            spec.described == [
                "1️⃣ delegateMembers: 'did(_:)' differs from the delegate of 'Pick'",
                "note 2️⃣: declared here: func did(_ id: Int) async",
                "fix: replace with the declaration from the delegate",
            ])
        #expect(CheckedSpec(spec.mended).described == [])
    }

    @Test func unknownDelegateMember() {
        let spec = CheckedSpec(
            """
            module Pick { delegate { func didPick() } }
            module A { on Pick { func didPick() {}; func 1️⃣didPic(id: Int) {} } }
            """)
        #expect(
            spec.described == [
                "1️⃣ delegateMembers: delegate of 'Pick' has no member 'didPic(id:)'",
                "fix: replace 'didPic' with 'didPick'",
            ])
    }

    @Test func missingOn() {
        let spec = CheckedSpec(
            """
            module Pick { delegate { func did(_ id: Int) async; func didCancel() } }
            module A {
                presenter { func didTap() { router.open(delegate: 1️⃣self) } }
                router { func open(delegate: any PickDelegate) }
            }
            """)
        #expect(
            spec.described == [
                "1️⃣ missingOn: missing 'on Pick' section for the delegate of 'Pick'",
                "fix: insert 'on Pick' with its members",
            ])
        #expect(
            spec.mended.hasSuffix(
                """
                    router { func open(delegate: any PickDelegate) }

                    on Pick {
                        func did(_ id: Int) async
                        func didCancel()
                    }
                }
                """))
        #expect(CheckedSpec(spec.mended).described == [])
    }

    @Test("An 'on' whose name is misspelt is not reported as missing too")
    func misspeltOn() {
        let spec = CheckedSpec(
            """
            module Pick { delegate { func didPick() } }
            module A {
                presenter { func didTap() { router.open(delegate: self) } }
                router { func open(delegate: any PickDelegate) }
                on 1️⃣Pikc { func didPick() }
            }
            """)
        #expect(spec.described == ["1️⃣ unknownModule: unknown module 'Pikc'", "fix: replace 'Pikc' with 'Pick'"])
    }

    @Test func routerIsNoDelegate() {
        let spec = CheckedSpec(
            """
            module Pick { delegate { func did() } }
            module A { router { func open() { navigation.push(PickModule(delegate: 1️⃣self)) } } }
            """)
        #expect(
            spec.described == [
                "1️⃣ routerIsNoDelegate: router passed as the delegate of 'Pick'",
                "note: take the delegate as a parameter, 'delegate: any PickDelegate', and let the presenter pass 'self'",
            ])
    }

    @Test func opensItself() {
        let spec = CheckedSpec(
            """
            external module 2️⃣Pay(sum: Int): Pay.AppDependencies {
                Pay.1️⃣PayModule(sum: sum).build(dependencies)
            }
            external module Till: Pay.AppDependencies { PayModule(sum: 1).build(dependencies) }
            """)
        #expect(
            spec.described == [
                "1️⃣ opensItself: 'PayModule' is the destination of 'Pay', which would open itself",
                "note 2️⃣: if you mean the type of another package, rename this module",
            ])
    }
}
