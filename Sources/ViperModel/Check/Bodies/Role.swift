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

    let target: Target
    /// An optional, because the part is not owned: `view?`.
    let isWeak: Bool
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
        func target(_ section: Section?, _ title: String) -> Role.Target {
            section.map { .section(SectionMembers($0)) } ?? .missing(section: title)
        }
        var presenter: [String: Role] = [
            naming.view.property: Role(target: target(module.view, "view"), isWeak: true),
            naming.interactor.property: Role(target: target(nil, "interactor"), isWeak: false),
            naming.router.property: Role(target: target(module.router, "router"), isWeak: false),
            naming.delegate.property: Role(target: target(module.delegate, "delegate"), isWeak: true),
        ]
        var byInteractor: [String: [String: Role]] = [:]
        for interactor in module.interactors {
            let name = naming.interactorProperty(interactor.name)
            presenter[name] = Role(target: target(interactor.input, "interactor"), isWeak: false)
            let title = "output" + (interactor.name.map { " " + $0 } ?? "")
            let roles = [naming.output.property: Role(target: target(interactor.output, title), isWeak: true)]
            byInteractor[name] = roles.merging(naming.renamed([.output])) { own, _ in own }
        }
        presenter.merge(naming.renamed([.view, .interactor, .router, .delegate])) { own, _ in own }
        self.presenter = presenter
        router = ["navigation": Role(target: .navigation(navigation), isWeak: false)]
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

extension Naming {
    /// The usual names of parts that are called otherwise here.
    fileprivate func renamed(_ kinds: [SectionKind]) -> [String: Role] {
        let usual = Naming.standard
        let renamed = kinds.filter { usual[$0].property != self[$0].property }
        return Dictionary(
            uniqueKeysWithValues: renamed.map { kind in
                (usual[kind].property, Role(target: .renamed(to: self[kind].property), isWeak: false))
            })
    }
}
