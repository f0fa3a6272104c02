import Diagnostics
import SwiftSource

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
    /// By which the module's view holds its presenter.
    let presenter: String
    /// Where the file is, or would be.
    let path: String

    /// Protocols that generated code makes it conform to.
    var protocols: [String] { sections.map(\.protocolName) }

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

extension Program {
    /// The classes of all modules by name, with the sections that each implements.
    func classSections() -> [String: (module: Module, sections: [Section])] {
        let naming = app.naming
        var result: [String: (module: Module, sections: [Section])] = [:]
        for module in modules {
            result[naming.viewClass(module.name, kit: app.kit)] = (module, [module.view])
            result[naming.presenterClass(module.name)] = (module, module.presenterSections)
            for interactor in module.interactors {
                let name = naming.interactorClass(module.name, interactor: interactor.name)
                result[name] = (module, [interactor.input])
            }
            if let router = module.router { result[naming.routerClass(module.name)] = (module, [router]) }
        }
        return result
    }
}
