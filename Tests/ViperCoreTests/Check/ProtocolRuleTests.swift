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
                "2️⃣ unknownProtocol: unknown protocol 'Loadable'; the mock of 'AViewProtocol' cannot conform to it",
                "note: declare it with its requirements: 'external protocol Loadable { … }'",
                "3️⃣ unknownProtocol: unknown protocol 'Alertable'; the mock of 'AViewProtocol' cannot conform to it",
                "note: declare it with its requirements: 'external protocol Alertable { … }'",
                "4️⃣ unknownProtocol: unknown protocol 'Hidden'; the mock of 'S' cannot conform to it",
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
                "1️⃣ unmockableProtocol: mock of 'AViewProtocol' cannot conform to 'Equatable'",
                "note: remove 'Equatable', or remove mocks and tests from 'emit'",
                "2️⃣ unmockableProtocol: mock of 'AViewProtocol' cannot conform to 'Making'",
                "note: remove 'Making', or remove mocks and tests from 'emit'",
                "3️⃣ unmockableProtocol: mock of 'BViewProtocol' cannot conform to 'CustomStringConvertible'",
                "note: remove 'CustomStringConvertible', or declare 'description' in 'BViewProtocol'",
                "4️⃣ unmockableProtocol: mock of 'BViewProtocol' cannot conform to 'Screen2'",
                "note: remove 'Screen2', or remove mocks and tests from 'emit'",
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
                "1️⃣ nonisolatedProtocol: 'AViewProtocol' runs on the main actor, but 'Loading' is nonisolated",
                "note: write '@MainActor protocol Loading'; if 'Loading' is a service, make it a section parameter",
                "2️⃣ nonisolatedProtocol: 'AInteractorInputProtocol' runs on the main actor, but 'Clock' is "
                    + "nonisolated",
                "note: write '@MainActor protocol Clock'; if 'Clock' is a service, make it a section parameter",
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
                "1️⃣ inheritanceCycle: protocol inherits from itself: 'A' → 'B' → 'C' → 'A'",
                "note: remove one of these inheritances",
            ])
    }

    @Test func veryDeepInheritance() {
        let chain = (0..<1_000).map { "protocol P\($0): P\($0 + 1) { func a\($0)() }" } + ["protocol P1000 {}"]
        let messages = CheckedSpec(chain.joined(separator: "\n")).findings.map(\.message)
        #expect(messages == ["protocol inheritance is deeper than 200 levels"])
    }

    @Test func isolatedInteractor() {
        let spec = CheckedSpec(
            """
            module A { 1️⃣interactor: Actor { func load() }; 2️⃣output { func didLoad() } }
            module B { @StoreActor 3️⃣interactor {}; 4️⃣output {} }
            module C { @MainActor interactor {}; output {} }
            module D { interactor: Actor { func load() async } }
            """)
        let message = "isolatedInteractor: interactor with its own isolation cannot have an output"
        #expect(
            spec.described == [
                "1️⃣ \(message)", "note 2️⃣: output declared here; let the interactor return its results instead",
                "3️⃣ \(message)", "note 4️⃣: output declared here; let the interactor return its results instead",
            ])
        #expect(spec.described[0].hasPrefix("1️⃣ isolatedInteractor: "))
    }

    @Test func actorSection() {
        let spec = CheckedSpec("module A { 1️⃣presenter: Actor {} }")
        #expect(
            spec.described == [
                "1️⃣ actorSection: 'presenter' cannot be an actor",
                "note: move slow work to a service; only an interactor without an output can be an actor",
            ])
    }
}
