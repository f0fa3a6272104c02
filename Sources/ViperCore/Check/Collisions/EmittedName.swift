import Diagnostics
import ViperSpec

/// A type that the generated files declare at file scope, and what it is for.
struct EmittedName {
    let name: String
    let use: Use
    /// Of the declaration that it comes from; nil for what every project has.
    let location: SourceLocation?
    var origin = Origin.generated

    /// What it is for.
    enum Use {
        case support
        /// A declaration of a spec, by the word that declares it: `the struct 'Row'`.
        case declaration(String)
        case destination(ofExternal: String)
        case contract(of: SectionKind, module: String)
        case mock(of: String)
        /// `the presenter`, `tests`.
        case part(String, module: String)
    }

    /// For messages, with its article: `the mock of 'TodoStore'`. Hardly a name is in one.
    var what: String {
        switch use {
        case .support: "part of the generated support code"
        case .declaration(let word): "the \(word) '\(name)'"
        case .destination(let module): "what opens module '\(module)'"
        case .contract(let kind, let module): "the protocol of '\(kind.rawValue)' in module '\(module)'"
        case .mock(let mocked): "the mock of '\(mocked)'"
        case .part(let part, let module): "\(part) of module '\(module)'"
        }
    }

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
    package var typeNames: Set<String> {
        var names: Set<String> = []
        forEachEmittedName { names.insert($0.name) }
        return names
    }

    /// Hands over all type names that are emitted into the app and its tests, in a fixed order: what every project has, then what
    /// the specs name, then what is made from it. One after the other, for there may be hundreds of thousands.
    func forEachEmittedName(_ body: (EmittedName) -> Void) {
        let naming = app.naming
        let ofStyle = app.style == .reactive ? naming.reactiveSupportNames : []
        for name in naming.supportNames(kit: app.kit) + ofStyle {
            body(EmittedName(name: name, use: .support, location: nil))
        }
        let data = self.data
        for type in data where type.kind != .extension {
            body(
                EmittedName(
                    name: type.name, use: .declaration(type.kind.rawValue), location: type.nameLocation,
                    origin: .declared))
        }
        for type in externalTypes {
            body(
                EmittedName(
                    name: type.name, use: .declaration("external type"), location: type.nameLocation,
                    origin: .external))
        }
        let services = shared.flatMap(\.services)
        for service in services {
            body(
                EmittedName(
                    name: service.name, use: .declaration("service"), location: service.location,
                    origin: .declared))
        }
        for module in modules {
            switch app.style {
            case .classes: module.emittedNames(app).forEach(body)
            case .reactive: module.reactiveNames(app).forEach(body)
            }
        }
        let emitsMocks = app.emit.contains(.mocks)
        for module in externalModules {
            body(
                EmittedName(
                    name: naming.destination(module.name), use: .destination(ofExternal: module.name),
                    location: module.location))
            for section in [module.interface, module.delegate].compactMap(\.self) {
                section.emittedNames(module: module.name, naming: naming, withMock: emitsMocks).forEach(body)
            }
        }
        guard emitsMocks else { return }
        for service in services { body(naming.mockName(of: service.name, at: service.location)) }
        for type in data where type.hasMock { body(naming.mockName(of: type.name, at: type.nameLocation)) }
    }
}

extension Module {
    func emittedNames(_ app: AppSettings) -> [EmittedName] {
        let naming = app.naming
        func made(_ made: String, _ what: String, at place: SourceLocation? = nil) -> EmittedName {
            EmittedName(name: made, use: .part(what, module: name), location: place ?? location)
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
            name: self.protocolName, use: .contract(of: self.kind, module: module), location: self.location)
        return withMock ? [declared, naming.mockName(of: self.protocolName, at: self.location)] : [declared]
    }
}

extension Naming {
    fileprivate func mockName(of name: String, at location: SourceLocation) -> EmittedName {
        EmittedName(name: mock(name), use: .mock(of: name), location: location)
    }
}

extension DataType {
    var nameLocation: SourceLocation { SourceLocation(source, outline.name.range) }
}
