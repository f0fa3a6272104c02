import Diagnostics
import SwiftSource

extension DeclarationCollector {
    /// Reports protocols of modules that specs mention by a name of another naming scheme, as specs do once `naming` has
    /// changed, or by the scheme's where they have one of their own. A name that something else has, as `isDeclared` tells, is
    /// left alone.
    func namesOfOtherSchemes(besides isDeclared: @escaping (String) -> Bool) -> [Diagnostic] {
        var mentions = Mentions { !isDeclared($0) }
        gather(&mentions)
        var currentNames: [String: String] = [:]
        for module in modules where mentions.places.keys.contains(where: { $0.hasPrefix(module.name) }) {
            for section in module.sections where section.kind != .on {
                for scheme in Naming.ofSchemes {
                    currentNames[scheme.protocolName(section.kind, module: module.name, interactor: section.name)] =
                        section.protocolName
                }
            }
        }
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
}
