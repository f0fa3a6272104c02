import Diagnostics

/// A type that the generated files declare at file scope, and what it is for.
struct EmittedName {
    let name: String
    /// For messages, with its article: `the mock of 'TodoStore'`.
    let what: String
    /// Of the declaration that it comes from; nil for what every project has.
    let location: SourceLocation?
    var origin = Origin.generated

    enum Origin {
        /// A spec says the name itself.
        case declared
        /// It stands in the project's own Swift.
        case external
        case generated
    }
}

extension Program {
    /// The names of all types that specs declare and that are generated from them, in the app and in its tests.
    package var typeNames: Set<String> { Set(emittedNames().map(\.name)) }

    /// All type names that are emitted into the app and its tests, in a fixed order: what every project has, then what the
    /// specs name, then what is made from it.
    func emittedNames() -> [EmittedName] {
        let naming = app.naming
        let ofStyle = app.style == .reactive ? naming.reactiveSupportNames : []
        var names = (naming.supportNames(kit: app.kit) + ofStyle).map {
            EmittedName(name: $0, what: "part of the generated support code", location: nil)
        }
        let data = self.data
        for type in data where type.kind != .extension {
            names.append(
                EmittedName(
                    name: type.name, what: "the \(type.kind.rawValue) '\(type.name)'", location: type.nameLocation,
                    origin: .declared))
        }
        for type in externalTypes {
            names.append(
                EmittedName(
                    name: type.name, what: "the external type '\(type.name)'", location: type.nameLocation,
                    origin: .external))
        }
        let services = shared.flatMap(\.services)
        for service in services {
            names.append(
                EmittedName(
                    name: service.name, what: "the service '\(service.name)'", location: service.location,
                    origin: .declared))
        }
        let emitsMocks = app.emit.contains(.mocks)
        let ofModules = modules.mapInParallel { [app] module in
            switch app.style {
            case .classes: module.emittedNames(app)
            case .reactive: module.reactiveNames(app)
            }
        }
        names += ofModules.flatMap(\.self)
        for module in externalModules {
            names.append(
                EmittedName(
                    name: naming.destination(module.name), what: "what opens module '\(module.name)'",
                    location: module.location))
            for section in [module.interface, module.delegate].compactMap(\.self) {
                names += section.emittedNames(module: module.name, naming: naming, withMock: emitsMocks)
            }
        }
        if emitsMocks {
            for service in services { names.append(naming.mockName(of: service.name, at: service.location)) }
            for type in data where type.hasMock { names.append(naming.mockName(of: type.name, at: type.nameLocation)) }
        }
        return names
    }
}

extension Module {
    func emittedNames(_ app: AppSettings) -> [EmittedName] {
        let naming = app.naming
        func made(_ made: String, _ what: String, at place: SourceLocation? = nil) -> EmittedName {
            EmittedName(name: made, what: "\(what) of module '\(self.name)'", location: place ?? location)
        }
        var names = contract.flatMap { section in
            section.emittedNames(module: name, naming: naming, withMock: app.emit.contains(.mocks))
        }
        var classes = [(naming.presenterClass(name), "the presenter", presenter.location)]
        for interactor in interactors {
            let type = naming.interactorClass(name, interactor: interactor.name)
            classes.append((type, "an interactor", interactor.input.location))
        }
        if let router { classes.append((naming.routerClass(name), "the router", router.location)) }
        let testsAreEmitted = app.emit.contains(.tests)
        for (type, what, place) in classes {
            names.append(made(type, what, at: place))
            if testsAreEmitted {
                let tests = [naming.flowTests(of: type), naming.testCase(of: type), naming.tests(of: type)]
                names += tests.map { made($0, "tests", at: place) }
            }
        }
        names.append(made(naming.viewClass(name, kit: app.kit), "the view", at: view.location))
        if let screen = naming.screenView(name, kit: app.kit) {
            names.append(made(screen, "the view in SwiftUI", at: view.location))
        }
        names.append(made(naming.destination(name), "the destination"))
        // That module's name is an error of its own.
        if name != "App" { names.append(made(naming.dependencies(name), "the dependencies")) }
        if testsAreEmitted {
            if name != "App" { names.append(made(naming.mock(naming.dependencies(name)), "tests")) }
            names.append(made(naming.assemblyTests(name), "tests"))
        }
        return names
    }
}

extension Section {
    fileprivate func emittedNames(module: String, naming: Naming, withMock: Bool) -> [EmittedName] {
        let declared = EmittedName(
            name: protocolName, what: "the protocol of '\(kind.rawValue)' in module '\(module)'", location: location)
        return withMock ? [declared, naming.mockName(of: protocolName, at: location)] : [declared]
    }
}

extension Naming {
    fileprivate func mockName(of name: String, at location: SourceLocation) -> EmittedName {
        EmittedName(name: mock(name), what: "the mock of '\(name)'", location: location)
    }
}

extension DataType {
    var nameLocation: SourceLocation { SourceLocation(source, outline.name.range) }
}
