import Diagnostics

/// What a module sets for itself, over the app's settings.
package struct ModuleSettings: Sendable {
    /// What is generated of it; nil where it is what the app has.
    package var emit: AppSettings.Parts?
    /// The kit of its view; nil where it is the app's.
    package var kit: Kit?
    /// Where `emit` stands, for findings.
    var emitLocation: SourceLocation?
}

extension AppSettings {
    /// What is generated of a module.
    package func emit(of module: Module) -> Parts { module.own.emit ?? emit }

    /// The UI kit of a module's view.
    package func kit(of module: Module) -> Kit { module.own.kit ?? kit }

    /// The app's settings as a module has them.
    package func settings(of module: Module) -> AppSettings {
        var settings = self
        settings.emit = emit(of: module)
        settings.kit = kit(of: module)
        return settings
    }
}

extension Program {
    /// What is generated of at least one module; for an app without modules, what `emit` says.
    package var emitted: AppSettings.Parts {
        modules.isEmpty ? app.emit : modules.reduce([]) { $0.union(app.emit(of: $1)) }
    }

    /// The kits of modules that are not the app's, each once, in the order of the modules.
    package var hostedKits: [Kit] {
        modules.reduce(into: []) { kits, module in
            guard let kit = module.own.kit, kit != app.kit, !kits.contains(kit) else { return }
            kits.append(kit)
        }
    }
}
