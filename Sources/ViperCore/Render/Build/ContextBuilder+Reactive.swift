import SwiftSource
import ViperSpec

/// Modules of functions and streams.
extension ContextBuilder {
    /// What the templates of a module's files see with `style reactive`: its parts hold nothing, so what a class would be
    /// handed is handed to the function that makes it.
    package func reactiveModule(_ module: Module) -> ModuleContext {
        var parts = module
        parts.interactors = []
        parts.router = nil
        var context = self.module(parts, flows: [])
        context.reactive = reactive(module)
        context.view.arguments = "buildOutput: buildOutput"
        context.assembly.routerClass = naming.routerClass(module.name)
        context.assembly.parameters = reactiveParameters(of: module, view: context.assembly.viewType)
        let dependencies = module.dependencies.isEmpty ? [] : ["dependencies: dependencies"]
        context.assembly.buildArguments = (dependencies + ["navigation: navigation"]).joined(separator: ", ")
        context.assembly.viewClosureParameters = "buildOutput"
        return context
    }

    /// What the template of an interactor's file sees; nil for one that the spec gives whole.
    package func interactorFile(_ interactor: Interactor, of module: Module) -> InteractorFileContext? {
        guard let function = reactive(interactor, of: module), function.body.isEmpty else { return nil }
        return InteractorFileContext(app: sharedApp, imports: imports(module.imports), interactor: function)
    }

    private func reactiveParameters(of module: Module, view: String) -> [String] {
        let dependencies = module.dependencies.isEmpty ? [] : ["dependencies: any \(naming.dependencies(module.name))"]
        let buildOutput = "(Signal<\(naming.input(module.name))>) -> Signal<\(naming.output(module.name))>"
        return dependencies + ["navigation: any Navigation", "view makeView: (\(buildOutput)) -> \(view)"]
    }

    private func reactive(_ module: Module) -> ReactiveContext {
        let interactors = module.interactors.map { interactor in
            let name = naming.interactorProperty(interactor.name)
            let type = naming.interactorClass(module.name, interactor: interactor.name)
            return (name: name, parameter: "\(SwiftName.label(name)): @escaping \(type)")
        }
        return ReactiveContext(
            input: StreamContext(name: naming.input(module.name), cases: module.presenter.members.map(streamCase)),
            output: StreamContext(name: naming.output(module.name), cases: module.view.members.map(streamCase)),
            action: StreamContext(
                name: naming.action(module.name), cases: module.router?.members.map(streamCase) ?? []),
            presenter: maker(
                "presenter", makes: naming.presenterClass(module.name), section: module.presenter,
                parameters: interactors.map(\.parameter),
                arguments: interactors.map { "\(SwiftName.label($0.name)): \($0.name.escapedName)" }),
            interactors: module.interactors.compactMap { reactive($0, of: module) },
            router: maker(
                "router", makes: naming.routerClass(module.name), section: module.router,
                parameters: ["navigation: any Navigation"], arguments: ["navigation: navigation"]))
    }

    private func reactive(_ interactor: Interactor, of module: Module) -> InteractorFunctionContext? {
        guard let member = interactor.input.members.first, case .function(let function) = member.requirement.kind else {
            return nil
        }
        let type = naming.interactorClass(module.name, interactor: interactor.name)
        let names = function.parameters.map(\.name.name.escapedName)
        let parameters = function.parameters.map { parameter in
            "_ \(parameter.name.name.escapedName): \(parameter.type?.closureParameterText ?? "")"
        }
        let result = function.result?.closureResultText ?? "Void"
        let isVoid = function.resultText == "Void"
        let body: String? = if case .body(let body) = member.implementation { statements(of: body) } else { nil }
        let documentation = member.documentation.isEmpty ? member.fullName : member.documentation[0]
        return InteractorFunctionContext(
            maker: maker(
                naming.interactorProperty(interactor.name), makes: type, section: interactor.input, parameters: [],
                arguments: []),
            doc: doc(member.documentation),
            functionType: layout.list(
                "@MainActor ", parameters, "\(function.effects.text) -> \(result)", level: 0,
                prefix: "typealias \(type) = "),
            head: names.isEmpty ? "" : " \(names.joined(separator: ", ")) in", body: body ?? "",
            todo: layout.comment("TODO: \(documentation)", level: 2),
            failure: isVoid ? "" : "fatalError(\("\(type) is not written yet".literal))")
    }

    /// `func todoAddPresenter(…) -> TodoAddPresenter`, and how it is called.
    private func maker(
        _ name: String, makes type: String, section: Section?, parameters: [String], arguments: [String]
    ) -> FunctionContext {
        let own = section?.parameters ?? []
        let owned = own.map { "\(SwiftName.label($0.name)): \(aliases.storedParameter($0.type))" }
        let handed = own.map { "\(SwiftName.label($0.name)): \(argument($0))" }
        let function = naming.maker(of: type)
        return FunctionContext(
            type: type,
            signature: layout.list("func \(function)", owned + parameters, " -> \(type)", level: 0, suffix: " {"),
            statement: layout.list("let \(name.escapedName) = \(function)", handed + arguments, level: 2))
    }

    private func streamCase(_ member: Member) -> CaseContext {
        let parameters = member.requirement.parameters
        let payload = parameters.map { parameter in
            (parameter.label.map { "\(SwiftName.label($0.name)): " } ?? "") + (parameter.type?.storedText ?? "")
        }
        let bindings = parameters.map { $0.name.name == "_" ? "_" : "let \($0.name.name.escapedName)" }
        let name = member.baseName
        let body: String? = if case .body(let body) = member.implementation { statements(of: body) } else { nil }
        return CaseContext(
            doc: doc(member.documentation), name: name,
            declaration: name.escapedName + (payload.isEmpty ? "" : "(\(payload.joined(separator: ", ")))"),
            pattern: "." + name + (bindings.isEmpty ? "" : "(\(bindings.joined(separator: ", ")))"),
            member: member.fullName, body: body ?? "")
    }
}
