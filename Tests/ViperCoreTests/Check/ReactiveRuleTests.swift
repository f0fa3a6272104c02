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
                "1️⃣ notReactive: 'output' has no meaning with 'style reactive'",
                "note: an interactor returns its result: give its function one",
                "2️⃣ notReactive: 'interface' has no meaning with 'style reactive'",
                "note: hand the module a 'Signal' of what it is to know, as an input",
                "3️⃣ notReactive: 'delegate' has no meaning with 'style reactive'",
                "note: hand the module a 'Sender' for what it tells, as an input: 'saved: Sender<Void>'",
                "4️⃣ notReactive: 'on' has no meaning with 'style reactive'",
                "note: take the 'Signal' of a 'Channel' whose 'Sender' the other module is handed",
                "5️⃣ notReactive: 'delegate' has no meaning with 'style reactive'",
                "note: hand the module a 'Sender' for what it tells, as an input: 'saved: Sender<Void>'",
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
                "1️⃣ notReactive: state has no meaning with 'style reactive'",
                "note: keep it in a variable of the function",
                "2️⃣ notReactive: a property has no meaning with 'style reactive'",
                "note: make it a value of the stream: 'func title(_ value: …)'",
                "3️⃣ notReactive: an inherited protocol has no meaning with 'style reactive'",
                "note: there are no protocols: leave it out",
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
                "1️⃣ notReactive: a body of a presenter's member has no meaning with 'style reactive'",
                "note: the presenter is a function, which you write: leave the body out",
                "2️⃣ notReactive: anything but plain parameters has no meaning with 'style reactive'",
                "note: a stream carries values: leave out results, effects and generics",
                "3️⃣ notReactive: with 'style reactive' there is one member of the name 'show' in a section",
                "note: members become the cases of an enum: give this one a name of its own",
                "4️⃣ notReactive: anything but plain parameters has no meaning with 'style reactive'",
                "note: a stream carries values: leave out results, effects and generics",
                "5️⃣ notReactive: with 'style reactive' the spec says where 'close' goes",
                "note: give it a body: '{ navigation.dismiss() }', or '{}'",
            ])
    }

    @Test func interactorIsOneFunction() {
        let spec = check("module A { 1️⃣interactor { func find(); func save() }; interactor one { func one() -> Int } }")
        #expect(
            spec.described == [
                "1️⃣ notReactive: with 'style reactive' an interactor is one function",
                "note: give each use case an interactor of its own: 'interactor search(…) { func find() }'",
            ])
    }

    @Test func settings() {
        let unisolated = CheckedSpec(app: "app Test { ui none; 1️⃣style reactive; isolation none }")
        #expect(
            unisolated.described == [
                "1️⃣ incompatibleStyle: 'style reactive' does not go with 'isolation none'",
                "note: use 'isolation mainActor'",
            ])
        let swiftUI = CheckedSpec(app: "app Test { ui swiftui; 1️⃣style reactive }")
        #expect(
            swiftUI.described == [
                "1️⃣ incompatibleStyle: 'style reactive' does not go with 'ui swiftui'",
                "note: use 'ui uikit', 'ui terminal' or 'ui none'",
            ])
    }

    @Test func namesOfItsOwn() {
        let text = "struct AInput {}\nstruct Signal {}\nmodule A {}"
        #expect(check(text).findings.map(\.rule.id) == ["nameCollision", "nameCollision"])
        #expect(CheckedSpec(text).findings.isEmpty)
    }
}
