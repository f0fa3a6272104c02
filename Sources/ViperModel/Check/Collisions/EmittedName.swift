import Diagnostics
import ViperSpec

/// A top-level type of the app or its tests, with its purpose. A spec or your Swift declares it, or viper-gen
/// generates it.
package struct EmittedName {
    /// The name of the type.
    package let name: String
    let use: Purpose
    /// The declaration in a spec that declares the type, or from which it is generated; nil for types that every app
    /// has.
    let location: SourceLocation?
    /// Whether viper-gen, a spec or your Swift declares the type.
    package var origin = Origin.generated

    /// The purpose of a type.
    enum Purpose {
        case support
        /// A declaration in a spec, with a word that describes it in messages: `struct` in `the struct 'Row'`.
        case declaration(String)
        case destination(ofExternal: String)
        case contract(of: SectionKind, module: String)
        case mock(of: String)
        /// A part of a module, as described in messages: `the presenter`, `tests`.
        case part(String, module: String)
    }

    /// A description of the type for messages: `the mock of 'TodoStore'`.
    package var what: String {
        switch use {
        case .support: "a type of the generated support code"
        case .declaration(let word): "the \(word) '\(name)'"
        case .destination(let module): "the destination of module '\(module)'"
        case .contract(let kind, let module): "the protocol of '\(kind.rawValue)' in module '\(module)'"
        case .mock(let mocked): "the mock of '\(mocked)'"
        case .part(let part, let module): "\(part) of module '\(module)'"
        }
    }

    /// The origin of a type's name.
    package enum Origin {
        /// A spec contains the name.
        case declared
        /// Your Swift declares the type.
        case external
        /// viper-gen derives the name.
        case generated
    }
}

extension Program {
    /// The names of all types that are declared in specs or generated, in the app and in its tests.
    package var typeNames: Set<String> { Set(emittedNames.map(\.name)) }

    /// All types in the app and its tests that specs declare or viper-gen generates. The types of every app come
    /// first, then the types in specs, then the types generated from them.
    package var emittedNames: [EmittedName] {
        let naming = app.naming
        let support =
            naming.supportNames + app.kit.supportNames + (app.style == .reactive ? naming.reactiveSupportNames : [])
        var names = support.map { EmittedName(name: $0, use: .support, location: nil) }
        names += data.filter { $0.kind != .extension }.map {
            EmittedName($0.name, declaredAs: $0.kind.rawValue, at: $0.nameLocation, .declared)
        }
        names += externalTypes.map {
            EmittedName($0.name, declaredAs: "external type", at: $0.nameLocation, .external)
        }
        names += services.map { EmittedName($0.name, declaredAs: "service", at: $0.location, .declared) }
        names += modules.flatMap { $0.emittedNames(app) }
        names += externalModules.flatMap(emittedNames(ofExternal:))
        return names + emittedMocks
    }

    private func emittedNames(ofExternal module: ExternalModule) -> [EmittedName] {
        let destination = EmittedName(
            name: app.naming.destination(module.name), use: .destination(ofExternal: module.name),
            location: module.location)
        return (emitted.contains(.assembly) ? [destination] : [])
            + module.optional.all.flatMap {
                $0.emittedNames(module: module.name, naming: app.naming, withMock: emitted.contains(.mocks))
            }
    }

    /// The mocks of services and protocols.
    private var emittedMocks: [EmittedName] {
        guard emitted.contains(.mocks) else { return [] }
        return services.map { app.naming.mockName(of: $0.name, at: $0.location) }
            + (data + own.flatMap(\.data)).filter(\.hasMock).map {
                app.naming.mockName(of: $0.mockedName, at: $0.nameLocation)
            }
    }
}

extension EmittedName {
    fileprivate init(_ name: String, declaredAs word: String, at location: SourceLocation, _ origin: Origin) {
        self.init(name: name, use: .declaration(word), location: location, origin: origin)
    }
}

extension Module {
    /// The types that are generated for the module, in a fixed order.
    func emittedNames(_ app: AppSettings) -> [EmittedName] {
        switch app.style {
        case .classes: namesOfClasses(app) + namesOfAssembly(app)
        case .reactive: reactiveNames(app)
        }
    }

    /// The module's protocols, classes, mocks and test types, except the types of its assembly.
    private func namesOfClasses(_ app: AppSettings) -> [EmittedName] {
        let naming = app.naming
        var names = contract.flatMap { section in
            section.emittedNames(module: name, naming: naming, withMock: app.emit(of: self).contains(.mocks))
        }
        guard !app.emit(of: self).isDisjoint(with: .withClasses) else {
            return names + (app.emit(of: self).contains(.tests) ? namesOfTests(app) : [])
        }
        for part in parts where part != .view {
            let (className, place) = (className(of: part, app), sections(of: part).first?.location)
            let what = part.kind == .interactor ? "an interactor" : "the \(part.kind.rawValue)"
            names.append(emitted(className, what, at: place))
        }
        if app.emit(of: self).contains(.tests) { names += namesOfTests(app) }
        names.append(emitted(naming.viewClass(name, kit: app.kit(of: self)), "the view", at: view.location))
        if let screen = naming.screenView(name, kit: app.kit(of: self)) {
            names.append(emitted(screen, "the view in SwiftUI", at: view.location))
        }
        return names
    }

    /// The types that test the module's classes.
    private func namesOfTests(_ app: AppSettings) -> [EmittedName] {
        let naming = app.naming
        return parts.filter { $0 != .view }.flatMap { part in
            let className = className(of: part, app)
            return [naming.flowTests(of: className), naming.testCase(of: className), naming.tests(of: className)].map {
                emitted($0, "tests", at: sections(of: part).first?.location)
            }
        }
    }

    /// The types of a module with `style reactive`. The module's functions are omitted: their names start with a
    /// lowercase letter, so they cannot conflict with types.
    func reactiveNames(_ app: AppSettings) -> [EmittedName] {
        let naming = app.naming
        let streams = [
            emitted(naming.input(name), "the input", at: presenter.location),
            emitted(naming.output(name), "the output", at: view.location),
            emitted(naming.action(name), "the actions", at: router?.location),
            emitted(naming.presenterClass(name), "the presenter", at: presenter.location),
            emitted(naming.routerClass(name), "the router", at: router?.location),
            emitted(naming.viewClass(name, kit: app.kit(of: self)), "the view", at: view.location),
        ]
        return streams
            + interactors.map {
                emitted(naming.interactorClass(name, interactor: $0.name), "an interactor", at: $0.input.location)
            } + namesOfAssembly(app)
    }

    /// The destination and its tests. If the module has dependencies, also their protocol and its mock.
    private func namesOfAssembly(_ app: AppSettings) -> [EmittedName] {
        let naming = app.naming
        guard app.emit(of: self).contains(.assembly) else { return [] }
        let hasDependencies = !dependencies.isEmpty
        var names = [emitted(naming.destination(name), "the destination")]
        if hasDependencies { names.append(emitted(naming.dependencies(name), "the dependencies")) }
        guard app.emit(of: self).contains(.tests) else { return names }
        if hasDependencies { names.append(emitted(naming.mock(naming.dependencies(name)), "tests")) }
        return names + [emitted(naming.assemblyTests(name), "tests")]
    }

    private func emitted(_ type: String, _ what: String, at place: SourceLocation? = nil) -> EmittedName {
        EmittedName(name: type, use: .part(what, module: name), location: place ?? location)
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
