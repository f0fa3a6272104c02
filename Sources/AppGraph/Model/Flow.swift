/// What a member's body does, as its flow tests know it: the calls that leave the part, on each path.
package struct FlowBody: Sendable, Hashable {
    /// Who takes part in a flow.
    package enum Participant: Sendable, Hashable {
        /// A part of the module; of several interactors one by its name.
        case part(MapPart.Role, name: String? = nil)
        case navigation
        /// A service, or whatever else is called, by its name.
        case other(String)
    }

    /// One path through a body.
    package struct Path: Sendable, Hashable {
        /// When it is taken, in words: `todos is empty`. Empty where there is one path.
        package var condition: String
        package var calls: [Call]
        /// Why nothing is known of the path, where nothing is.
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
        /// The member's name as Swift says it.
        package var member: String

        package init(_ to: Participant, _ member: String) {
            self.to = to
            self.member = member
        }
    }

    /// Whose body it is.
    package var owner: Participant
    /// The member's name as Swift says it: `didFind(_:today:)`.
    package var member: String
    /// Who calls it from outside, where a flow begins with it: the view, or another module.
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

    /// What it is called in a diagram.
    package var title: String {
        switch self {
        case .part(let role, let name): name ?? role.rawValue
        case .navigation: "navigation"
        case .other(let name): name
        }
    }
}
