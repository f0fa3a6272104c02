import Testing
import ViperModel

/// Types that hold themselves and aliases that stand for themselves are left to the compiler: the tool writes them and ends.
@Suite struct CircularTypeTests {
    @Test(arguments: [
        "typealias One = [Two]; typealias Two = [One]; struct S { let value: One }",
        "typealias One = Two; typealias Two = One; struct S { let value: One }",
        "typealias One = [String: () -> Two]; typealias Two = One?; struct S { let value: Two }",
        "typealias Locale = [Foundation.Locale]; struct S { let value: Locale }",
        "struct S { let id: [S.ID] }",
        "struct S { let id: T.ID }; struct T { let id: [S.ID] }",
        "struct S { let parent: S }",
        "struct S { let next: T? }; struct T { let previous: S }",
        "enum S: Equatable { case node(S, Box<S>) }; struct Box<Value> { let value: Value; let more: Box<[Value]>? }",
    ])
    func endAtOnce(types: String) {
        let rendering = Rendering(
            """
            \(types)
            service Store { func load(_ value: S) async throws -> [S] }
            module List(value: S) {
                view { func show(_ value: S) }
                presenter(value) { func viewDidLoad() { view?.show(value) } }
                interactor(store: any Store) { func load() async throws -> S }
            }
            """)
        #expect(rendering.errors == [])
        #expect(!rendering.files.isEmpty)
    }
}
