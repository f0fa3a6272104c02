import Diagnostics

/// A module's own settings, which override the app's settings.
package struct ModuleSettings: Sendable {
    /// The kinds of code to generate; nil for the app's setting.
    package var emit: AppSettings.EmittedParts?
    /// The kit of the module's view; nil for the app's kit.
    package var kit: Kit?
    /// The location of `emit`.
    var emitLocation: SourceLocation?
}

extension AppSettings {
    /// Returns the kinds of code that are generated for a module.
    package func emit(of module: Module) -> EmittedParts { module.own.emit ?? emit }

    /// Returns the UI kit of a module's view.
    package func kit(of module: Module) -> Kit { module.own.kit ?? kit }

    /// Returns the settings that apply to a module.
    package func settings(of module: Module) -> AppSettings {
        var settings = self
        settings.emit = emit(of: module)
        settings.kit = kit(of: module)
        return settings
    }
}

extension Program {
    /// The kinds of code that are generated for at least one module. If the app has no modules, the app's setting
    /// `emit`.
    package var emitted: AppSettings.EmittedParts {
        modules.isEmpty ? app.emit : modules.reduce([]) { $0.union(app.emit(of: $1)) }
    }

    /// The kits of modules that differ from the app's kit, without duplicates, in the order of the modules.
    package var hostedKits: [Kit] {
        modules.reduce(into: []) { kits, module in
            guard let kit = module.own.kit, kit != app.kit, !kits.contains(kit) else { return }
            kits.append(kit)
        }
    }
}
