import Diagnostics

/// A module's own settings, which override those of the app.
package struct ModuleSettings: Sendable {
    /// The generated parts; nil for those of the app.
    package var emit: AppSettings.EmittedParts?
    /// The kit of its view; nil for that of the app.
    package var kit: Kit?
    /// The location of `emit`.
    var emitLocation: SourceLocation?
}

extension AppSettings {
    /// Returns the generated parts of a module.
    package func emit(of module: Module) -> EmittedParts { module.own.emit ?? emit }

    /// Returns the UI kit of a module's view.
    package func kit(of module: Module) -> Kit { module.own.kit ?? kit }

    /// Returns the app's settings with those of a module.
    package func settings(of module: Module) -> AppSettings {
        var settings = self
        settings.emit = emit(of: module)
        settings.kit = kit(of: module)
        return settings
    }
}

extension Program {
    /// The parts that are generated for at least one module; for an app without modules, those in `emit`.
    package var emitted: AppSettings.EmittedParts {
        modules.isEmpty ? app.emit : modules.reduce([]) { $0.union(app.emit(of: $1)) }
    }

    /// The kits of modules that differ from the app's, each once, in the order of the modules.
    package var hostedKits: [Kit] {
        modules.reduce(into: []) { kits, module in
            guard let kit = module.own.kit, kit != app.kit, !kits.contains(kit) else { return }
            kits.append(kit)
        }
    }
}
