import SwiftSource
import ViperSpec

/// A protocol that bodies call: the protocol of a part, or of a service that the section takes.
struct Callee {
    /// The name of the protocol.
    let protocolName: String
    let members: [Member]
    let overloads: [Overload]
    /// Inherited members. Only the compiler checks calls of these members.
    var inheritedMembers: [Member] = []
    /// Whether the protocol may have members that no spec declares.
    let isOpen: Bool
    /// Whether the members run on an actor of their own, so that every call needs `await`.
    let isActor: Bool
    /// Whether only classes and actors conform to the protocol. If so, a body can set properties even if the
    /// reference is a constant.
    let isObject: Bool
    /// The declaration of the members, for messages: `the section`, `'TodoStore'`.
    let owner: String

    /// Returns the members and overloads with this base name.
    func callable(_ name: String) -> [Requirement] {
        members.filter { $0.baseName == name }.map(\.requirement)
            + overloads.filter { $0.requirement.baseName == name }.map(\.requirement)
    }

    /// The base names of the members and overloads.
    var callableNames: Set<String> { Set(members.map(\.baseName) + overloads.map(\.requirement.baseName)) }
}

extension Callee {
    /// Creates the callee of a part. The part has the app's isolation, unless its section declares another isolation.
    init(_ section: Section) {
        let isElsewhere =
            switch section.isolation {
            case .app: false
            case .attribute(let text): text != "@MainActor"
            case .actor: true
            }
        self.init(
            protocolName: section.protocolName, members: section.members, overloads: section.overloads,
            inheritedMembers: section.inheritedMembers, isOpen: section.isOpen, isActor: isElsewhere, isObject: true,
            owner: "the section of '\(section.protocolName)'")
    }

    init(_ service: Service, isOpen: Bool) {
        self.init(
            protocolName: service.name, members: service.members + service.inheritedMembers,
            overloads: service.overloads, isOpen: isOpen, inherited: service.inherited)
    }

    /// Creates the callee of a protocol in specs or in the app's Swift; nil if its requirements are not known.
    init?(_ type: DataType, isOpen: Bool) {
        guard type.kind == .protocol, let requirements = type.requirements else { return nil }
        self.init(
            protocolName: type.name, members: requirements.members + requirements.inheritedMembers, overloads: [],
            isOpen: isOpen || type.outline.members.contains(where: \.isConditional),
            inherited: type.outline.inherited)
    }

    private init(
        protocolName: String, members: [Member], overloads: [Overload], isOpen: Bool, inherited: [TypeSyntax]
    ) {
        let inherited = Set(inherited.flatMap(\.protocolNames))
        self.init(
            protocolName: protocolName, members: members, overloads: overloads, isOpen: isOpen,
            isActor: inherited.contains("Actor"), isObject: !inherited.isDisjoint(with: ["Actor", "AnyObject"]),
            owner: "'\(protocolName)'")
    }
}

extension TypeSyntax {
    /// The protocol of a value of this type: `Store` for `any Store`, `Store` and `(any Store)?`.
    var valueProtocolName: String? {
        switch (wrapped ?? self).bare.shape {
        case .existential(let type): type.valueProtocolName
        case .named(let components) where components.count == 1 && components[0].arguments.isEmpty: components[0].name
        default: nil
        }
    }
}
