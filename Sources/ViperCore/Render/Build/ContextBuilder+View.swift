import SwiftSource
import ViperSpec

/// The view.
extension ContextBuilder {
    func view(of module: Module) -> ViewContext {
        let parts = parts(of: module.view)
        let kit = program.app.kit
        let name = naming.viewClass(module.name, kit: kit)
        let property = naming.presenter.property
        let presenter = "\(property): any \(module.presenter.protocolName)"
        let arguments = module.view.parameters.map { parameter in
            "\(SwiftName.label(parameter.name)): \(argument(parameter))"
        }
        let lifecycle = lifecycle(of: module)
        let shown = shownValues(of: module.view)
        return ViewContext(
            className: name, protocolName: module.view.protocolName,
            properties: ["let " + presenter] + parts.properties,
            initialiser: layout.list("init", [presenter] + parts.parameters, level: 1, suffix: " {"),
            assignments: ["self.\(property) = \(property)"] + parts.assignments,
            arguments: (["\(property): presenter"] + arguments).joined(separator: ", "),
            lifecycle: lifecycle, stubs: stubs([module.view], in: name, shown: shown),
            screen: naming.screenView(module.name, kit: kit) ?? "",
            values: shown.values.map(ViewValueContext.init),
            actions: actions(of: module, beside: lifecycle))
    }

    /// What the kit's templates may keep of what a view is told.
    func shownValues(of view: Section) -> ShownValues {
        guard program.app.kit.keepsState else { return ShownValues() }
        return ShownValues(
            of: view, besides: naming.presenter.property, aliases: aliases, defaults: MockDefaults(catalog))
    }

    /// The presenter's members that nothing but a tap is needed for.
    private func actions(of module: Module, beside events: [LifecycleContext]) -> [ActionContext] {
        let members = module.presenter.members + module.presenter.inheritedMembers
        let told = Set(events.map(\.call) + LifecycleEvent.allCases.map { $0.rawValue + "()" })
        return members.compactMap { member in
            guard case .function(let function) = member.requirement.kind, function.parameters.isEmpty,
                !member.requirement.isStatic, function.genericParameters.isEmpty, function.resultText == "Void",
                function.effects.throwing == .never
            else { return nil }
            let call = "\(function.name.name.escapedName)()"
            guard !told.contains(call) else { return nil }
            return ActionContext(name: function.name.name, call: call, isAsync: function.effects.isAsync)
        }
    }

    /// The presenter's members that are named and typed as events of the kit's views.
    private func lifecycle(of module: Module) -> [LifecycleContext] {
        let kit = program.app.kit
        let members = module.presenter.members + module.presenter.inheritedMembers
        return LifecycleEvent.allCases.filter { $0.isKnown(to: kit) }.compactMap { event in
            members.lazy.compactMap { event.forwarded(to: $0.requirement, kit: kit) }.first
        }
    }
}

extension AppSettings.Kit {
    /// Its templates may keep what a view is told, as state.
    fileprivate var keepsState: Bool {
        switch self {
        case .swiftui, .own: true
        case .uikit, .terminal, .none: false
        }
    }
}

/// What UIKit tells a view controller. The terminal's views and SwiftUI's are told the same, as far as it has a meaning there;
/// and SwiftUI has words of its own for some.
private enum LifecycleEvent: String, CaseIterable {
    case viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillLayoutSubviews, viewDidLayoutSubviews
    case viewWillDisappear, viewDidDisappear
    case onAppear, onDisappear

    var moment: LifecycleMoment {
        switch self {
        case .viewDidLoad: .load
        case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .onAppear: .appear
        case .viewWillDisappear, .viewDidDisappear, .onDisappear: .disappear
        case .viewWillLayoutSubviews, .viewDidLayoutSubviews: .layout
        }
    }

    func isKnown(to kit: AppSettings.Kit) -> Bool {
        switch kit {
        case .uikit: ![.onAppear, .onDisappear].contains(self)
        case .swiftui, .own: moment != .layout
        case .terminal:
            [.viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear].contains(self)
        case .none: false
        }
    }

    private var isAnimated: Bool {
        switch self {
        case .viewDidLoad, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .onAppear, .onDisappear: false
        case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear: true
        }
    }

    /// How the event reaches a member of its name that takes nothing, or the event's `animated`, and returns nothing.
    func forwarded(to requirement: Requirement, kit: AppSettings.Kit) -> LifecycleContext? {
        // Nothing moves in a terminal, and SwiftUI does not say whether something does.
        let animated = kit == .uikit ? "animated" : "false"
        guard case .function(let function) = requirement.kind, function.name.name == rawValue, !requirement.isStatic,
            function.genericParameters.isEmpty, function.effects.throwing == .never, function.resultText == "Void",
            let arguments = arguments(for: function.parameters, animated: animated)
        else { return nil }
        let isTold = isAnimated && kit == .uikit
        return LifecycleContext(
            signature: rawValue + (isTold ? "(_ animated: Bool)" : "()"),
            superCall: rawValue + (isTold ? "(animated)" : "()"), call: "\(rawValue)(\(arguments))",
            isAsync: function.effects.isAsync, moment: moment)
    }

    private func arguments(for parameters: [Parameter], animated: String) -> String? {
        if parameters.isEmpty { return "" }
        guard isAnimated, parameters.count == 1, parameters[0].type?.text == "Bool" else { return nil }
        return (parameters[0].label.map { SwiftName.label($0.name) + ": " } ?? "") + animated
    }
}
