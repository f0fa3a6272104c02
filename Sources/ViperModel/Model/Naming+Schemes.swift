import ViperSpec

extension Naming {
    /// Common naming schemes. Bodies work with each scheme, because properties have the same names in all schemes.
    package enum Scheme: String, Sendable, CaseIterable {
        /// `TodoListViewProtocol`, as in most tutorials.
        case protocols
        /// `TodoListViewInput`, `TodoListViewOutput`, after the direction of the calls, as in Rambler's VIPER book.
        case io
        /// `TodoListViewInterface`, `TodoListModuleInterface`, `TodoListWireframe`, as in objc.io issue 13. The view
        /// calls the module's interface.
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
