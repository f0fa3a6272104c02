import SwiftSource
import ViperSpec

/// A class of a module: it implements some of the module's sections, and knows other parts by their protocols.
package struct ModulePart: Sendable, Hashable {
    /// The kind of section that declares the part.
    package let kind: SectionKind
    /// Of an interactor, its index in the module.
    package var index = 0

    /// Makes a part of which a module has at most one.
    package init(_ kind: SectionKind) { self.kind = kind }

    /// Whether it has tests that a person completes: the specs say what a router does, and a view shows on the screen.
    package var hasTests: Bool { kind != .view && kind != .router }

    package static let view = ModulePart(.view)
    package static let presenter = ModulePart(.presenter)
    package static let router = ModulePart(.router)

    /// An interactor, by its index in the module.
    package static func interactor(_ index: Int) -> ModulePart {
        var part = ModulePart(.interactor)
        part.index = index
        return part
    }
}

/// Another part that a class knows: a property of the class, typed by the part's protocol.
///
/// Classes, their initialisers, the names in bodies, tests and checks are all made from these.
package struct PartLink: Sendable {
    /// Who keeps the part alive, and how the class comes by it.
    package enum Ownership: Sendable {
        /// Handed to the initialiser and held.
        case held
        /// Handed to the initialiser, and not held.
        case handed
        /// Set by the assembly once the class was made, and not held.
        case set
    }

    /// A row of the table of links: a class of one kind knows the part that a section of another kind declares.
    package struct Row: Sendable {
        package let owner, section: SectionKind
        package let ownership: Ownership
    }

    /// The table of links, in the order in which initialisers take the parts. A router holds the navigation besides.
    private static let rows = [
        Row(owner: .view, section: .presenter, ownership: .held),
        Row(owner: .presenter, section: .view, ownership: .set),
        Row(owner: .presenter, section: .interactor, ownership: .held),
        Row(owner: .presenter, section: .router, ownership: .held),
        Row(owner: .presenter, section: .delegate, ownership: .handed),
        Row(owner: .interactor, section: .output, ownership: .set),
    ]

    /// What classes of a kind know, if the module has it.
    package static func rows(of owner: SectionKind) -> [Row] { rows.filter { $0.owner == owner } }

    /// The name by which the class calls it.
    package let property: String
    /// The section that the part implements; nil for the navigation, which all routers share.
    package let section: Section?
    package let ownership: Ownership

    /// The protocol by which the class knows it.
    package let protocolName: String

    init(_ property: String, _ section: Section, _ ownership: Ownership) {
        self.property = property
        self.section = section
        self.ownership = ownership
        protocolName = section.protocolName
    }

    /// The navigation, which a router holds.
    fileprivate init(navigation protocolName: String) {
        property = "navigation"
        section = nil
        ownership = .held
        self.protocolName = protocolName
    }

    /// Whether the property can be what a protocol of the class asks for: it is of the part's protocol, and optional where the
    /// class does not hold the part.
    func satisfies(_ requirement: VariableSyntax) -> Bool {
        guard requirement.name.name == property, let type = requirement.type else { return false }
        guard let wrapped = type.wrapped else { return ownership == .held && type.isKnown(by: protocolName) }
        return wrapped.isKnown(by: protocolName)
    }
}

extension TypeSyntax {
    /// Whether the type is a protocol of this name, written `P`, `any P` or `(any P)`.
    fileprivate func isKnown(by protocolName: String) -> Bool {
        switch bare.shape {
        case .existential(let inner): inner.isKnown(by: protocolName)
        case .named(let components): components.count == 1 && components[0].name == protocolName
        default: false
        }
    }
}

extension Module {
    /// Its classes: view, presenter, interactors, and the router where it has one.
    package var parts: [ModulePart] {
        [.view, .presenter] + interactors.indices.map(ModulePart.interactor)
            + optional.all.map(\.kind).filter(\.hasClass).map(ModulePart.init)
    }

    /// The parts that its assembly makes for the presenter: its interactors. The view and the router are handed to it.
    package var helpers: [ModulePart] { parts.filter { ![.view, .presenter, .router].contains($0) } }

    /// The names of its classes, each with the part that it is.
    package func classes(_ app: AppSettings) -> [(name: String, part: ModulePart)] {
        parts.map { (className(of: $0, app), $0) }
    }

    /// The part whose class has the members of a section, which may be one of several; nil where other modules have them.
    package func part(of section: SectionKind, named name: String? = nil) -> ModulePart? {
        section.implementer.map { kind in
            kind == .interactor ? .interactor(interactors.firstIndex { $0.name == name } ?? 0) : ModulePart(kind)
        }
    }

    /// What the class of a part is called.
    package func className(of part: ModulePart, _ app: AppSettings) -> String {
        app.naming.className(part.kind, name, interactor: interactorName(of: part), kit: app.kit(of: self))
    }

    /// The file of the class of a part, without `.swift`.
    package func fileName(of part: ModulePart, _ app: AppSettings) -> String {
        app.naming.fileName(part.kind, name, interactor: interactorName(of: part), kit: app.kit(of: self))
    }

    private func interactorName(of part: ModulePart) -> String? {
        part.kind == .interactor ? interactors[part.index].name : nil
    }

    /// The property by which other parts hold a part and call it.
    package func property(of part: ModulePart, _ naming: Naming) -> String {
        interactorName(of: part) ?? naming[part.kind].property
    }

    /// The sections that one of its classes implements, its own first.
    package func sections(of part: ModulePart) -> [Section] {
        switch part.kind {
        case .view: [view]
        case .presenter: presenterSections
        case .interactor: [interactors[part.index].input]
        default: optional[part.kind].map { [$0] } ?? []
        }
    }

    /// The other parts that one of its classes knows, in the order in which its initialiser takes them.
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

    /// The section of a kind that a part knows: of several outputs an interactor knows its own.
    private func section(ofKind kind: SectionKind, knownTo part: ModulePart) -> Section? {
        switch kind {
        case .view: view
        case .presenter: presenter
        case .output: interactors[part.index].output
        default: optional[kind]
        }
    }

    /// The requirement in a protocol of the class that asks for the link, `var view: (any ListViewProtocol)? { get set }`; nil
    /// where there is none.
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

    /// Puts other sections in the place of those that one of its classes implements: as many, in the same order.
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
