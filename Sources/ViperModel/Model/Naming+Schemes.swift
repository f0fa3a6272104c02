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
        switch scheme {
        case .protocols: break
        case .io:
            view.type = "{module}ViewInput"
            presenter.type = "{module}ViewOutput"
            interactor.type = "{module}InteractorInput"
            output.type = "{module}InteractorOutput"
            router.type = "{module}RouterInput"
            interface.type = "{module}ModuleInput"
            delegate.type = "{module}ModuleOutput"
        case .interfaces:
            view.type = "{module}ViewInterface"
            presenter.type = "{module}ModuleInterface"
            interactor.type = "{module}InteractorInput"
            output.type = "{module}InteractorOutput"
            router.type = "{module}WireframeInterface"
            router.implementation = "{module}Wireframe"
            interface.type = "{module}ModuleInput"
            delegate.type = "{module}ModuleDelegate"
        }
    }
}
