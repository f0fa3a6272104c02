import SwiftSource
import TemplateEngine
import ViperModel

/// An event that the kit tells a view and the presenter has a member for.
package struct LifecycleRecord: TemplateRecord {
    let signature: String
    let superCall: String
    let call: String
    let isAsync: Bool
    let moment: LifecycleMoment

    package static let schema = RecordSchema<Self>("Lifecycle", doc: "A lifecycle event that the presenter is told.") {
        Field("signature", "`viewWillAppear(_ animated: Bool)`") { $0.signature }
        Field("superCall", "`viewWillAppear(animated)`") { $0.superCall }
        Field("call", "The presenter's member and its arguments: `viewWillAppear()`.") { $0.call }
        Field("isAsync", "The presenter's member is async.") { $0.isAsync }
    }
}

/// When a view is told of an event.
enum LifecycleMoment: Sendable {
    case load, appear, disappear, layout
}

/// What UIKit tells a view controller. The terminal's views and SwiftUI's are told the same, as far as it has a meaning there;
/// and SwiftUI has words of its own for some.
enum LifecycleEvent: String, CaseIterable {
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
    func forwarded(to requirement: Requirement, kit: AppSettings.Kit) -> LifecycleRecord? {
        // Nothing moves in a terminal, and SwiftUI does not say whether something does.
        let animated = kit == .uikit ? "animated" : "false"
        guard case .function(let function) = requirement.kind, function.name.name == rawValue, !requirement.isStatic,
            function.genericParameters.isEmpty, function.effects.throwing == .never, function.resultText == "Void",
            let arguments = arguments(for: function.parameters, animated: animated)
        else { return nil }
        let isTold = isAnimated && kit == .uikit
        return LifecycleRecord(
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
