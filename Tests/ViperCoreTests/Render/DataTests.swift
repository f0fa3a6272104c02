import Testing

/// Data of the specs as Swift.
struct DataTests {
    private func shared(_ spec: String, app: String = "") -> String {
        let rendering = Rendering(spec, app: app)
        #expect(rendering.errors == [])
        return rendering.source("List+Shared.generated.swift")
    }

    @Test func anEntityIsAStructThatNoActorHolds() {
        #expect(
            shared("/// A thing.\nentity Item: Equatable { let id: Int; var name: String }").hasSuffix(
                """
                import Foundation

                /// A thing.
                nonisolated struct Item: Equatable {
                    let id: Int
                    var name: String
                }

                """))
    }

    @Test func olderCompilersKnowNoIsolationOfTypes() {
        let text = shared("entity Item { let id: Int }\nservice Store {}", app: "swift 5")
        #expect(!text.contains("nonisolated"))
        #expect(text.contains("protocol Store: Sendable {}"))
    }

    /// As the compiler's own initializer, which fixtures call from anywhere.
    @Test func anIsolatedStructIsMadeAnywhere() {
        let text = shared(
            "@MainActor struct Style { let name: String }", app: "access public")
        #expect(text.contains("    public nonisolated init(name: String) {"), "\(text)")
    }

    @Test func aCommentAmongGenericParametersIsNotTheirEnd() {
        let text = shared("struct Box<Content: Sendable /* a -> b */> { let content: Content }", app: "access public")
        #expect(text.contains("struct Box<Content: Sendable /* a -> b */>: Sendable {"), "\(text)")
    }

    /// Swift 6.3 refuses an actor that conforms at its head to a protocol that is nonisolated as a whole.
    @Test func membersOfProtocolsAreNonisolated() {
        let text = shared(
            """
            protocol Titled: Equatable {
                associatedtype Part
                /// Never empty.
                var title: String { get }
                @discardableResult func cut(at end: Int) -> String
                init(title: String)
            }
            @MainActor protocol Shown { func show() }
            nonisolated protocol Plain { func a() }
            """)
        #expect(
            text.contains(
                """
                protocol Titled: Equatable {
                    associatedtype Part
                    /// Never empty.
                    nonisolated var title: String { get }
                    @discardableResult nonisolated func cut(at end: Int) -> String
                    nonisolated init(title: String)
                }
                """), "\(text)")
        #expect(text.contains("@MainActor protocol Shown {\n    func show()\n}"), "\(text)")
        #expect(text.contains("nonisolated protocol Plain {\n    func a()\n}"), "\(text)")
    }

    @Test func severalLinesStayAsTheyAre() {
        let text = shared(
            """
                struct Text: Equatable {
                  let lines = \"""
                    one
                      two
                    \"""  // kept

                  var first: String { lines }
                }
            """)
        #expect(text.contains("\n  let lines = \"\"\"\n    one\n      two\n    \"\"\"  // kept\n\n  var first"))
    }

    @Test func theDefaultOfAConstantMovesIntoAnInitializer() {
        let text = shared("entity Item: Codable { let kind: String = \"a\"; var note: String? }")
        #expect(text.contains("    let kind: String\n    var note: String?\n"))
        #expect(text.contains("    init(kind: String = \"a\", note: String? = nil) {\n        self.kind = kind\n"))
    }

    @Test func whatOtherTargetsSeeIsPublic() {
        let text = shared(
            "struct Item: Equatable { let id: Int; static let none = Item(id: 0); struct Part { let a: Int } }\n"
                + "enum Kind { case a, b }\nextension Item { var isNone: Bool { id == 0 } }",
            app: "access public")
        #expect(text.contains("public nonisolated struct Item: Equatable, Sendable {\n    public let id: Int\n"))
        #expect(text.contains("    public static let none = Item(id: 0)\n"))
        #expect(text.contains("    public init(id: Int) {\n        self.id = id\n    }\n"))
        #expect(text.contains("public nonisolated enum Kind: Sendable {\n    case a, b\n}"))
        #expect(text.contains("nonisolated extension Item {\n    public var isNone: Bool { id == 0 }\n}"))
    }

    @Test func theTypeOfADefaultStandsInAnInitializer() {
        let text = shared(
            "struct Item { let id: Int; let kind = 1; var title = \"a\"; var size = title.count; var share = -2.5 }",
            app: "access public")
        #expect(text.contains("    public init(id: Int, title: String = \"a\", share: Double = -2.5) {\n"))
    }

    @Test func whatIsDeclaredTogetherIsPublicOnce() {
        let text = shared("struct Point { let x, y: Double; var (a, b) = (1, 2) }", app: "access public")
        #expect(text.contains("    public let x, y: Double\n\n") && text.contains("    public var (a, b) = (1, 2)\n"))
        #expect(text.contains("    public init(x: Double, y: Double) {\n"))
    }

    @Test func whatIsWithinIsPublicAndSendable() {
        let text = shared(
            "struct Page { let item: Item; struct Item { let id: Int; var kind = Kind.a }; enum Kind { case a } }",
            app: "access public")
        #expect(
            text.hasSuffix(
                """
                public nonisolated struct Page: Sendable {
                    public let item: Item

                    public init(item: Item) {
                        self.item = item
                    }

                    public struct Item: Sendable {
                        public let id: Int
                        public var kind = Kind.a

                        public init(id: Int) {
                            self.id = id
                        }
                    }

                    public enum Kind: Sendable { case a }
                }

                """))
    }

    /// Swift refuses a type that says it is `Sendable` and holds what is not.
    @Test(arguments: [
        "struct Kept { let make: () -> Int }", "struct Kept { var anything: [Any] }", "enum Kept { case a(any P) }",
        "struct Kept { let part: Part; struct Part { var object: AnyObject? } }",
        "struct Kept<T> { let value: T }", "struct Kept { let other: Other }",
    ])
    func whatCannotBeSendableIsNot(spec: String) {
        let text = shared("\(spec)\nprotocol P {}\nstruct Other { let shown: any P }", app: "access public")
        #expect(text.contains(/Kept(<T>)? \{/))
        #expect(!text.contains("Sendable"))
    }

    @Test(arguments: [
        "struct Kept { let make: @Sendable () -> Int }", "struct Kept { let failure: any Error }",
        "enum Kept { case a(any P & Sendable), b(any Imported) }", "struct Kept<T: Sendable> { let value: T }",
        "struct Kept { let make: @MainActor () -> Int }",
    ])
    func whatMayBeSendableIs(spec: String) {
        let text = shared("\(spec)\nprotocol P {}", app: "access public")
        #expect(text.contains(/Kept(<T: Sendable>)?: Sendable \{/))
    }

    @Test func namesThatTestsImportTwiceAreTheApps() {
        let spec = "entity Comment { let text: String }\nmodule List { enum Operation { case a } }"
        let support = Rendering(spec, app: "").test("App+Support.generated.swift")
        #expect(
            support.contains(
                """

                // MARK: - Names that Foundation or Testing also declare

                typealias Comment = Todo.Comment
                typealias Operation = Todo.Operation

                """))
    }

    @Test func attributesStandBeforeEverything() {
        #expect(
            shared("@available(swift 5)\nentity Item { let id: Int }").contains(
                "@available(swift 5)\nnonisolated struct Item"))
        #expect(shared("@MainActor struct Item { let id: Int }").contains("@MainActor struct Item {"))
    }
}
