import ViperModel
import ViperSpec

/// What the types of all modules are called, and what each of them is: the class of a part, a type that only its own module may
/// name, or the value that opens a module.
struct ModuleTypes: Sendable {
    /// A type that only its own module may name, by the module's index in the program.
    typealias Inside = (module: Int, kind: SectionKind)

    /// What the modules' classes are called.
    let partNames: PartNames
    /// The part that each class of a module is, and each struct that SwiftUI shows, by its name.
    let owners: [String: ModuleClass]
    /// The types that belong to a module's inside, by name.
    let insides: [String: Inside]
    /// The names of modules, by that of the value that opens them: `Detail` by `DetailModule`.
    let destinations: [String: String]
    /// The module of each protocol of a contract and of each class, by name.
    let homes: [String: Int]

    init(of program: Program, in files: [WrittenFile]) {
        partNames = PartNames(program, files.lazy.flatMap(\.headings))
        owners = Self.owners(in: program, partNames)
        insides = Self.insides(of: program, partNames)
        let contracts = program.modules.enumerated().flatMap { index, module in
            module.contract.map { ($0.protocolName, index) }
        }
        homes = Dictionary(firstOf: contracts + owners.map { ($0.key, $0.value.module) })
        destinations = Self.destinations(of: program, besides: Set(contracts.map(\.0)))
    }

    /// The part that each class is, by its name; in an app of functions and streams, by that of the function that makes it.
    private static func owners(in program: Program, _ partNames: PartNames) -> [String: ModuleClass] {
        let naming = program.app.naming
        var owners: [String: ModuleClass] = [:]
        for (index, module) in program.modules.enumerated() {
            // A router that the spec has no more is looked at all the same.
            let router = module.router == nil ? [(name: naming.routerClass(module.name), part: ModulePart.router)] : []
            for (name, part) in partNames.classes(of: module) + router {
                let isFunction = program.app.style == .reactive && part != .view
                owners[isFunction ? naming.maker(of: name) : name] = ModuleClass(module: index, part: part)
            }
            if let screen = naming.screenView(module.name, kit: program.app.kit(of: module)) {
                owners[screen] = ModuleClass(module: index, part: .view)
            }
        }
        return owners
    }

    /// The names of modules, by that of the value that opens them. A name that is a protocol's opens nothing.
    private static func destinations(of program: Program, besides protocols: Set<String>) -> [String: String] {
        let names = program.modules.map(\.name) + program.externalModules.map(\.name)
        let destinations = names.map { (program.app.naming.destination($0), $0) }
        return Dictionary(firstOf: destinations.filter { !protocols.contains($0.0) })
    }

    /// The types that belong to a module's inside, by name.
    private static func insides(of program: Program, _ partNames: PartNames) -> [String: Inside] {
        let kinds: Set<SectionKind> = [.view, .presenter, .interactor, .output, .router]
        var insides: [String: Inside] = [:]
        for (index, module) in program.modules.enumerated() {
            if let screen = program.app.naming.screenView(module.name, kit: program.app.kit(of: module)) {
                insides[screen] = (index, .view)
            }
            for (name, part) in partNames.classes(of: module) { insides[name] = (index, part.kind) }
            for section in module.contract where kinds.contains(section.kind) {
                insides[section.protocolName] = (index, section.kind)
            }
        }
        return insides
    }
}
