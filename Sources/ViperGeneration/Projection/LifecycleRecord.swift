import SwiftSource
import TemplateEngine
import ViperModel

/// An event that the kit tells a view and the presenter has a member for.
package struct LifecycleRecord: TemplateRecord {
    let signature: String
    let superCall: String
    let call: String
    let isAsync: Bool
    /// The name of a property for the task that waits for the presenter; empty where there is none, or where it is not to be
    /// cancelled when the view goes, for it was begun by that.
    let task: String
    let moment: LifecycleEvent.Moment

    package static let schema = RecordSchema<Self>("Lifecycle", doc: "A lifecycle event that the presenter is told.") {
        Field("signature", "`viewWillAppear(_ animated: Bool)`") { $0.signature }
        Field("superCall", "`viewWillAppear(animated)`") { $0.superCall }
        Field("call", "The presenter's member and its arguments: `viewWillAppear()`.") { $0.call }
        Field("isAsync", "The presenter's member is async.") { $0.isAsync }
        Field("task", "The property for a task that ends with the view: `viewDidLoadTask`; or nothing.") { $0.task }
        Field("isRepeated", "It comes more than once.") { $0.moment != .load }
    }
}

extension LifecycleEvent {
    /// How the event reaches a member of its name that takes nothing, or the event's `animated`, and returns nothing.
    func forwarded(to requirement: Requirement, kit: Kit) -> LifecycleRecord? {
        // Nothing moves in a terminal, and SwiftUI does not say whether something does.
        let animated = kit.tellsAnimation ? "animated" : "false"
        guard let function = requirement.function, function.name.name == rawValue, !requirement.isStatic,
            function.genericParameters.isEmpty, function.effects.throwing == .never, function.returned == nil,
            let arguments = arguments(for: function.parameters, animated: animated)
        else { return nil }
        let isTold = isAnimated && kit.tellsAnimation
        return LifecycleRecord(
            signature: rawValue + (isTold ? "(_ animated: Bool)" : "()"),
            superCall: rawValue + (isTold ? "(animated)" : "()"), call: "\(rawValue)(\(arguments))",
            isAsync: function.effects.isAsync,
            task: function.effects.isAsync && moment != .disappear ? rawValue + "Task" : "", moment: moment)
    }

    private func arguments(for parameters: [Parameter], animated: String) -> String? {
        if parameters.isEmpty { return "" }
        guard isAnimated, parameters.count == 1, parameters[0].type?.text == "Bool" else { return nil }
        return parameters[0].callLabel + animated
    }
}
