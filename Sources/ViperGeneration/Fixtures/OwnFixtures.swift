import SwiftSource
import ViperModel

/// The fixtures that a person's file begins with: those of types of the app's own Swift are written where it says how a value is
/// made.
struct OwnFixtures {
    private(set) var written: [Fixture] = []
    /// The types that nobody knows how to make.
    private(set) var unwritten: [String] = []
    private let catalog: TypeCatalog
    private let nonisolated: Set<String>
    private var made: [String: Fixture] = [:]

    /// `types` are those that tests need, in order.
    init(of types: [String], in program: Program) {
        catalog = program.types
        let own = program.own.flatMap(\.data)
        nonisolated = Set(own.filter { $0.outline.modifiers.contains { $0.name == "nonisolated" } }.map(\.name))
        for type in types where made[type] == nil {
            if !make(type, within: []) { unwritten.append(type) }
        }
        written = made.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Makes the fixture of a type and of those that it takes; false where one of them is not known, or takes itself.
    private mutating func make(_ name: String, within surroundings: [String]) -> Bool {
        if made[name] != nil { return true }
        guard !surroundings.contains(name), case .external(let type) = catalog[name], let structure = type.structure,
            let fixture = Fixture(
                of: structure, maker: ValueMaker(catalog, for: .field, isOnMainActor: false).field(in: structure),
                isolation: nonisolated.contains(name) ? "nonisolated " : "")
        else { return false }
        let before = made
        guard fixture.needs.allSatisfy({ make($0, within: surroundings + [name]) }) else {
            made = before
            return false
        }
        made[name] = fixture
        return true
    }
}
