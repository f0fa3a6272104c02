import SwiftSource
import TemplateEngine
import ViperModel

/// A lifecycle event of a view, such as `viewDidLoad`, for which the presenter has a member.
package struct LifecycleRecord: TemplateRecord {
    let signature: String
    let superCall: String
    let call: String
    let isAsync: Bool
    /// The name of the view's property for the task that awaits the presenter's member. Empty for a member that is not
    /// async. Also empty if the view disappears, because the view must not cancel the call that reports this.
    let task: String
    let moment: LifecycleEvent.LifecycleMoment

    package static let schema = RecordSchema<Self>(
        "Lifecycle", doc: "A lifecycle event that the view passes on to the presenter."
    ) {
        Field("signature", "The event's method: `viewWillAppear(_ animated: Bool)`.") { $0.signature }
        Field("superCall", "The call of the superclass: `viewWillAppear(animated)`.") { $0.superCall }
        Field("call", "The call of the presenter's member: `viewWillAppear()`.") { $0.call }
        Field("isAsync", "Whether the presenter's member is async.") { $0.isAsync }
        Field("task", "The property for the event's task, which the view cancels: `viewDidLoadTask`, or empty.") {
            $0.task
        }
        Field("isRepeated", "Whether the event can occur more than once.") { $0.moment != .load }
    }
}

extension LifecycleEvent {
    /// Returns a record of the event for a view that calls this member of the presenter; nil if the member does not
    /// fit. A fitting member has the name of the event, no result, and no parameter or only `animated`.
    func forwarded(to requirement: Requirement, kit: Kit) -> LifecycleRecord? {
        // A terminal has no animations, and SwiftUI does not report them.
        let animated = kit.hasAnimatedParameter ? "animated" : "false"
        guard let function = requirement.function, function.name.name == rawValue, !requirement.isStatic,
            function.genericParameters.isEmpty, function.effects.throwing == .never, function.returned == nil,
            let arguments = arguments(for: function.parameters, animated: animated)
        else { return nil }
        let isTold = isAnimated && kit.hasAnimatedParameter
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
