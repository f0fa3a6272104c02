import SwiftSource
import ViperSpec

/// The names that the bodies of all modules may refer to, besides the names in their own module.
struct ProgramNames {
    /// The app's settings.
    let app: AppSettings
    /// The modules by the names of their destinations: `TodoAddModule`.
    let destinations: [String: any ModuleInterface]
    /// The names of modules by their delegates' protocols: `TodoAdd` for `TodoAddDelegate`.
    let modulesByDelegate: [String: String]
    /// The names of modules without an `interface` section, by the name that the section's protocol would have.
    let missingInterfaces: [String: String]
    /// The names of members that extensions in specs add, by the extended type.
    let extensionMembers: [String: Set<String>]
    /// The names of the types in specs, including external types.
    let types: Set<String>
    /// The members that bodies can call on the protocols in specs and in your Swift, by the protocol's name.
    let protocols: [String: Callee]
    /// The generated `Navigation`, including custom navigation methods.
    let navigation: Section

    /// Collects the names of a program. `isOpen` returns whether a protocol may have members that no spec declares.
    init(_ program: Program, isOpen: (String) -> Bool) {
        app = program.app
        let naming = app.naming
        var destinations: [String: any ModuleInterface] = [:]
        var modulesByDelegate: [String: String] = [:]
        var missingInterfaces: [String: String] = [:]
        for module in program.opened {
            let name = module.name
            destinations[naming.destination(name)] = module
            if let delegate = module.delegate { modulesByDelegate[delegate.protocolName] = name }
            if module.interface == nil { missingInterfaces[naming.protocolName(.interface, module: name)] = name }
        }
        self.destinations = destinations
        self.modulesByDelegate = modulesByDelegate
        let data = program.data
        types = Set(data.map(\.name) + program.externalTypes.map(\.name))
        self.missingInterfaces = missingInterfaces.filter { [types] in !types.contains($0.key) }
        var extensionMembers: [String: Set<String>] = [:]
        for type in data where type.kind == .extension {
            extensionMembers[type.name, default: []].formUnion(type.outline.members.map(\.name.name))
        }
        self.extensionMembers = extensionMembers
        protocols = Dictionary(
            firstOf: program.services.map { ($0.name, Callee($0, isOpen: isOpen($0.name))) }
                + (data + program.own.flatMap(\.data)).compactMap { type in
                    Callee(type, isOpen: isOpen(type.name)).map { (type.name, $0) }
                })
        navigation = NavigationVerbs.section(adding: program.navigation, program.app.naming)
    }
}

extension ParameterMatch {
    /// Creates a match for the initializer of a module's destination: the inputs, then the delegate.
    init(opening module: any ModuleInterface) {
        let inputs = module.inputs
        var parameters = inputs.map { input in
            let name = Identifier(input.name, input.location.range)
            return Parameter(label: name, name: name, type: input.type, range: name.range)
        }
        var optional = Set(inputs.indices.filter { inputs[$0].mayBeLeftOut })
        if module.delegate != nil {
            let name = Identifier("delegate", 0..<0)
            optional.insert(parameters.count)
            parameters.append(Parameter(label: name, name: name, type: nil, range: 0..<0))
        }
        self.init(parameters: parameters, optional: optional)
    }

    /// The labels in messages: `(id:delegate:)`.
    var labelText: String { "(" + parameters.map { ($0.label?.name ?? "_") + ":" }.joined() + ")" }
}

extension ModuleInput {
    /// Whether a caller may omit the input: it has a default, or an optional type.
    var mayBeLeftOut: Bool { defaultValue != nil || type.isOptional }
}
