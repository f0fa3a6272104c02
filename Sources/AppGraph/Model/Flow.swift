/// A member's body in a spec: for each path through the body, the calls to other parts.
package struct FlowBody: Sendable, Hashable {
    /// A part or other object that makes or receives calls.
    package enum Participant: Sendable, Hashable {
        /// A part of the module. If a module has several interactors, `name` tells them apart.
        case part(MapPart.Role, name: String? = nil)
        case navigation
        /// A service or any other object, by name.
        case other(String)
    }

    /// One path through a body.
    package struct Path: Sendable, Hashable {
        /// The condition in words: `todos is empty`. Empty if the body has only one path.
        package var condition: String
        package var calls: [Call]
        /// The reason why the calls on the path are unknown; nil if they are known.
        package var unknownReason: String?

        package init(condition: String = "", calls: [Call], unknownReason: String? = nil) {
            self.condition = condition
            self.calls = calls
            self.unknownReason = unknownReason
        }
    }

    /// A call to another part or object.
    package struct Call: Sendable, Hashable {
        package var to: Participant
        /// The called member's name with its labels: `show(error:)`.
        package var member: String

        package init(_ to: Participant, _ member: String) {
            self.to = to
            self.member = member
        }
    }

    /// The part that contains the body.
    package var owner: Participant
    /// The member's name with its labels: `didFind(_:today:)`.
    package var member: String
    /// The caller if a flow can start with this member: the view or another module. Nil if only other bodies call it.
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

    /// The participant's name in a diagram.
    package var title: String {
        switch self {
        case .part(let role, let name): name ?? role.rawValue
        case .navigation: "navigation"
        case .other(let name): name
        }
    }
}
