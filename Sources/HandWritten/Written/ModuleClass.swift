import ViperModel

/// The module and the part that a user-owned class implements: for `ListPresenter`, the presenter of `List`.
struct ModuleClass: Sendable, Hashable {
    /// The index of the module in the program.
    let module: Int
    let part: ModulePart

    /// Returns the classes of all modules, by name.
    static func all(of program: Program) -> [String: ModuleClass] {
        var classes: [String: ModuleClass] = [:]
        classes.reserveCapacity(program.modules.count * 4)
        for (index, module) in program.modules.enumerated() {
            for (name, part) in module.classes(program.app) { classes[name] = ModuleClass(module: index, part: part) }
        }
        return classes
    }
}
