import ViperModel
import ViperSpec

/// The class of a person that implements some of a module's sections.
struct ModuleClass: Sendable, Hashable {
    /// What it is in its module.
    enum Part: Sendable, Hashable {
        case view, presenter, router
        /// An interactor, by its index in the module.
        case interactor(Int)

        /// The section that is its own.
        var kind: SectionKind {
            switch self {
            case .view: .view
            case .presenter: .presenter
            case .interactor: .interactor
            case .router: .router
            }
        }
    }

    /// Its module, by the index in the program.
    let module: Int
    let part: Part

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

extension Module {
    /// The classes that a person keeps, as they are called now.
    func classes(_ app: AppSettings) -> [(name: String, part: ModuleClass.Part)] {
        let naming = app.naming
        var classes: [(name: String, part: ModuleClass.Part)] = [
            (naming.viewClass(name, kit: app.kit), .view), (naming.presenterClass(name), .presenter),
        ]
        for (index, interactor) in interactors.enumerated() {
            classes.append((naming.interactorClass(name, interactor: interactor.name), .interactor(index)))
        }
        if router != nil { classes.append((naming.routerClass(name), .router)) }
        return classes
    }

    /// The sections that one of its classes implements.
    func sections(of part: ModuleClass.Part) -> [Section] {
        switch part {
        case .view: [view]
        case .presenter: presenterSections
        case .interactor(let index): [interactors[index].input]
        case .router: router.map { [$0] } ?? []
        }
    }
}
