import Diagnostics

extension Module {
    /// What is declared for a module of functions and streams. Functions begin with a small letter, types do not, so that
    /// functions need no place here.
    func reactiveNames(_ app: AppSettings) -> [EmittedName] {
        let naming = app.naming
        func made(_ made: String, _ what: String, at place: SourceLocation? = nil) -> EmittedName {
            EmittedName(name: made, use: .part(what, module: name), location: place ?? location)
        }
        var names = [
            made(naming.input(name), "the input", at: presenter.location),
            made(naming.output(name), "the output", at: view.location),
            made(naming.action(name), "the actions", at: router?.location),
            made(naming.presenterClass(name), "the presenter", at: presenter.location),
            made(naming.routerClass(name), "the router", at: router?.location),
            made(naming.viewClass(name, kit: app.kit), "the view", at: view.location),
            made(naming.destination(name), "the destination"),
        ]
        names += interactors.map {
            made(naming.interactorClass(name, interactor: $0.name), "an interactor", at: $0.input.location)
        }
        // That module's name is an error of its own.
        if name != "App" { names.append(made(naming.dependencies(name), "the dependencies")) }
        guard app.emit.contains(.tests) else { return names }
        if name != "App" { names.append(made(naming.mock(naming.dependencies(name)), "tests")) }
        return names + [made(naming.assemblyTests(name), "tests")]
    }
}
