import Diagnostics
import SwiftSource
import ViperModel

/// The names of the classes that implement parts. A class that viper-gen does not generate may have any name. If the
/// class with the name from App.viper does not conform to the part's protocol, and exactly one other class does, that
/// class implements the part.
package struct PartNames: Sendable {
    /// The actual class names, by the names from App.viper. Contains only classes whose names differ.
    private let chosenNames: [String: String]
    private let app: AppSettings

    /// Finds the class names among the app's hand-written Swift.
    package init(_ program: Program, _ headings: some Sequence<DeclarationHeading>) {
        app = program.app
        let modules = program.modules.filter { program.app.emit(of: $0).isDisjoint(with: .withClasses) }
        chosenNames = Self.findChosenNames(in: modules, program, headings)
    }

    private static func findChosenNames(
        in modules: [Module], _ program: Program, _ headings: some Sequence<DeclarationHeading>
    ) -> [String: String] {
        let contracts = Set(modules.flatMap(\.contract).map(\.protocolName))
        var conforming: [String: Set<String>] = [:]
        var types: Set<String> = []
        for heading in headings {
            for name in heading.inherited where contracts.contains(name) {
                conforming[name, default: []].insert(heading.name)
            }
            if [.class, .struct, .actor].contains(heading.kind) { types.insert(heading.name) }
        }
        let classes = ModuleClass.all(of: program)
        let candidates = modules.flatMap { module in
            module.classes(program.app).compactMap { name, part -> (usual: String, chosen: String, Set<String>)? in
                let protocols = Set(module.sections(of: part).map(\.protocolName))
                let others = protocols.reduce(into: Set()) { $0.formUnion(conforming[$1] ?? []) }.intersection(types)
                guard others.count == 1, let other = others.first, classes[other] == nil else { return nil }
                return (name, other, protocols)
            }
        }
        let inherited = Dictionary(headings.map { ($0.name, $0.inherited) }, uniquingKeysWith: +)
        let found = candidates.filter { name, _, protocols in
            Set([name]).closed(under: { inherited[$0] ?? [] }).isDisjoint(with: protocols)
        }
        // A class that could implement several parts counts for none of them.
        let byChosenName = Dictionary(grouping: found, by: \.chosen)
        return Dictionary(firstOf: found.filter { byChosenName[$0.chosen]?.count == 1 }.map { ($0.usual, $0.chosen) })
    }

    /// Returns the name of the class that implements a part.
    package func className(of part: ModulePart, in module: Module) -> String {
        let usual = module.className(of: part, app)
        return chosenNames[usual] ?? usual
    }

    func classes(of module: Module) -> [(name: String, part: ModulePart)] {
        module.parts.map { (className(of: $0, in: module), $0) }
    }
}
