import SwiftSource
import ViperModel

/// The initial contents of your `Fixtures.swift`. Types of your Swift code get a fixture if their initializer can
/// be called.
package struct UserTypeFixtures {
    private(set) var written: [Fixture] = []
    /// The types whose fixtures you implement.
    package private(set) var unwritten: [String] = []
    /// The classes in `unwritten` that may inherit from each other. The `fixture` of a subclass cannot override that of
    /// its superclass, so each has a parameter that distinguishes it.
    private(set) var relatives: [String] = []
    private let catalog: TypeCatalog
    private let nonisolated: Set<String>
    /// The app's classes that are not final, or that inherit from another class.
    private let classes: Set<String>
    private var made: [String: Fixture] = [:]

    /// - Parameter types: The types that tests need, in order.
    package init(of types: [String], in program: Program) {
        catalog = program.types
        let own = program.own.flatMap(\.data)
        nonisolated = Set(own.filter { $0.outline.modifiers.contains { $0.name == "nonisolated" } }.map(\.name))
        let all = own.filter { $0.outline.kind == .class }
        let open = all.filter { !$0.outline.modifiers.contains { $0.name == "final" } }
        let names = Set(open.map(\.name))
        classes = names.union(
            all.filter { $0.outline.inherited.contains { names.contains($0.text) || UserInterface.declares($0.text) } }
                .map(\.name))
        for type in types where made[type] == nil {
            if !make(type, within: []) { unwritten.append(type) }
        }
        written = made.sorted { $0.key < $1.key }.map(\.value)
        relatives = unwritten.filter { classes.contains($0) || UserInterface.declares($0) }
    }

    /// Creates the fixtures of a type and of the types of its parameters. Returns false if one of them cannot be
    /// created, for example because a type contains itself.
    private mutating func make(_ name: String, within surroundings: [String]) -> Bool {
        if made[name] != nil { return true }
        guard !surroundings.contains(name), case .external(let type) = catalog[name], let structure = type.structure,
            var fixture = Fixture(
                of: structure, factory: FixtureFactory(catalog, for: .field, isOnMainActor: false).field(in: structure),
                isolation: nonisolated.contains(name) ? "nonisolated " : "")
        else { return false }
        let before = made
        guard fixture.needs.allSatisfy({ make($0, within: surroundings + [name]) }) else {
            made = before
            return false
        }
        if classes.contains(name) {
            fixture.parameters.insert(.init(name: "_", type: "\(name).Type", defaultValue: "\(name).self"), at: 0)
        }
        made[name] = fixture
        return true
    }
}
