import ViperSpec

extension Naming {
    /// Common naming schemes. Properties have the same names in all of them, so that bodies work with each.
    package enum Scheme: String, Sendable, CaseIterable {
        /// `TodoListViewProtocol`, as in most tutorials.
        case protocols
        /// `TodoListViewInput`, `TodoListViewOutput`, as in Rambler's VIPER book: the direction of the calls.
        case io
        /// `TodoListViewInterface`, `TodoListModuleInterface`, `TodoListWireframe`, as in objc.io 13: the view calls
        /// the module's interface.
        case interfaces
    }

    /// The naming of each scheme.
    package static let ofSchemes = Scheme.allCases.map { Naming($0) }

    package init(_ scheme: Scheme) {
        self = .standard
        for (kind, type) in scheme.types { self[kind].protocolName = type }
        if scheme == .interfaces { self[.router].className = "{module}Wireframe" }
    }
}

extension Naming.Scheme {
    /// The names of sections' protocols.
    fileprivate var types: KeyValuePairs<SectionKind, NamePattern> {
        switch self {
        case .protocols: [:]
        case .io:
            [
                .view: "{module}ViewInput", .presenter: "{module}ViewOutput", .interactor: "{module}InteractorInput",
                .output: "{module}InteractorOutput", .router: "{module}RouterInput",
                .interface: "{module}ModuleInput", .delegate: "{module}ModuleOutput",
            ]
        case .interfaces:
            [
                .view: "{module}ViewInterface", .presenter: "{module}ModuleInterface",
                .interactor: "{module}InteractorInput", .output: "{module}InteractorOutput",
                .router: "{module}WireframeInterface", .interface: "{module}ModuleInput",
                .delegate: "{module}ModuleDelegate",
            ]
        }
    }
}
