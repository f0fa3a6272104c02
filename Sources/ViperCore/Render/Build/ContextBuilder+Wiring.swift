import SwiftSource
import ViperSpec

/// The wiring and the leak test.
extension ContextBuilder {
    func wiring(of module: Module) -> WiringContext {
        var arrangement: [String] = []
        var unwritten: [String] = []
        var reason = ""
        var inputs: [String] = []
        for input in module.inputs where input.defaultValue == nil {
            if let made = maker().value(of: input.type, named: input.name) {
                arrangement.append(made.constant(local(input.name, in: module), type: input.type.storedText))
                unwritten += made.needs
                inputs.append("\(SwiftName.label(input.name)): \(local(input.name, in: module))")
            } else {
                reason = "no value can be made for the input '\(input.name)'"
            }
        }
        if let delegate = module.delegate {
            arrangement.append("let delegate = \(naming.mock(delegate.protocolName))()")
            inputs.append("delegate: delegate")
        }
        let dependencies = mockedDependencies(of: module, &unwritten, &reason)
        if !dependencies.isEmpty {
            arrangement.append("let dependencies = \(naming.mock(naming.dependencies(module.name)))()")
        }
        if let router = module.router { arrangement.append("let router = \(naming.mock(router.protocolName))()") }
        arrangement.append("let module = \(naming.destination(module.name))(\(inputs.joined(separator: ", ")))")
        let routerLocals = module.router?.parameters.filter { $0.origin == .assembly }.count ?? 0
        let underscores = Array(repeating: "_", count: routerLocals).joined(separator: ", ")
        let viewLocals = module.view.parameters.filter { $0.origin == .assembly }.count
        return WiringContext(
            name: naming.assemblyTests(module.name), disabledReason: reason.literalOrEmpty, unwritten: unwritten.unique,
            arrangement: arrangement,
            arguments: arguments(
                dependencies: !module.dependencies.isEmpty,
                router: module.router == nil ? nil : routerLocals == 0 ? "router" : "{ \(underscores) in router }"),
            presenterClass: naming.presenterClass(module.name), viewMock: naming.mock(module.view.protocolName),
            presenterOfView: mocked(
                module.view.protocolName, members: module.view.inheritedMembers + module.view.members
            ).presenterOfView,
            delegateMock: module.delegate.map { naming.mock($0.protocolName) } ?? "",
            closureParameters: String(repeating: ", _", count: viewLocals), parts: parts(of: module),
            expectations: expectations(of: module),
            canFail: module.assembly.contains(where: \.isGuard), hasInterface: module.interface != nil,
            dependenciesMock: dependencies.isEmpty ? "" : naming.mock(naming.dependencies(module.name)),
            dependencies: dependencies,
            dependenciesProtocol: module.dependencies.isEmpty ? "" : naming.dependencies(module.name))
    }

    private func mockedDependencies(
        of module: Module, _ unwritten: inout [String], _ reason: inout String
    ) -> [MockedDependencyContext] {
        var dependencies: [MockedDependencyContext] = []
        for dependency in module.dependencies {
            guard let made = maker().value(of: dependency.type, named: dependency.name) else {
                reason = "no value can be made for the dependency '\(dependency.name)'"
                return []
            }
            unwritten += made.needs
            dependencies.append(
                MockedDependencyContext(
                    name: dependency.name.escapedName, type: dependency.type.storedText,
                    value: made.text(as: dependency.type.text)))
        }
        return dependencies
    }

    /// Interactors whose insides a test on the main actor can look at.
    private func visibleInteractors(of module: Module) -> [Interactor] {
        module.interactors.filter { $0.input.isolation != .actor && isolation(of: $0.input) == app.isolation }
    }

    private func parts(of module: Module) -> [WiredPartContext] {
        visibleInteractors(of: module).compactMap { interactor in
            guard interactor.output != nil || !comparable(interactor.input, of: module).isEmpty else { return nil }
            let name = constant(of: interactor).escapedName
            let property = naming.interactorProperty(interactor.name)
            let type = naming.interactorClass(module.name, interactor: interactor.name)
            return WiredPartContext(name: name, value: "presenter.\(property) as? \(type)")
        }
    }

    private func expectations(of module: Module) -> [Expectation] {
        var expectations = [Expectation("presenter.\(naming.view.property)", .identical, "view")]
        if module.router != nil {
            expectations.append(Expectation("presenter.\(naming.router.property)", .identical, "router"))
        }
        if module.delegate != nil {
            expectations.append(Expectation("presenter.\(naming.delegate.property)", .identical, "delegate"))
        }
        expectations += comparable(module.presenter, of: module).map {
            Expectation("presenter.\($0)", .equal, local($0, in: module))
        }
        for interactor in module.interactors {
            let name = constant(of: interactor).escapedName
            let type = naming.interactorClass(module.name, interactor: interactor.name)
            let isVisible = visibleInteractors(of: module).contains { $0.name == interactor.name }
            let inputs = isVisible ? comparable(interactor.input, of: module) : []
            if isVisible, interactor.output != nil {
                expectations.append(Expectation("\(name).\(naming.output.property)", .identical, "presenter"))
            }
            expectations += inputs.map { Expectation("\(name).\($0)", .equal, local($0, in: module)) }
            if !isVisible || (interactor.output == nil && inputs.isEmpty) {
                let property = naming.interactorProperty(interactor.name)
                expectations.append(Expectation("presenter.\(property)", .isType, type))
            }
        }
        return expectations
    }

    /// The constant for an input, named apart from what the tests themselves name.
    private func local(_ input: String, in module: Module) -> String {
        let own = ["module", "made", "assembled", "kept", "view", "presenter", "router", "delegate", "dependencies"]
        let isTaken = own.contains(input) || module.interactors.contains { constant(of: $0) == input }
        guard isTaken else { return input.escapedName }
        let others = Set(module.inputs.map(\.name) + own + module.interactors.map(constant))
        var name = input + "Input"
        while others.contains(name) { name += "Input" }
        return name
    }

    /// Inputs that a class takes and a test can compare.
    private func comparable(_ section: Section, of module: Module) -> [String] {
        let given = Set(module.inputs.filter { $0.defaultValue == nil }.map(\.name))
        return section.parameters.filter {
            $0.origin == .input && given.contains($0.name) && catalog.equality(of: $0.type) == .equatable
        }.map(\.name)
    }
}
