import Diagnostics
import SwiftSource

extension DeclarationCollector {
    /// Protocols of modules that specs mention by the name that another scheme of naming gives them: 'naming' in `App.viper` has
    /// changed since. `isDeclared` tells what stands somewhere under such a name.
    func namesOfOtherSchemes(besides isDeclared: (String) -> Bool) -> [Diagnostic] {
        var names: [String: String] = [:]
        for module in modules {
            for section in module.sections where section.kind != .on && section.declaration.protocolName == nil {
                for scheme in Naming.ofSchemes {
                    names[scheme.protocolName(section.kind, module: module.name, interactor: section.name)] =
                        section.protocolName
                }
            }
        }
        var mentions = Mentions { name in names[name].map { $0 != name } ?? false }
        gather(&mentions)
        return mentions.values.sorted { $0.key < $1.key }.filter { !isDeclared($0.key) }.map { name, place in
            let now = names[name, default: name]
            return Diagnostic(
                .renamedPart, "'\(name)' is called '\(now)' in this project", at: place,
                notes: ["where it is a protocol of another module, declare 'external protocol \(name)'"])
        }
    }
}
