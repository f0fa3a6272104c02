/// A part of a module: its role, its protocol, and the members of the protocol.
package struct MapPart: Sendable, Hashable {
    /// The role of a part. The raw value is the keyword in a spec.
    package enum Role: String, Sendable, Hashable, CaseIterable {
        case view, presenter, interactor, output, router, interface, delegate
    }

    /// A requirement of a part's protocol.
    package struct Member: Sendable, Hashable {
        /// The name with its labels: `show(error:)`.
        package var name: String
        /// Whether the member is generated from a body in the spec, or implemented by hand.
        package var origin: MapModule.Origin

        package init(_ name: String, _ origin: MapModule.Origin) {
            self.name = name
            self.origin = origin
        }
    }

    package var role: Role
    /// The name of one of several interactors or of its output.
    package var name: String?
    /// The protocol: `TodoListViewProtocol`.
    package var protocolName: String
    package var members: [Member]

    package init(_ role: Role, name: String? = nil, protocolName: String, members: [Member]) {
        self.role = role
        self.name = name
        self.protocolName = protocolName
        self.members = members
    }

    /// The name for display: `interactor search`.
    package var title: String { name.map { "\(role.rawValue) \($0)" } ?? role.rawValue }
}
