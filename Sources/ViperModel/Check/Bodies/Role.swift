import SwiftSource
import ViperSpec

/// A name by which the parts of a module call each other.
struct Role {
    enum Target {
        case section(SectionMembers)
        case navigation(SectionMembers)
        /// The part is in scope, but the module has no such section.
        case missing(section: String)
        /// The name is the usual one of a part that this project calls otherwise.
        case renamed(to: String)
    }

    /// How a call of a part is written.
    enum Chaining {
        /// `view?.show()`: an optional, for the class does not own the part.
        case needed
        /// `interactor.load()`: it is never nil.
        case refused
        /// Either way: a protocol of the class asks for a property that is unwrapped wherever it is used.
        case free
    }

    let target: Target
    let chaining: Chaining
}

/// The class whose bodies are looked at.
enum BodyOwner: String {
    case presenter, interactor, router

    /// What it may call, in words, for the message about what it may not.
    func reach(_ naming: Naming) -> String {
        switch self {
        case .presenter:
            "it calls '\(naming.view.property)', its interactors, '\(naming.router.property)' and "
                + "'\(naming.delegate.property)'"
        case .interactor: "it reports to its '\(naming.output.property)', and the presenter does the rest"
        case .router: "it only calls 'navigation'; what it needs is passed to it"
        }
    }
}

/// The names that mean a part of the module, for each class.
struct RoleTable {
    private let presenter: [String: Role]
    private let router: [String: Role]
    /// The roles in the bodies of interactors, by their property's name: what `output` means there differs.
    private let byInteractor: [String: [String: Role]]
    /// All names that mean a part somewhere, and `self`.
    let names: Set<String>

    init(_ module: Module, naming: Naming, navigation: SectionMembers) {
        func roles(of part: ModulePart) -> [String: Role] {
            let links = module.links(of: part, naming).map { link in
                let target = link.section.map { Role.Target.section(SectionMembers($0)) } ?? .navigation(navigation)
                return (link.property, Role(target: target, chaining: module.chaining(of: link, in: part)))
            }
            return Dictionary(firstOf: links)
        }
        func missing(_ section: String, _ chaining: Role.Chaining) -> Role {
            Role(target: .missing(section: section), chaining: chaining)
        }
        var presenter = [
            naming.interactor.property: missing("interactor", .refused),
            naming.router.property: missing("router", .refused),
            naming.delegate.property: missing("delegate", .needed),
        ].merging(roles(of: .presenter)) { _, own in own }
        var byInteractor: [String: [String: Role]] = [:]
        for (index, interactor) in module.interactors.enumerated() {
            let title = "output" + (interactor.name.map { " " + $0 } ?? "")
            let none = [naming.output.property: missing(title, .needed)].merging(naming.renamed([.output])) {
                own, _ in own
            }
            byInteractor[naming.interactorProperty(interactor.name)] = none.merging(roles(of: .interactor(index))) {
                _, own in own
            }
        }
        presenter.merge(naming.renamed([.view, .interactor, .router, .delegate])) { own, _ in own }
        self.presenter = presenter
        router = roles(of: .router)
        self.byInteractor = byInteractor
        names = Set(presenter.keys).union(byInteractor.values.flatMap { $0.keys }).union([
            naming.output.property, "navigation", naming.presenter.property, "self",
        ])
    }

    /// `interactor` is the property's name of the interactor whose body it is.
    func roles(of owner: BodyOwner, interactor: String?) -> [String: Role] {
        if let interactor { return byInteractor[interactor] ?? [:] }
        switch owner {
        case .presenter: return presenter
        case .router: return router
        case .interactor: return [:]
        }
    }
}

extension Module {
    fileprivate func chaining(of link: PartLink, in part: ModulePart) -> Role.Chaining {
        guard let type = requirement(of: link, in: part)?.type else {
            return link.ownership == .held ? .refused : .needed
        }
        return switch type.bare.shape {
        case .optional: .needed
        case .implicitlyUnwrapped: .free
        default: .refused
        }
    }
}

extension Naming {
    /// The usual names of parts that are called otherwise here.
    fileprivate func renamed(_ kinds: [SectionKind]) -> [String: Role] {
        let usual = Naming.standard
        let renamed = kinds.filter { usual[$0].property != self[$0].property }
        return Dictionary(
            uniqueKeysWithValues: renamed.map { kind in
                (usual[kind].property, Role(target: .renamed(to: self[kind].property), chaining: .refused))
            })
    }
}
