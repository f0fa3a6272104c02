import SwiftSource
import ViperModel

/// The Swift modules that generated files import: the imports of their own spec, and of other specs whose types they
/// use.
struct Imports: Sendable {
    /// The imports of the spec that declares a type, by the type's name. Specs that import only Foundation are left
    /// out.
    private let bySpec: [String: [String]]
    /// The imports of the Swift file that declares a protocol, by the protocol's name. A class that conforms to it
    /// needs them.
    private let ofProtocols: [String: [String]]
    /// The names of the protocols that each protocol of the app inherits, by the name of the inheriting protocol.
    private let ancestors: [String: [String]]

    init(_ program: Program) {
        var bySpec: [String: [String]] = [:]
        // Every file imports Foundation.
        func isPlain(_ imports: [String]) -> Bool { imports.allSatisfy { $0 == "Foundation" } }
        for group in program.shared where !isPlain(group.imports) {
            for name in group.data.map(\.name) + group.services.map(\.name) { bySpec[name] = group.imports }
        }
        for module in program.modules where !isPlain(module.imports) {
            for name in module.data.map(\.name) + module.contract.map(\.protocolName) { bySpec[name] = module.imports }
        }
        self.bySpec = bySpec
        var ofProtocols: [String: [String]] = [:]
        var ancestors: [String: [String]] = [:]
        for file in program.own {
            for type in file.data where type.kind == .protocol {
                if !isPlain(file.imports) { ofProtocols[type.name] = file.imports }
                ancestors[type.name] = type.outline.inherited.flatMap(\.mentionedNames)
            }
        }
        self.ofProtocols = ofProtocols
        self.ancestors = ancestors
    }

    /// Returns the imports of the app's own protocols that the sections inherit, directly or indirectly.
    private func ofInherited(_ sections: [Section]) -> [String] {
        let names = Set(sections.flatMap(\.inherited).flatMap(\.mentionedNames)).closed { ancestors[$0] ?? [] }
        return names.sorted().flatMap { ofProtocols[$0] ?? [] }
    }

    /// Returns the imports of a module's protocols, mocks and tests: the imports of its spec, and of specs whose types
    /// it uses.
    func ofModule(_ module: Module) -> [String] {
        let imports = module.imports + ofInherited(module.allSections)
        let types = module.inputs.map(\.type) + module.dependencies.map(\.type)
        let named = types.flatMap(\.mentionedNames) + module.allSections.flatMap(\.namedTypes)
        return imports + following(named)
    }

    /// Returns the imports of the mocks and fixtures of a spec's shared declarations.
    func ofTests(_ group: SharedDeclarations) -> [String] {
        let ofServices = group.services.flatMap { $0.members + $0.inheritedMembers }
        let inherited = group.data.compactMap(\.requirements).flatMap(\.inheritedMembers)
        let ofData = group.data.flatMap(\.outline.members)
        let named =
            (ofServices + inherited).flatMap(\.requirement.namedTypes)
            + ofData.flatMap { $0.parameters.compactMap(\.type) + ($0.requirement?.namedTypes ?? []) }
        return group.imports + following(named.flatMap(\.mentionedNames))
    }

    private func following(_ names: [String]) -> [String] { names.flatMap { bySpec[$0] ?? [] } }

    /// Returns the imports of a part's class. UI frameworks are included only for views, and for parts whose sections
    /// name a type of a UI framework.
    func ofClass(_ part: ModulePart, in module: Module) -> [String] {
        let sections = module.sections(of: part)
        let imports = module.imports + ofInherited(sections)
        let named = sections.flatMap(\.namedTypes)
        let all = imports + following(named)
        guard part != .view, !named.contains(where: UserInterface.declares) else { return all }
        return all.filter { !UserInterface.frameworks.contains($0) }
    }
}

extension Section {
    /// The names of the types that the section's protocol and class use.
    fileprivate var namedTypes: [String] {
        let ofMembers = (members + inheritedMembers).flatMap(\.requirement.namedTypes)
        let stored = parameters.map(\.type) + state.compactMap(\.type)
        return [protocolName] + (inherited + ofMembers + stored).flatMap(\.mentionedNames)
    }
}

extension Requirement {
    /// The types of the parameters and of the value.
    fileprivate var namedTypes: [TypeSyntax] { (parameters.map(\.type) + [valueType]).compactMap(\.self) }
}
