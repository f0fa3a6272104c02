import Diagnostics
import SwiftSource

extension DeclarationCollector {
    /// Protocols of modules that specs mention by the name that another scheme of naming gives them: 'naming' in `App.viper` has
    /// changed since. `isDeclared` tells what stands somewhere under such a name.
    func namesOfOtherSchemes(besides isDeclared: @escaping (String) -> Bool) -> [Diagnostic] {
        var mentions = Mentions { !isDeclared($0) }
        gather(&mentions)
        var names: [String: String] = [:]
        for module in modules where mentions.values.keys.contains(where: { $0.hasPrefix(module.name) }) {
            for section in module.sections where section.kind != .on && section.declaration.protocolName == nil {
                for scheme in Naming.ofSchemes {
                    names[scheme.protocolName(section.kind, module: module.name, interactor: section.name)] =
                        section.protocolName
                }
            }
        }
        return mentions.values.sorted { $0.key < $1.key }.compactMap { name, place in
            guard let now = names[name], now != name else { return nil }
            return Diagnostic(
                .renamedPart, "'\(name)' is called '\(now)' in this project", at: place,
                notes: ["where it is a protocol of another module, declare 'external protocol \(name)'"])
        }
    }
}
