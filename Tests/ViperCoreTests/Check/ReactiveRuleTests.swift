import Testing

/// What has no meaning where a module is made of functions and streams.
@Suite struct ReactiveRuleTests {
    private func check(_ spec: String) -> CheckedSpec {
        CheckedSpec(spec, app: "app Test { ui none; style reactive }")
    }

    @Test func sectionsOfObjects() {
        let spec = check(
            """
            module A {
                interactor { func find() }
                1️⃣output { func didFind() }
                2️⃣interface { func find() }
                3️⃣delegate { func didFind() }
                4️⃣on B { func bDidEnd() }
            }
            module B { 5️⃣delegate { func bDidEnd() } }
            """)
        #expect(
            spec.described == [
                "1️⃣ notReactive: 'output' is not supported with 'style reactive'",
                "note: return the result from the interactor's function",
                "2️⃣ notReactive: 'interface' is not supported with 'style reactive'",
                "note: pass a 'Signal' to the module as an input",
                "3️⃣ notReactive: 'delegate' is not supported with 'style reactive'",
                "note: pass a 'Sender' to the module as an input: 'saved: Sender<Void>'",
                "4️⃣ notReactive: 'on' is not supported with 'style reactive'",
                "note: create a 'Channel', pass its 'Sender' to the module that 'on' names, and use its 'Signal' here",
                "5️⃣ notReactive: 'delegate' is not supported with 'style reactive'",
                "note: pass a 'Sender' to the module as an input: 'saved: Sender<Void>'",
            ])
    }

    @Test func partsOfClasses() {
        let spec = check(
            """
            module A {
                presenter { var 1️⃣count = 0; 2️⃣var title: String { get }; func tap() }
                3️⃣view: Sendable { func show() }
            }
            """)
        #expect(
            spec.described == [
                "1️⃣ notReactive: state is not supported with 'style reactive'",
                "note: remove the 'var', and keep its value in a variable of a function in your Swift file",
                "2️⃣ notReactive: a property is not supported with 'style reactive'",
                "note: send it through the stream: 'func title(_ value: …)'",
                "3️⃣ notReactive: an inherited protocol is not supported with 'style reactive'",
                "note: remove it; with 'style reactive' there are no protocols",
            ])
    }

    @Test func valuesOfStreams() {
        let spec = check(
            """
            module A {
                presenter { 1️⃣func tap() { }; 2️⃣func load() async; func type(_ text: String) }
                view { func show(_ text: String); 3️⃣func show(error: String); 4️⃣func title() -> String }
                router { 5️⃣func close(); func open() async {} }
            }
            """)
        #expect(
            spec.described == [
                "1️⃣ notReactive: a body of a presenter's member is not supported with 'style reactive'",
                "note: remove the body; you write the presenter as a function",
                "2️⃣ notReactive: anything but plain parameters is not supported with 'style reactive'",
                "note: remove results, effects and generics; a stream carries only parameters",
                "3️⃣ notReactive: duplicate member name 'show' in a section with 'style reactive'",
                "note: rename it; members become the cases of an enum",
                "4️⃣ notReactive: anything but plain parameters is not supported with 'style reactive'",
                "note: remove results, effects and generics; a stream carries only parameters",
                "5️⃣ notReactive: 'close' needs a body with 'style reactive'",
                "note: give it a body: '{ navigation.dismiss() }', or '{}'",
            ])
    }

    @Test func interactorIsOneFunction() {
        let spec = check("module A { 1️⃣interactor { func find(); func save() }; interactor one { func one() -> Int } }")
        #expect(
            spec.described == [
                "1️⃣ notReactive: interactor must be one function with 'style reactive'",
                "note: declare one interactor for each use case: 'interactor search(…) { func find() }'",
            ])
    }

    @Test func settings() {
        let unisolated = CheckedSpec(app: "app Test { ui none; 1️⃣style reactive; isolation none }")
        #expect(
            unisolated.described == [
                "1️⃣ incompatibleStyle: 'style reactive' is incompatible with 'isolation none'",
                "note: use 'isolation mainActor'",
            ])
        let swiftUI = CheckedSpec(app: "app Test { ui swiftui; 1️⃣style reactive }")
        #expect(
            swiftUI.described == [
                "1️⃣ incompatibleStyle: 'style reactive' is incompatible with 'ui swiftui'",
                "note: use 'ui uikit', 'ui terminal' or 'ui none'",
            ])
    }

    @Test func namesOfItsOwn() {
        let text = "struct AInput {}\nstruct Signal {}\nmodule A {}"
        #expect(check(text).findings.map(\.rule.id) == ["nameCollision", "nameCollision"])
        #expect(CheckedSpec(text).findings.isEmpty)
    }
}
