import Diagnostics
import SwiftSource
import Testing

@testable import ViperModel

/// How tests compare what mocks were handed.
struct EqualityTests {
    @Test(arguments: [
        ("Int", Equality.equatable), ("[String]?", .equatable), ("[String: [Date]]", .equatable), ("Row", .equatable),
        ("Row.ID", .equatable), ("[Row]", .equatable), ("Plain", .none), ("Kind", .equatable), ("Payload", .none),
        ("Compared", .equatable), ("Later", .equatable), ("Set<Int>", .equatable),
        ("Result<Row, Failure>", .equatable), ("Result<Row, any Error>", .none), ("ClosedRange<Int>", .equatable),
        ("any Store", .identity(cast: "StoreMock")), ("(any Store)?", .identity(cast: "StoreMock")),
        ("any ListDelegate", .identity(cast: nil)), ("Cache", .identity(cast: nil)), ("any Error", .none),
        ("(Int, String)", .none), ("(Int) -> Void", .none), ("some Equatable", .none), ("Unknown", .none),
        ("Int.Type", .none), ("[Unknown]", .none), ("Any", .none), ("Value", .none), ("[Value]", .none),
        ("DateFormatter", .identity(cast: nil)),
    ])
    func aTypeIsComparedSo(type: String, equality: Equality) throws {
        let program = program(
            """
            struct Row: Equatable, Identifiable { let id: UUID }
            struct Plain { let id: Int }
            enum Kind { case a, b }
            enum Payload { case a(Int) }
            enum Failure: Error, Hashable { case a(Int) }
            struct Compared: Named { let name: String }
            struct Later { let name: String }
            extension Later: Equatable {}
            protocol Named: Hashable { var name: String { get } }
            typealias Alias = Row
            external class Cache
            service Store { func load() }
            module List { delegate { func done() } }
            """)
        let source = SourceFile(path: "Type.swift", text: type)
        var cursor = TokenCursor(source: source)
        let syntax = cursor.parseType()
        let found = program.types.equality(of: syntax, generics: ["Value"])
        #expect(found == equality)
    }
}
