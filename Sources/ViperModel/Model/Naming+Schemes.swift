import ViperSpec

extension Naming {
    /// Namings that teams know. What bodies call stays the same in all of them, so a spec is written for none in particular.
    package enum Scheme: String, Sendable, CaseIterable {
        /// `TodoListViewProtocol`, as most tutorials have it.
        case protocols
        /// `TodoListViewInput`, `TodoListViewOutput`: who is told by whom, as in Rambler's VIPER book.
        case io
        /// `TodoListViewInterface`, `TodoListModuleInterface`, `TodoListWireframe`: as in objc.io 13, where the module's
        /// interface is what its view calls.
        case interfaces
    }

    /// One for each scheme, made once.
    package static let ofSchemes = Scheme.allCases.map { Naming($0) }

    package init(_ scheme: Scheme) {
        self = .standard
        for (kind, type) in scheme.types { self[kind].protocolName = type }
        if scheme == .interfaces { self[.router].className = "{module}Wireframe" }
    }
}

extension Naming.Scheme {
    /// What it calls the protocols of sections.
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
