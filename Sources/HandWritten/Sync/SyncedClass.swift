import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel

/// A class of a module that is a person's, as the specs want it to be.
struct SyncedClass: Sendable {
    let name: String
    let rendered: RenderedText
    /// The class in the rendered file.
    let wanted: DeclarationOutline
    /// The conditions around it there: `#if canImport(UIKit) && !os(watchOS)`.
    let conditions: [String]
    /// What it has to have, section by section.
    let sections: [Section]
    let module: Module?
    /// The name by which the module's view holds its presenter.
    let presenter: String
    /// Where the file is, or would be.
    let path: String

    /// Protocols that generated code makes it conform to.
    var protocols: [String] { sections.map { $0.protocolName } }

    /// All that its sections ask for, each member once.
    let members: [Member]
    /// The members of the class in the rendered file, by signature.
    private let renderedMembers: [String: DeclarationOutline]

    init(
        _ wanted: DeclarationOutline, in rendered: RenderedText, conditions: [String], sections: [Section],
        module: Module?, presenter: String, path: String
    ) {
        name = wanted.name.name
        self.rendered = rendered
        self.wanted = wanted
        self.conditions = conditions
        self.sections = sections
        self.module = module
        self.presenter = presenter
        self.path = path
        members = Self.members(of: sections)
        renderedMembers = Dictionary(
            wanted.members.compactMap { member in member.requirement.map { ($0.signatureKey, member) } },
            uniquingKeysWith: { first, _ in first })
    }

    private static func members(of sections: [Section]) -> [Member] {
        var seen: Set<String> = []
        let all = sections.flatMap { $0.members + $0.inheritedMembers }
        // Where two sections share one, the one that says how it is implemented counts.
        return (all.filter { !$0.isShared } + all.filter(\.isShared)).filter {
            seen.insert($0.requirement.signatureKey).inserted
        }
    }

    /// A value of a state object, which nothing asks for but the members that set it. Whoever writes the view may keep another.
    func isShownValue(_ property: DeclarationOutline) -> Bool {
        guard sections.contains(where: { $0.kind == .view }) else { return false }
        let isHandedOver = wanted.members.contains { member in
            member.kind == .initializer && member.parameters.contains { $0.name.name == property.name.name }
        }
        return !isHandedOver && !isMember(property)
    }

    /// The property is a requirement that a person implements, and is brought in line as such.
    func isMember(_ property: DeclarationOutline) -> Bool {
        let key = property.requirement?.signatureKey
        return members.contains { $0.isHandWritten && $0.requirement.signatureKey == key }
    }

    /// How a member is rendered; nil where the template leaves it out.
    func wanted(_ member: Member) -> DeclarationOutline? { renderedMembers[member.requirement.signatureKey] }
}

extension Member {
    fileprivate var isShared: Bool {
        if case .sharedWith = implementation { true } else { false }
    }

    /// The requirement with the documentation that the spec gives it.
    var documented: Requirement {
        var requirement = requirement
        requirement.documentation = Documentation(lines: documentation, range: 0..<0)
        return requirement
    }
}

/// The class that implements some of a module's sections.
struct ModuleClass: Sendable {
    private enum Part: Sendable {
        case view, presenter, router
        /// An interactor, by its index in the module.
        case interactor(Int)
    }

    /// By its index in the program: a copy for each class would be several kilobytes.
    private let module: Int
    private let part: Part

    /// The classes of all modules, by name.
    static func all(of program: Program) -> [String: ModuleClass] {
        let naming = program.app.naming
        var classes: [String: ModuleClass] = [:]
        classes.reserveCapacity(program.modules.count * 4)
        for (index, module) in program.modules.enumerated() {
            func add(_ name: String, _ part: Part) { classes[name] = ModuleClass(module: index, part: part) }
            add(naming.viewClass(module.name, kit: program.app.kit), .view)
            add(naming.presenterClass(module.name), .presenter)
            for (number, interactor) in module.interactors.enumerated() {
                add(naming.interactorClass(module.name, interactor: interactor.name), .interactor(number))
            }
            if module.router != nil { add(naming.routerClass(module.name), .router) }
        }
        return classes
    }

    /// The module, and the sections that the class implements.
    func sections(in program: Program) -> (module: Module, sections: [Section]) {
        let module = program.modules[module]
        let sections: [Section] =
            switch part {
            case .view: [module.view]
            case .presenter: module.presenterSections
            case .interactor(let number): [module.interactors[number].input]
            case .router: module.router.map { [$0] } ?? []
            }
        return (module, sections)
    }
}
