import ViperModel

/// The class of a person that implements some of a module's sections.
struct ModuleClass: Sendable, Hashable {
    /// Its module, by the index in the program.
    let module: Int
    let part: ModulePart

    /// The classes of all modules, by name.
    static func all(of program: Program) -> [String: ModuleClass] {
        var classes: [String: ModuleClass] = [:]
        classes.reserveCapacity(program.modules.count * 4)
        for (index, module) in program.modules.enumerated() {
            for (name, part) in module.classes(program.app) { classes[name] = ModuleClass(module: index, part: part) }
        }
        return classes
    }
}
