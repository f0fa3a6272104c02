/// A part of a module: what it is called, the protocol that others know it by, and what that asks for.
package struct MapPart: Sendable, Hashable {
    /// The role that a part plays; its raw value is the word of the spec.
    package enum Role: String, Sendable, Hashable, CaseIterable {
        case view, presenter, interactor, output, router, interface, delegate
    }

    /// A requirement of a part's protocol.
    package struct Member: Sendable, Hashable {
        /// The name as Swift says it: `show(error:)`.
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
