import Testing

@testable import ViperCore

/// Tests of members that are still to write.
struct SkeletonTests {
    @Test func everythingIsArrangedAndTheMemberCalled() {
        let program = program(
            """
            struct Row: Equatable { let title: String }
            module List {
                presenter {
                    func didLoad(_ rows: [Row], then done: @escaping (Bool) -> Void) async throws -> Int
                    func edit(_ text: inout String)
                    func pick<Value: Hashable>(_ value: Value, or other: some Sequence)
                    func put(_ items: [Unknown<Int>], _ one: Unknown<Int>)
                }
                interactor { var count: Int { get }; func load() }
            }
            """)
        #expect(
            program.modules.flatMap { FlowTests(program).skeletons(of: $0) }.map(\.text) == [
                """
                // didLoad(_:then:)
                func didLoadThen() async throws
                disabled: ListPresenter.didLoad(_:then:) is not written yet
                let rows = [Row.fixture()]
                let done: (Bool) -> Void = { _ in }
                _ = try await presenter.didLoad(rows, then: done)
                calls: \("")
                """,
                """
                // edit(_:)
                func edit()
                disabled: ListPresenter.edit(_:) is not written yet
                var text = "text"
                presenter.edit(&text)
                calls: \("")
                """,
                """
                // pick(_:or:)
                func pickOr()
                disabled: ListPresenter.pick(_:or:) is not written yet
                let value = "value"
                let other = "other"
                presenter.pick(value, or: other)
                calls: \("")
                """,
                """
                // put(_:_:)
                func put()
                disabled: ListPresenter.put(_:_:) needs a value of type Unknown<Int>, which cannot be made up
                """,
                """
                // count
                func count()
                disabled: ListInteractor.count is not written yet
                _ = interactor.count
                calls: \("")
                """,
                """
                // load()
                func load()
                disabled: ListInteractor.load() is not written yet
                interactor.load()
                calls: \("")
                """,
            ])
    }
}
