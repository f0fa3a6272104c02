import Diagnostics
import SwiftSource

extension DeclarationCollector {
    /// Reports protocol names in specs that are valid under another scheme of the setting `naming`, but not under the
    /// app's scheme. This happens if the setting was changed. Names for which `isDeclared` returns true are not
    /// reported.
    func namesOfOtherSchemes(in mentions: ReferencedTypes, besides isDeclared: (String) -> Bool) -> [Diagnostic] {
        let unknown = mentions.places.filter { !isDeclared($0.key) }
        let mentioned = modules.filter { module in unknown.keys.contains { $0.hasPrefix(module.name) } }
        let currentNames = Self.currentNames(inModules: mentioned)
        return unknown.sorted { $0.key < $1.key }.flatMap { name, places -> [Diagnostic] in
            guard let now = currentNames[name], now != name else { return [] }
            return places.map { place in
                Diagnostic(
                    .renamedPart, "'\(name)' is named '\(now)' in this project", at: place,
                    notes: ["if '\(name)' is a protocol of another module, declare 'external protocol \(name)'"],
                    fixIts: [.init("replace '\(name)' with '\(now)'", range: place.range, replacement: now)])
            }
        }
    }

    /// For each name that a protocol of these modules would have under any scheme, returns the protocol's current name.
    private static func currentNames(inModules modules: [UnresolvedModule]) -> [String: String] {
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
