/// A part of a module, such as its presenter, with the members of its protocol.
package struct MapPart: Sendable, Hashable {
    /// The role of a part. The raw value is the keyword in a spec.
    package enum Role: String, Sendable, Hashable, CaseIterable {
        case view, presenter, interactor, output, router, interface, delegate
    }

    /// A requirement of a part's protocol.
    package struct Member: Sendable, Hashable {
        /// The name with its labels: `show(error:)`.
        package var name: String
        /// `generated` if the spec contains the member's body; `handWritten` if you implement the member.
        package var origin: MapModule.Origin

        package init(_ name: String, _ origin: MapModule.Origin) {
            self.name = name
            self.origin = origin
        }
    }

    package var role: Role
    /// The interactor's name if a module has several. Its output has the same name.
    package var name: String?
    /// The name of the protocol: `TodoListViewProtocol`.
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
