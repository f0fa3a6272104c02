import SwiftSource
import ViperSpec

/// A name by which the parts of a module call each other.
struct Role {
    enum Target {
        case section(SectionMembers)
        case navigation(SectionMembers)
        /// In scope, but the module has no such section.
        case missing(section: String)
    }

    let target: Target
    /// An optional, because the part is not owned: `view?`.
    let isWeak: Bool
}

/// The class whose bodies are looked at.
enum BodyOwner: String {
    case presenter, interactor, router

    /// What it may call, in words, for the message about what it may not.
    var reach: String {
        switch self {
        case .presenter: "it calls 'view', its interactors, 'router' and 'delegate'"
        case .interactor: "it reports to its 'output', and the presenter does the rest"
        case .router: "it only calls 'navigation'; what it needs is passed to it"
        }
    }
}

/// The names that mean a part of the module, for each class.
struct RoleTable {
    private let byOwner: [BodyOwner: [String: Role]]
    /// Of the interactors, by their property's name: what `output` means there differs.
    private let byInteractor: [String: [String: Role]]
    /// All names that mean a part somewhere, and `self`.
    let names: Set<String>

    init(_ module: Module, naming: Naming, navigation: SectionMembers) {
        var presenter: [String: Role] = [
            "view": Role(target: .section(SectionMembers(module.view)), isWeak: true),
            "interactor": Role(target: .missing(section: "interactor"), isWeak: false),
            "router": Role(target: .missing(section: "router"), isWeak: false),
            "delegate": Role(target: .missing(section: "delegate"), isWeak: true),
        ]
        if let router = module.router {
            presenter["router"] = Role(target: .section(SectionMembers(router)), isWeak: false)
        }
        if let delegate = module.delegate {
            presenter["delegate"] = Role(target: .section(SectionMembers(delegate)), isWeak: true)
        }
        var byInteractor: [String: [String: Role]] = [:]
        for interactor in module.interactors {
            let name = naming.interactorProperty(interactor.name)
            presenter[name] = Role(target: .section(SectionMembers(interactor.input)), isWeak: false)
            let output = interactor.output.map { Role.Target.section(SectionMembers($0)) }
            let section = "output" + (interactor.name.map { " " + $0 } ?? "")
            byInteractor[name] = ["output": Role(target: output ?? .missing(section: section), isWeak: true)]
        }
        byOwner = [
            .presenter: presenter,
            .router: ["navigation": Role(target: .navigation(navigation), isWeak: false)],
        ]
        self.byInteractor = byInteractor
        names = Set(presenter.keys).union(["output", "navigation", "presenter", "self"])
    }

    /// `interactor` is the property's name of the interactor whose body it is.
    func roles(of owner: BodyOwner, interactor: String?) -> [String: Role] {
        if let interactor { return byInteractor[interactor] ?? [:] }
        return byOwner[owner] ?? [:]
    }
}
