import SwiftSource
import Testing

@testable import ViperGeneration
@testable import ViperModel

/// Fixtures of structs, and the values that are made up for their properties.
struct FixtureTests {
    /// Each fixture in a line, with what it needs after a semicolon.
    private func fixtures(_ spec: String) -> [String] {
        let program = program(spec)
        let data = program.shared.flatMap(\.data) + program.modules.flatMap(\.data)
        return Fixture.fixtures(of: data, in: program.types).map { fixture in
            let parameters = fixture.parameters.map { parameter in
                "\(parameter.name): \(parameter.type)" + (parameter.defaultValue.map { " = \($0)" } ?? "")
            }
            let needs = fixture.needs.isEmpty ? "" : "; " + fixture.needs.joined(separator: ", ")
            return "fixture(\(parameters.joined(separator: ", "))) { \(fixture.call) }\(needs)"
        }
    }

    @Test func everyArgumentHasADefault() {
        #expect(
            fixtures(
                """
                typealias Titles = [String]
                enum Kind { case plain, other(Int) }
                enum Deep { case only(of: Row) }
                struct Row {
                    let id: UUID
                    var title: String
                    var notes: String = "none"
                    var count: UInt8
                    var due: Date?
                    var tags: Titles
                    var scores: [String: Int]
                    let kind: Kind
                    let isOn: Bool
                    let `default`: Double
                    let version = 1
                    var tuple: (Int, name: String)
                    var done: @Sendable (Int) -> Bool
                    var long: Bool { title.count > 3 }
                    static let empty = 0
                }
                struct Holder { let row: Row; let deep: Deep; let made = Date(); var seen: Date = Date() }
                """) == [
                    """
                    fixture(id: UUID = .fixture(), title: String = "title", notes: String = "none", count: UInt8 = 0, \
                    due: Date? = nil, tags: Titles = [], scores: [String: Int] = [:], kind: Kind = .plain, \
                    isOn: Bool = false, `default`: Double = 0, tuple: (Int, name: String) = (0, name: "name"), \
                    done: @escaping @Sendable (Int) -> Bool = { _ in false }) \
                    { Row(id: id, title: title, notes: notes, count: count, due: due, tags: tags, scores: scores, \
                    kind: kind, isOn: isOn, default: `default`, tuple: tuple, done: done) }
                    """,
                    """
                    fixture(row: Row = .fixture(), deep: Deep = .only(of: Row.fixture()), seen: Date = .fixture()) \
                    { Holder(row: row, deep: deep, seen: seen) }
                    """,
                ])
    }

    @Test func anInitializerOfItsOwnIsUsed() {
        #expect(
            fixtures(
                """
                struct Plain { let text: String; init(from number: Int, _ flag: Bool = true) { text = "\\(number)" } }
                struct Failing { let text: String; init?(_ text: String) { nil } }
                struct Throwing { let text: String; init() throws { text = "" } }
                struct Second { let text: String; init?(a: Int) { nil }; init(b: Int) { text = "" } }
                struct Secret { private let text: String }
                struct Tagged { let text: String; private let kind: Int = 3 }
                """) == [
                    "fixture(number: Int = 0, flag: Bool = true) { Plain(from: number, flag) }",
                    "fixture(b: Int = 0) { Second(b: b) }",
                    "fixture(text: String = \"text\") { Tagged(text: text) }",
                ])
    }

    /// Its initializer runs where the struct does, and fixtures run anywhere.
    @Test func anIsolatedStructIsMadeOfWhatMayGoAnywhere() {
        #expect(
            fixtures(
                """
                @MainActor struct Plain { let text: String; let run: @Sendable () -> Void }
                @MainActor struct Held { let text: String; let run: () -> Void }
                struct Free { let run: () -> Void }
                """) == [
                    """
                    fixture(text: String = "text", run: @escaping @Sendable () -> Void = {}) { Plain(text: text, run: run) }
                    """,
                    "fixture(run: @escaping () -> Void = {}) { Free(run: run) }",
                ])
    }

    @Test func whatCannotBePassedOnIsLeftToItsDefault() {
        #expect(
            fixtures(
                """
                struct Log { init(id: Int, text: @autoclosure () -> String = "") {} }
                struct Parser { init(_ text: inout String) {} }
                struct Count { init<N: BinaryInteger>(_ number: N) {} }
                struct Build {
                    #if DEBUG
                    let name: String
                    #else
                    let name: Int
                    #endif
                }
                """) == ["fixture(id: Int = 0) { Log(id: id) }"])
    }

    @Test func nestedTypesAreNamedInFull() {
        #expect(
            fixtures("struct Outer { struct Inner { let text: String }; let inner: Inner; let all: [Inner] }") == [
                "fixture(inner: Outer.Inner = .fixture(), all: [Outer.Inner] = []) { Outer(inner: inner, all: all) }",
                "fixture(text: String = \"text\") { Outer.Inner(text: text) }",
            ])
    }

    @Test func whatNoSpecKnowsIsNeeded() {
        #expect(
            fixtures(
                """
                external struct Picture
                struct Page { let picture: Picture; let colour: Colour }
                struct Book { let pages: [Page]; let cover: Page; let loader: any Loader }
                struct Shelf { let cover: Page }
                """) == [
                    """
                    fixture(picture: Picture = .fixture(), colour: Colour = .fixture()) \
                    { Page(picture: picture, colour: colour) }; Picture, Colour
                    """,
                    "fixture(cover: Page = .fixture()) { Shelf(cover: cover) }; Picture, Colour",
                ])
    }

    /// What only the arguments of a generic type say, a test says.
    @Test func ofAGenericTypeSomeHaveNoDefault() {
        #expect(
            fixtures(
                """
                struct Page<Item: Equatable> { let items: [Item]; let next: Item?; let number: Int }
                struct Box<Value> { let value: Value }
                struct Row { let box: Box<Page<Int>>; let deep: Deep<Int>; let other: Loaded<Box<String>>; let date: Box<Date> }
                struct Deep<Value> { let deeper: [Deep<[Value]>]; let box: Box<Value> }
                enum Loaded<Value> { case loaded(Value), failed }
                indirect enum Tree<Value> { case node(Tree<[Value]>) }
                struct Wood { let tree: Tree<Int> }
                """) == [
                    """
                    fixture(items: [Item] = [], next: Item? = nil, number: Int = 0) \
                    { Page(items: items, next: next, number: number) }
                    """,
                    "fixture(value: Value) { Box(value: value) }",
                    """
                    fixture(box: Box<Page<Int>> = .fixture(value: .fixture()), \
                    deep: Deep<Int> = .fixture(box: .fixture(value: 0)), other: Loaded<Box<String>> = .failed, \
                    date: Box<Date> = .fixture(value: .fixture())) \
                    { Row(box: box, deep: deep, other: other, date: date) }
                    """,
                    "fixture(deeper: [Deep<[Value]>] = [], box: Box<Value>) { Deep(deeper: deeper, box: box) }",
                ])
    }
}
