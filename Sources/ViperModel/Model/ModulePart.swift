import SwiftSource
import ViperSpec

/// A class of a module. It implements some of the module's sections, and refers to other parts by their protocols.
package struct ModulePart: Sendable, Hashable {
    /// The kind of section that declares the part.
    package let kind: SectionKind
    /// The index of an interactor in the module; 0 for other parts.
    package var index = 0

    /// Creates a part that a module has at most once.
    package init(_ kind: SectionKind) { self.kind = kind }

    /// Whether the part has tests that you complete. A router has only generated tests, and a view has none.
    package var hasTests: Bool { kind != .view && kind != .router }

    package static let view = ModulePart(.view)
    package static let presenter = ModulePart(.presenter)
    package static let router = ModulePart(.router)

    /// Returns the interactor at an index in the module.
    package static func interactor(_ index: Int) -> ModulePart {
        var part = ModulePart(.interactor)
        part.index = index
        return part
    }
}

/// A reference of a class to another part: a property whose type is the part's protocol.
///
/// viper-gen derives classes, initializers, names in bodies, tests and checks from these links.
package struct PartLink: Sendable {
    /// The ownership of the part, and the way the class receives it.
    package enum Ownership: Sendable {
        /// An initializer parameter, stored strongly.
        case strongParameter
        /// An initializer parameter, stored weakly.
        case weakParameter
        /// A weak property, which the assembly sets after it creates the class.
        case weakProperty
    }

    /// A row of the table of links: the class of the section `owner` refers to the part of another section.
    package struct Row: Sendable {
        package let owner, section: SectionKind
        package let ownership: Ownership
    }

    /// The table of links, in the order of initializer parameters. A router also stores the navigation.
    private static let rows = [
        Row(owner: .view, section: .presenter, ownership: .strongParameter),
        Row(owner: .presenter, section: .view, ownership: .weakProperty),
        Row(owner: .presenter, section: .interactor, ownership: .strongParameter),
        Row(owner: .presenter, section: .router, ownership: .strongParameter),
        Row(owner: .presenter, section: .delegate, ownership: .weakParameter),
        Row(owner: .interactor, section: .output, ownership: .weakProperty),
    ]

    /// Returns the links that the class of a section may have. A link exists only if the module has the other part.
    package static func rows(of owner: SectionKind) -> [Row] { rows.filter { $0.owner == owner } }

    /// The name of the property.
    package let property: String
    /// The section that the part implements; nil for the navigation, which all routers share.
    package let section: Section?
    package let ownership: Ownership

    /// The protocol that is the property's type.
    package let protocolName: String

    init(_ property: String, _ section: Section, _ ownership: Ownership) {
        self.property = property
        self.section = section
        self.ownership = ownership
        protocolName = section.protocolName
    }

    /// Creates the link of a router to the navigation.
    fileprivate init(navigation protocolName: String) {
        property = "navigation"
        section = nil
        ownership = .strongParameter
        self.protocolName = protocolName
    }

    /// Returns whether the property fulfills a requirement. The requirement must have the part's protocol as its
    /// type, which must be optional if the property is weak.
    func satisfies(_ requirement: VariableSyntax) -> Bool {
        guard requirement.name.name == property, let type = requirement.type else { return false }
        guard let wrapped = type.wrapped else { return ownership == .strongParameter && type.isKnown(by: protocolName) }
        return wrapped.isKnown(by: protocolName)
    }
}

extension TypeSyntax {
    /// Returns whether the type is this protocol, written `P`, `any P` or `(any P)`.
    fileprivate func isKnown(by protocolName: String) -> Bool {
        switch bare.shape {
        case .existential(let inner): inner.isKnown(by: protocolName)
        case .named(let components): components.count == 1 && components[0].name == protocolName
        default: false
        }
    }
}

extension Module {
    /// The module's classes: view, presenter, interactors, and the router if there is one.
    package var parts: [ModulePart] {
        [.view, .presenter] + interactors.indices.map(ModulePart.interactor)
            + optional.all.map(\.kind).filter(\.hasClass).map(ModulePart.init)
    }

