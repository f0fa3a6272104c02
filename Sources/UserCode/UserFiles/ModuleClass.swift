import ViperModel

/// The module and the part that a user-owned class implements: for `ListPresenter`, the presenter of `List`.
struct ModuleClass: Sendable, Hashable {
    /// The index of the module in the program.
    let module: Int
    let part: ModulePart

    /// Returns the classes of all modules, by name.
    static func all(of program: Program) -> [String: ModuleClass] {
        let classes = program.modules.enumerated().flatMap { index, module in
            module.classes(program.app).map { ($0.name, ModuleClass(module: index, part: $0.part)) }
        }
        return Dictionary(firstOf: classes)
    }
}
