import Diagnostics
import SwiftSource
import ViperModel

/// What the classes of modules are called. Where nothing is generated of a module's classes, people call them whatever they like:
/// that one conforms to a part's protocol, and the one that App.viper's names mean does not, says which it is.
package struct PartNames: Sendable {
    /// What a part's class is called, by what it would be called; where the two differ.
    private let own: [String: String]
    private let app: AppSettings

    /// `headings` are those of the app's hand-written Swift.
    package init(_ program: Program, _ headings: some Sequence<DeclarationHeading>) {
        app = program.app
        let modules = program.modules.filter { program.app.emit(of: $0).isDisjoint(with: .withClasses) }
        own = modules.isEmpty ? [:] : Self.found(in: modules, program, headings)
    }

    private static func found(
        in modules: [Module], _ program: Program, _ headings: some Sequence<DeclarationHeading>
    ) -> [String: String] {
        let contract = Set(modules.flatMap(\.contract).map(\.protocolName))
        var conforming: [String: Set<String>] = [:]
        var types: Set<String> = []
        for heading in headings {
            for name in heading.inherited where contract.contains(name) {
                conforming[name, default: []].insert(heading.name)
            }
            if [.class, .struct, .actor].contains(heading.kind) { types.insert(heading.name) }
        }
        let usual = ModuleClass.all(of: program)
        let candidates = modules.flatMap { module in
            module.classes(program.app).compactMap { name, part -> (usual: String, own: String, Set<String>)? in
                let protocols = Set(module.sections(of: part).map(\.protocolName))
                let others = protocols.reduce(into: Set()) { $0.formUnion(conforming[$1] ?? []) }.intersection(types)
                guard others.count == 1, let other = others.first, usual[other] == nil else { return nil }
                return (name, other, protocols)
            }
        }
        if candidates.isEmpty { return [:] }
        let inherited = Dictionary(headings.map { ($0.name, $0.inherited) }, uniquingKeysWith: +)
        let found = candidates.filter { name, _, protocols in
            Set([name]).closed(under: { inherited[$0] ?? [] }).isDisjoint(with: protocols)
        }
        // What is several modules' is none's own.
        let modulesOf = Dictionary(grouping: found, by: \.own)
        return Dictionary(firstOf: found.filter { modulesOf[$0.own]?.count == 1 }.map { ($0.usual, $0.own) })
    }

    package func className(of part: ModulePart, in module: Module) -> String {
        let usual = module.className(of: part, app)
        return own[usual] ?? usual
    }

    func classes(of module: Module) -> [(name: String, part: ModulePart)] {
        module.parts.map { (className(of: $0, in: module), $0) }
    }
}