    /// The interactors, which `assemble` creates together with the presenter. `build` creates the view and the router.
    package var helpers: [ModulePart] { parts.filter { ![.view, .presenter, .router].contains($0) } }

    /// Returns the names of the module's classes, each with its part.
    package func classes(_ app: AppSettings) -> [(name: String, part: ModulePart)] {
        parts.map { (className(of: $0, app), $0) }
    }

    /// Returns the part whose class implements a section; nil if other modules implement it. `name` is the name of an
    /// interactor's section.
    package func part(of section: SectionKind, named name: String? = nil) -> ModulePart? {
        section.implementer.map { kind in
            kind == .interactor ? .interactor(interactors.firstIndex { $0.name == name } ?? 0) : ModulePart(kind)
        }
    }

    /// Returns the class name of a part.
    package func className(of part: ModulePart, _ app: AppSettings) -> String {
        app.naming.className(part.kind, name, interactor: interactorName(of: part), kit: app.kit(of: self))
    }

    /// Returns the file name of a part's class, without `.swift`.
    package func fileName(of part: ModulePart, _ app: AppSettings) -> String {
        app.naming.fileName(part.kind, name, interactor: interactorName(of: part), kit: app.kit(of: self))
    }

    private func interactorName(of part: ModulePart) -> String? {
        part.kind == .interactor ? interactors[part.index].name : nil
    }

    /// Returns the name of the property by which other parts refer to a part.
    package func property(of part: ModulePart, _ naming: Naming) -> String {
        interactorName(of: part) ?? naming[part.kind].property
    }

    /// Returns the sections that a part's class implements. The part's own section comes first.
    package func sections(of part: ModulePart) -> [Section] {
        switch part.kind {
        case .view: [view]
        case .presenter: presenterSections
        case .interactor: [interactors[part.index].input]
        default: optional[part.kind].map { [$0] } ?? []
        }
    }

    /// Returns the links of a part's class, in the order of initializer parameters.
    package func links(of part: ModulePart, _ naming: Naming) -> [PartLink] {
        if part == .router { return [PartLink(navigation: naming.name(of: .navigation))] }
        return PartLink.rows(of: part.kind).flatMap { row -> [PartLink] in
            if row.section == .interactor {
                return interactors.map { PartLink(naming.interactorProperty($0.name), $0.input, row.ownership) }
            }
            let known = section(ofKind: row.section, knownTo: part)
            return known.map { [PartLink(naming[row.section].property, $0, row.ownership)] } ?? []
        }
    }

    /// Returns the section of a kind that a part refers to. An interactor refers to its own output.
    private func section(ofKind kind: SectionKind, knownTo part: ModulePart) -> Section? {
        switch kind {
        case .view: view
        case .presenter: presenter
        case .output: interactors[part.index].output
        default: optional[kind]
        }
    }

    /// Returns the requirement that a link fulfills, such as `var view: (any ListViewProtocol)? { get set }`. Returns
    /// nil if no protocol of the class has such a requirement.
    package func requirement(of link: PartLink, in part: ModulePart) -> VariableSyntax? {
        for section in sections(of: part) {
            for member in section.allMembers {
                if let variable = member.requirement.variable, variable.name.name == link.property,
                    case .storedProperty = member.implementation
                {
                    return variable
                }
            }
        }
        return nil
    }

    /// Replaces the sections that a part's class implements with new sections. Their number and order must be the
    /// same.
    package mutating func setSections(_ sections: [Section], of part: ModulePart) {
        var rest = sections[...]
        switch part.kind {
        case .view: view = rest.removeFirst()
        case .presenter:
            presenter = rest.removeFirst()
            for index in interactors.indices where interactors[index].output != nil {
                interactors[index].output = rest.removeFirst()
            }
            if interface != nil { interface = rest.removeFirst() }
            for index in delegations.indices { delegations[index].section = rest.removeFirst() }
        case .interactor: interactors[part.index].input = rest.removeFirst()
        default: optional[part.kind] = rest.removeFirst()
        }
    }
}
