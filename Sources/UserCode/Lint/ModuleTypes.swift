import ViperModel
import ViperSpec

/// The types of all modules, by name: the classes of parts, the types that only their own module may use, and the
/// destinations.
struct ModuleTypes: Sendable {
    /// A type that only its own module may use. `module` is the module's index in the program.
    typealias Inside = (module: Int, kind: SectionKind)

    /// The names of the modules' classes.
    let partNames: PartNames
    /// The part that each class implements, by the name of the class. The dictionary also contains the structs that
    /// SwiftUI shows. With `style reactive`, the key is the name of the function that creates the part.
    private(set) var owners: [String: ModuleClass] = [:]
    /// The types that only their own module may use, by name.
    private(set) var internalTypes: [String: Inside] = [:]
    /// The names of the modules by the names of their destinations: `Detail` by `DetailModule`.
    let destinations: [String: String]
    /// The index of the module to which a class or a protocol of a spec belongs, by the type's name.
    private(set) var modulesOfTypes: [String: Int] = [:]

    init(of program: Program, in files: [UserFile]) {
        partNames = PartNames(program, files.lazy.flatMap(\.headings))
        let contracts = program.modules.enumerated().flatMap { index, module in
            module.contract.map { ($0.protocolName, index) }
        }
        destinations = Self.destinations(of: program, besides: Set(contracts.map(\.0)))
        for (index, module) in program.modules.enumerated() { add(module, at: index, program.app) }
        // If the part's class has another name, a protocol may have the class name that App.viper gives. That name does
        // not refer to a class then.
        for (name, _) in contracts { owners[name] = nil }
        modulesOfTypes = Dictionary(firstOf: contracts + owners.map { ($0.key, $0.value.module) })
    }

    private mutating func add(_ module: Module, at index: Int, _ app: AppSettings) {
        let screen = app.naming.screenView(module.name, kit: app.kit(of: module)).map {
            (name: $0, part: ModulePart.view)
        }
        let classes = [screen].compactMap(\.self) + partNames.classes(of: module)
        for (name, part) in classes { internalTypes[name] = (index, part.kind) }
        // A class of a router, or of another optional part, is checked even if the spec no longer declares the part.
        let gone = SectionKind.optional.filter { $0.hasClass && module.optional[$0] == nil }.map { kind in
            (name: app.naming.className(kind, module.name, kit: app.kit), part: ModulePart(kind))
        }
        for (name, part) in classes + gone {
            let isFunction = app.style == .reactive && part != .view
            owners[isFunction ? app.naming.maker(of: name) : name] = ModuleClass(module: index, part: part)
        }
        for section in module.contract where !section.kind.isSeenByOthers {
            internalTypes[section.protocolName] = (index, section.kind)
        }
    }

    /// Returns the names of the modules by the names of their destinations. A name that is also the name of a protocol
    /// is left out.
    private static func destinations(of program: Program, besides protocols: Set<String>) -> [String: String] {
        let names = program.modules.map(\.name) + program.externalModules.map(\.name)
        let destinations = names.map { (program.app.naming.destination($0), $0) }
        return Dictionary(firstOf: destinations.filter { !protocols.contains($0.0) })
    }
}
