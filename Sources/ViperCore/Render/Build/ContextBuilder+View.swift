import SwiftSource
import ViperSpec

/// The view.
extension ContextBuilder {
    func view(of module: Module) -> ViewContext {
        let parts = parts(of: module.view)
        let name = naming.viewClass(module.name, kit: program.app.kit)
        let presenter = "presenter: any \(module.presenter.protocolName)"
        let arguments = module.view.parameters.map { parameter in
            "\(SwiftName.label(parameter.name)): \(argument(parameter))"
        }
        return ViewContext(
            className: name, protocolName: module.view.protocolName,
            properties: ["let " + presenter] + parts.properties,
            initialiser: layout.list("init", [presenter] + parts.parameters, level: 1, suffix: " {"),
            assignments: ["self.presenter = presenter"] + parts.assignments,
            arguments: (["presenter: presenter"] + arguments).joined(separator: ", "),
            lifecycle: program.app.kit == .uikit ? lifecycle(of: module) : [], stubs: stubs([module.view], in: name))
    }

    /// The presenter's members that are named and typed as events of a view controller.
    private func lifecycle(of module: Module) -> [LifecycleContext] {
        let members = module.presenter.members + module.presenter.inheritedMembers
        return LifecycleEvent.allCases.compactMap { event in
            members.lazy.compactMap { event.forwarded(to: $0.requirement) }.first
        }
    }
}

/// What UIKit tells a view controller.
private enum LifecycleEvent: String, CaseIterable {
    case viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillLayoutSubviews, viewDidLayoutSubviews
    case viewWillDisappear, viewDidDisappear

    private var isAnimated: Bool {
        switch self {
        case .viewDidLoad, .viewWillLayoutSubviews, .viewDidLayoutSubviews: false
        case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear: true
        }
    }

    /// How the event reaches a member of its name that takes nothing, or the event's `animated`, and returns nothing.
    func forwarded(to requirement: Requirement) -> LifecycleContext? {
        guard case .function(let function) = requirement.kind, function.name.name == rawValue, !requirement.isStatic,
            function.genericParameters.isEmpty, function.effects.throwing == .never, function.resultText == "Void",
            let arguments = arguments(for: function.parameters)
        else { return nil }
        return LifecycleContext(
            signature: rawValue + (isAnimated ? "(_ animated: Bool)" : "()"),
            superCall: rawValue + (isAnimated ? "(animated)" : "()"), call: "\(rawValue)(\(arguments))",
            isAsync: function.effects.isAsync)
    }

    private func arguments(for parameters: [Parameter]) -> String? {
        if parameters.isEmpty { return "" }
        guard isAnimated, parameters.count == 1, parameters[0].type?.text == "Bool" else { return nil }
        return (parameters[0].label.map { SwiftName.label($0.name) + ": " } ?? "") + "animated"
    }
}
