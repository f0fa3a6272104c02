import ViperModel
import ViperSpec

/// The types of all modules, by name: the class of a part, a type that only its own module may use, or a destination.
struct ModuleTypes: Sendable {
    /// A type that only its own module may name, by the module's index in the program.
    typealias Inside = (module: Int, kind: SectionKind)

    /// The names of the modules' classes.
    let partNames: PartNames
    /// The part that each class of a module is, and each struct that SwiftUI shows, by its name; in an app of functions and
    /// streams, by that of the function that makes it.
    private(set) var owners: [String: ModuleClass] = [:]
    /// The types that belong to a module's inside, by name.
    private(set) var insides: [String: Inside] = [:]
    /// The names of modules, by that of the value that opens them: `Detail` by `DetailModule`.
    let destinations: [String: String]
    /// The module of each protocol of a contract and of each class, by name.
    private(set) var homes: [String: Int] = [:]

    init(of program: Program, in files: [UserFile]) {
        partNames = PartNames(program, files.lazy.flatMap(\.headings))
        let contracts = program.modules.enumerated().flatMap { index, module in
            module.contract.map { ($0.protocolName, index) }
        }
        destinations = Self.destinations(of: program, besides: Set(contracts.map(\.0)))
        for (index, module) in program.modules.enumerated() { add(module, at: index, program.app) }
        // A protocol may have the usual name of the class if a class of another name conforms to it.
        for (name, _) in contracts { owners[name] = nil }
        homes = Dictionary(firstOf: contracts + owners.map { ($0.key, $0.value.module) })
    }

    private mutating func add(_ module: Module, at index: Int, _ app: AppSettings) {
        let screen = app.naming.screenView(module.name, kit: app.kit(of: module)).map {
            (name: $0, part: ModulePart.view)
        }
        let classes = [screen].compactMap(\.self) + partNames.classes(of: module)
        for (name, part) in classes { insides[name] = (index, part.kind) }
        // A router that the spec has no more is looked at all the same.
        let gone = SectionKind.optional.filter { $0.hasClass && module.optional[$0] == nil }.map { kind in
            (name: app.naming.className(kind, module.name, kit: app.kit), part: ModulePart(kind))
        }
        for (name, part) in classes + gone {
            let isFunction = app.style == .reactive && part != .view
            owners[isFunction ? app.naming.maker(of: name) : name] = ModuleClass(module: index, part: part)
        }
        for section in module.contract where !section.kind.isSeenByOthers {
            insides[section.protocolName] = (index, section.kind)
        }
    }

    /// The names of modules, by that of the value that opens them. A name that is a protocol's opens nothing.
    private static func destinations(of program: Program, besides protocols: Set<String>) -> [String: String] {
        let names = program.modules.map(\.name) + program.externalModules.map(\.name)
        let destinations = names.map { (program.app.naming.destination($0), $0) }
        return Dictionary(firstOf: destinations.filter { !protocols.contains($0.0) })
    }
}
