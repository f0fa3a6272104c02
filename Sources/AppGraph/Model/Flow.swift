/// The flow of a member's body, as in its flow tests: the calls to other parts, on each path.
package struct FlowBody: Sendable, Hashable {
    /// A participant of a flow.
    package enum Participant: Sendable, Hashable {
        /// A part of the module. The name identifies one of several interactors.
        case part(MapPart.Role, name: String? = nil)
        case navigation
        /// A service or any other receiver of calls, by name.
        case other(String)
    }

    /// One path through a body.
    package struct Path: Sendable, Hashable {
        /// The condition in words: `todos is empty`; empty if there is only one path.
        package var condition: String
        package var calls: [Call]
        /// The reason if nothing is known of the path.
        package var unclear: String?

        package init(condition: String = "", calls: [Call], unclear: String? = nil) {
            self.condition = condition
            self.calls = calls
            self.unclear = unclear
        }
    }

    /// A call that leaves a part.
    package struct Call: Sendable, Hashable {
        package var to: Participant
        /// The name with its labels.
        package var member: String

        package init(_ to: Participant, _ member: String) {
            self.to = to
            self.member = member
        }
    }

    /// The owner of the body.
    package var owner: Participant
    /// The name with its labels: `didFind(_:today:)`.
    package var member: String
    /// The caller outside the module if a flow starts with this member: the view, or another module.
    package var caller: Participant?
    package var paths: [Path]

    package init(owner: Participant, member: String, caller: Participant? = nil, paths: [Path]) {
        self.owner = owner
        self.member = member
        self.caller = caller
        self.paths = paths
    }
}

extension FlowBody.Participant {
    package static let view = Self.part(.view)
    package static let presenter = Self.part(.presenter)

    /// The name in a diagram.
    package var title: String {
        switch self {
        case .part(let role, let name): name ?? role.rawValue
        case .navigation: "navigation"
        case .other(let name): name
        }
    }
}
