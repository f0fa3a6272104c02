import SwiftSource
import ViperSpec

/// Destinations, and how a module's parts are connected.
extension ContextBuilder {
    func destination(of module: Module) -> DestinationContext {
        destination(
            module.name, documentation: module.documentation, inputs: module.inputs, delegate: module.delegate,
            interface: module.interface, body: nil)
    }

    func destination(of module: ExternalModule) -> DestinationContext {
        destination(
            module.name, documentation: module.documentation, inputs: module.inputs, delegate: module.delegate,
            interface: module.interface, body: module.body)
    }

    private func destination(
        _ name: String, documentation: [String], inputs: [ModuleInput], delegate: Section?, interface: Section?,
        body: Body?
    ) -> DestinationContext {
        let properties = inputs.map { input in
            let value = input.defaultValue.map { " = " + $0 } ?? ""
            return "\(value.isEmpty ? "let" : "var") \(input.name.escapedName): \(input.type.storedText)\(value)"
        }
        let parameters = inputs.map { input in
            let value = input.defaultValue.map { " = " + $0 } ?? ""
            return "\(input.name.escapedName): \(aliases.storedParameter(input.type))\(value)"
        }
        let delegateType = delegate.map { "(any \($0.protocolName))?" }
        let names = inputs.map(\.name) + (delegate == nil ? [] : ["delegate"])
        let interfaceType = interface.map { "any \($0.protocolName)" } ?? "Void"
        let access = publication.access(of: naming.destination(name))
        let isOpen = !access.isEmpty
        return DestinationContext(
            name: naming.destination(name), access: access, module: name, doc: doc(documentation),
            properties: properties + (delegateType.map { ["weak var delegate: \($0)"] } ?? []),
            initialiser: isOpen
                ? layout.list(
                    access + "init", parameters + (delegateType.map { ["delegate: \($0) = nil"] } ?? []), level: 1,
                    suffix: " {") : "",
            assignments: isOpen ? names.map { "self.\($0) = \($0.escapedName)" } : [],
            build: layout.list(
                access + "func \(naming.build)", ["_ dependencies: any AppDependencies"],
                " -> (screen: Screen, interface: \(interfaceType))?", level: 1, suffix: " {"), interface: interfaceType,
            body: body.map(statements) ?? "")
    }

    func assembly(of module: Module) -> AssemblyContext {
        let canFail = module.assembly.contains(where: \.isGuard)
        let view = catalog["View"] == nil ? "View" : "MadeView"
        let result = module.interface.map { "(view: \(view), interface: any \($0.protocolName))" } ?? view
        let closureLocals = module.view.parameters.filter { $0.origin == .assembly }
        let locals = closureLocals.map { ", " + $0.name.escapedName }.joined()
        let (routerParameter, routerMaker) = router(of: module)
        let presenter = naming.presenterClass(module.name)
        let made = ([presenter] + closureLocals.map(\.type.storedText)).joined(separator: ", ")
        let dependencies = module.dependencies.isEmpty ? nil : naming.dependencies(module.name)
        return AssemblyContext(
            dependenciesProtocol: dependencies ?? "",
            dependencies: module.dependencies.map {
                PropertyContext(name: $0.name.escapedName, type: $0.type.storedText)
            },
            viewType: view, viewProtocol: module.view.protocolName,
            parameters: (dependencies.map { ["dependencies: any \($0)"] } ?? []) + (routerParameter.map { [$0] } ?? [])
                + ["view makeView: (\(made)) -> \(view)"],
            result: canFail ? result + "?" : result,
            returned: module.interface == nil ? "view" : "(view, presenter)", lines: lines(of: module),
            interactors: module.interactors.map { part($0, of: module) }, presenter: presenterStatement(of: module),
            routerClass: module.router == nil ? "" : naming.routerClass(module.name),
            routerCall: module.router.map { routerCall($0, of: module) } ?? "", routerMaker: routerMaker,
            buildArguments: arguments(dependencies: dependencies != nil, router: module.router == nil ? nil : "router"),
            viewClosureParameters: "presenter" + locals, canFail: canFail, hasInterface: module.interface != nil)
    }

    /// What an interactor is called where it is put together with the rest: `interactor`, or the name of one of several.
    func constant(of interactor: Interactor) -> String { interactor.name ?? "interactor" }

    /// The arguments of `assemble`, the view left out.
    func arguments(dependencies: Bool, router: String?) -> String {
        ((dependencies ? ["dependencies: dependencies"] : []) + (router.map { ["router: \($0)"] } ?? []))
            .joined(separator: ", ")
    }

    /// Assembly lines that the router takes exist inside `assemble` alone, so it is handed a closure.
    private func router(of module: Module) -> (parameter: String?, maker: String) {
        guard let router = module.router else { return (nil, "") }
        let locals = router.parameters.filter { $0.origin == .assembly }
        guard !locals.isEmpty else { return ("router: any \(router.protocolName)", "") }
        let types = locals.map(\.type.storedText).joined(separator: ", ")
        let names = locals.map { "\($0.name.escapedName): \($0.type.storedText)" }.joined(separator: ", ")
        return ("router makeRouter: (\(types)) -> any \(router.protocolName)", names)
    }

    private func routerCall(_ router: Section, of module: Module) -> String {
        let arguments = router.parameters.map { "\(SwiftName.label($0.name)): \(argument($0))" }
        return layout.list(naming.routerClass(module.name), ["navigation: navigation"] + arguments, level: 2)
    }

    private func lines(of module: Module) -> [String] {
        var bound: Set<String> = []
        return module.assembly.flatMap { line -> [String] in
            let needed = line.dependencies.filter { bound.insert($0).inserted }
            let bindings = needed.map { "let \($0.escapedName) = dependencies.\($0)" }
            let name = line.name.escapedName
            if line.isGuard { return bindings + ["guard let \(name) = \(line.value) else { return nil }"] }
            return bindings + ["let \(name)\(line.type.map { ": " + $0.text } ?? "") = \(line.value)"]
        }
    }

    private func part(_ interactor: Interactor, of module: Module) -> PartContext {
        let name = constant(of: interactor)
        let arguments = interactor.input.parameters.map { "\(SwiftName.label($0.name)): \(argument($0))" }
        let type = naming.interactorClass(module.name, interactor: interactor.name)
        return PartContext(
            name: name, statement: layout.list("let \(name) = \(type)", arguments, level: 2),
            hasOutput: interactor.output != nil)
    }

    private func presenterStatement(of module: Module) -> String {
        var arguments = module.interactors.map { interactor in
            let name = naming.interactorProperty(interactor.name)
            return "\(SwiftName.label(name)): \(constant(of: interactor).escapedName)"
        }
        if let router = module.router {
            let locals = router.parameters.filter { $0.origin == .assembly }.map(\.name.escapedName)
            arguments.append(
                "\(naming.router.property): "
                    + (locals.isEmpty ? "router" : "makeRouter(\(locals.joined(separator: ", ")))"))
        }
        if module.delegate != nil { arguments.append("\(naming.delegate.property): delegate") }
        arguments += module.presenter.parameters.map { "\(SwiftName.label($0.name)): \(argument($0))" }
        return layout.list("let presenter = \(naming.presenterClass(module.name))", arguments, level: 2)
    }

    /// Where an initialiser's argument comes from, inside the destination.
    func argument(_ parameter: InitialiserParameter) -> String {
        switch parameter.origin {
        case .input, .assembly: parameter.name.escapedName
        case .dependency: "dependencies.\(parameter.name)"
        }
    }
}
