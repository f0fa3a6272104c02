import SwiftSource
import ViperSpec

/// A class of a module: it implements some of the module's sections, and knows other parts by their protocols.
package enum ModulePart: Sendable, Hashable {
    case view, presenter, router
    /// An interactor, by its index in the module.
    case interactor(Int)

    /// The kind of section that declares the part.
    package var kind: SectionKind {
        switch self {
        case .view: .view
        case .presenter: .presenter
        case .interactor: .interactor
        case .router: .router
        }
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
        var parts: [ModulePart] = [.view, .presenter]
        for index in interactors.indices { parts.append(.interactor(index)) }
        if router != nil { parts.append(.router) }
        return parts
    }

    /// The names of its classes, each with the part that it is.
    package func classes(_ app: AppSettings) -> [(name: String, part: ModulePart)] {
        parts.map { (className(of: $0, app), $0) }
    }

    /// The part whose class has the members of a section, which may be one of several; nil where other modules have them.
    package func part(of section: SectionKind, named name: String? = nil) -> ModulePart? {
        switch section.implementer {
        case .view: .view
        case .presenter: .presenter
        case .interactor: .interactor(interactors.firstIndex { $0.name == name } ?? 0)
        case .router: .router
        default: nil
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
        if case .interactor(let index) = part { interactors[index].name } else { nil }
    }

    /// The sections that one of its classes implements, its own first.
    package func sections(of part: ModulePart) -> [Section] {
        switch part {
        case .view: [view]
        case .presenter: presenterSections
        case .interactor(let index): [interactors[index].input]
        case .router: router.map { [$0] } ?? []
        }
    }

    /// The other parts that one of its classes knows, in the order in which its initialiser takes them.
    package func links(of part: ModulePart, _ naming: Naming) -> [PartLink] {
        switch part {
        case .view: return [PartLink(naming.presenter.property, presenter, .held)]
        case .presenter:
            var links = [PartLink(naming.view.property, view, .set)]
            for interactor in interactors {
                links.append(PartLink(naming.interactorProperty(interactor.name), interactor.input, .held))
            }
            if let router { links.append(PartLink(naming.router.property, router, .held)) }
            if let delegate { links.append(PartLink(naming.delegate.property, delegate, .handed)) }
            return links
        case .interactor(let index):
            return interactors[index].output.map { [PartLink(naming.output.property, $0, .set)] } ?? []
        case .router: return [PartLink(navigation: naming.name(of: .navigation))]
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
        switch part {
        case .view: view = rest.removeFirst()
        case .presenter:
            presenter = rest.removeFirst()
            for index in interactors.indices where interactors[index].output != nil {
                interactors[index].output = rest.removeFirst()
            }
            if interface != nil { interface = rest.removeFirst() }
            for index in delegations.indices { delegations[index].section = rest.removeFirst() }
        case .interactor(let index): interactors[index].input = rest.removeFirst()
        case .router: router = rest.removeFirst()
        }
    }
}
