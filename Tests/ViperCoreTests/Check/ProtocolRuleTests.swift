import TestSupport
import Testing
import ViperModel

@Suite struct ProtocolRuleTests {
    @Test func unknownProtocol() {
        let spec = CheckedSpec(
            """
            @MainActor protocol Base: Loadable { func load() }
            module A { view: AnyObject, 2️⃣Base, 3️⃣Alertable & Sendable {} }
            service S: 4️⃣Hidden {}
            """)
        #expect(
            spec.described == [
                "2️⃣ unknownProtocol: no spec declares 'Loadable', so the mock of 'AViewProtocol' could not conform to it",
                "note: declare it with its requirements: 'external protocol Loadable { … }'",
                "3️⃣ unknownProtocol: no spec declares 'Alertable', so the mock of 'AViewProtocol' could not conform to it",
                "note: declare it with its requirements: 'external protocol Alertable { … }'",
                "4️⃣ unknownProtocol: no spec declares 'Hidden', so the mock of 'S' could not conform to it",
                "note: declare it with its requirements: 'external protocol Hidden { … }'",
            ])
    }

    @Test func withoutMocksAnyProtocolMayBeInherited() throws {
        let spec = CheckedSpec(
            "module A { view: Alertable {}; presenter { func a() { view?.alert(\"x\") } } }",
            app: "app Test { ui none; emit contract, flows }")
        #expect(spec.described == [])
        #expect(try #require(spec.program?.modules.first).view.isOpen)
    }

    @Test func unmockableProtocol() {
        let spec = CheckedSpec(
            """
            protocol Making { init(id: Int) }
            external class Screen2 {}
            module A { view: 1️⃣Equatable, CustomStringConvertible, 2️⃣Making { var description: String { get } } }
            module B { view: 3️⃣CustomStringConvertible, 4️⃣Screen2 {} }
            """)
        #expect(
            spec.described == [
                "1️⃣ unmockableProtocol: a mock of 'AViewProtocol' cannot conform to 'Equatable'",
                "note: leave 'Equatable' out, or state '==' in 'AViewProtocol' where that is a property or a function",
                "2️⃣ unmockableProtocol: a mock of 'AViewProtocol' cannot conform to 'Making'",
                "note: leave 'Making' out, or leave mocks and tests out of 'emit'",
                "3️⃣ unmockableProtocol: a mock of 'BViewProtocol' cannot conform to 'CustomStringConvertible'",
                "note: leave 'CustomStringConvertible' out, or state 'description' in 'BViewProtocol' where that is a property "
                    + "or a function",
                "4️⃣ unmockableProtocol: a mock of 'BViewProtocol' cannot conform to 'Screen2'",
                "note: leave 'Screen2' out, or leave mocks and tests out of 'emit'",
            ])
    }

    @Test func nonisolatedProtocol() {
        let spec = CheckedSpec(
            """
            protocol Loading { func showLoading() }
            protocol Marking: Sendable {}
            @MainActor protocol Stopping { func stop() }
            external protocol Alerting { func alert() }
            service Clock { func now() -> Int }
            module A { view: Marking, Stopping, Alerting, 1️⃣Loading {}; interactor: 2️⃣Clock {} }
            """)
        #expect(
            spec.described == [
                "1️⃣ nonisolatedProtocol: 'AViewProtocol' runs on the main actor, but 'Loading' promises to run anywhere",
                "note: put '@MainActor' before 'protocol Loading'; take a service in parentheses instead",
                "2️⃣ nonisolatedProtocol: 'AInteractorInputProtocol' runs on the main actor, but 'Clock' promises to run "
                    + "anywhere",
                "note: put '@MainActor' before 'protocol Clock'; take a service in parentheses instead",
            ])
    }

    @Test func withoutIsolationAnyProtocolCanBeKept() {
        let spec = CheckedSpec(
            "protocol Loading { func load() }\nmodule A { view: Loading {} }",
            app: "app Test { ui none; isolation none }")
        #expect(spec.described == [])
    }

    @Test func inheritanceCycle() {
        let spec = CheckedSpec("protocol 1️⃣A: B { func a() }\nprotocol B: C {}\nprotocol C: A {}")
        #expect(
            spec.described == [
                "1️⃣ inheritanceCycle: the protocol inherits itself: 'A' → 'B' → 'C' → 'A'",
                "note: remove one of these inheritances",
            ])
    }

    @Test func veryDeepInheritance() {
        let chain = (0..<1_000).map { "protocol P\($0): P\($0 + 1) { func a\($0)() }" } + ["protocol P1000 {}"]
        let messages = CheckedSpec(chain.joined(separator: "\n")).findings.map(\.message)
        #expect(messages == ["more than 200 protocols inherit one another to get here"])
    }

    @Test func isolatedInteractor() {
        let spec = CheckedSpec(
            """
            module A { 1️⃣interactor: Actor { func load() }; 2️⃣output { func didLoad() } }
            module B { @StoreActor 3️⃣interactor {}; 4️⃣output {} }
            module C { @MainActor interactor {}; output {} }
            module D { interactor: Actor { func load() async } }
            """)
        let message = "isolatedInteractor: an interactor with an isolation of its own cannot be connected to an output"
        #expect(
            spec.described == [
                "1️⃣ \(message)", "note 2️⃣: the output is here; let the interactor return its results instead",
                "3️⃣ \(message)", "note 4️⃣: the output is here; let the interactor return its results instead",
            ])
        #expect(spec.described[0].hasPrefix("1️⃣ isolatedInteractor: "))
    }

    @Test func actorSection() {
        let spec = CheckedSpec("module A { 1️⃣presenter: Actor {} }")
        #expect(
            spec.described == [
                "1️⃣ actorSection: 'presenter' cannot be an actor",
                "note: only an interactor without an output can; slow work belongs into a service",
            ])
    }
}
