import ViperSpec

/// The names by which a text may reach a spec.
package struct SpecNames: Sendable, Hashable {
    /// Its modules. Most of what is made of a module is named after it, so these stand for all names that begin with theirs.
    package var modules: [String]
    /// What it declares, extends or knows otherwise, and what is made of it under another name; sorted, each once.
    package var others: [String]

    package init(modules: [String] = [], others: [String] = []) {
        self.modules = modules
        self.others = others
    }
}

extension Program {
    /// By the path of the spec.
    package func namesBySpec() -> [String: SpecNames] {
        var names: [String: SpecNames] = [:]
        for module in modules { names[module.source.path, default: SpecNames()].modules.append(module.name) }
        func add(_ name: String, to spec: String) {
            if !names[spec, default: SpecNames()].modules.contains(where: name.hasPrefix) {
                names[spec, default: SpecNames()].others.append(name)
            }
        }
        forEachEmittedName { emitted in
            guard let spec = emitted.location?.file.path else { return }
            add(emitted.name, to: spec)
        }
        // Some rules ask whether a module has these.
        for module in modules {
            for kind in [SectionKind.interface, .delegate] {
                add(app.naming.protocolName(kind, module: module.name), to: module.source.path)
            }
        }
        for module in externalModules {
            names[module.location.file.path, default: SpecNames()].others += [
                module.name, app.naming.protocolName(.interface, module: module.name),
            ]
        }
        // Of what a spec says of somebody else's type, the module's name says nothing.
        for type in data where type.kind == .extension {
            names[type.source.path, default: SpecNames()].others.append(type.name)
        }
        for type in externalTypes { names[type.source.path, default: SpecNames()].others.append(type.name) }
        return names.mapValues { SpecNames(modules: $0.modules, others: Set($0.others).sorted()) }
    }
}
