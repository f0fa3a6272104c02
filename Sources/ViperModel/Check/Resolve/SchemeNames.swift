import Diagnostics
import SwiftSource

extension DeclarationCollector {
    /// Reports protocols of modules that specs mention by a name which they do not have in this project: the one that another
    /// naming scheme gives them, or the scheme's where their section gives them another. Specs have such names once `naming` has
    /// changed. A name that something else has, as `isDeclared` tells, is left alone.
    func namesOfOtherSchemes(besides isDeclared: @escaping (String) -> Bool) -> [Diagnostic] {
        var mentions = Mentions { !isDeclared($0) }
        gather(&mentions)
        let mentioned = modules.filter { module in mentions.places.keys.contains { $0.hasPrefix(module.name) } }
        let currentNames = Self.currentNames(inModules: mentioned)
        return mentions.places.sorted { $0.key < $1.key }.flatMap { name, places -> [Diagnostic] in
            guard let now = currentNames[name], now != name else { return [] }
            return places.map { place in
                Diagnostic(
                    .renamedPart, "'\(name)' is named '\(now)' in this project", at: place,
                    notes: ["if it is a protocol of another module, declare 'external protocol \(name)'"],
                    fixIts: [.init("replace '\(name)' with '\(now)'", range: place.range, replacement: now)])
            }
        }
    }

    /// What the protocols of some modules are called, by all names that they would have with some scheme.
    private static func currentNames(inModules modules: [ModuleDraft]) -> [String: String] {
        var names: [String: String] = [:]
        for module in modules {
            for section in module.sections where section.kind != .on {
                for scheme in Naming.ofSchemes {
                    let name = scheme.protocolName(section.kind, module: module.name, interactor: section.name)
                    names[name] = section.protocolName
                }
            }
        }
        return names
    }
}
