import SwiftSource
import ViperSpec

/// What bodies may call by a name: a part of the module, or a service that the section takes.
struct Callee {
    /// The name of the protocol.
    let protocolName: String
    let members: [Member]
    let overloads: [Overload]
    /// Members of which the spec does not show everything: they are left to the compiler.
    var inheritedMembers: [Member] = []
    /// Whether the protocol may have members that no spec shows.
    let isOpen: Bool
    /// Whether it runs on an actor of its own, so that every call waits.
    let isActor: Bool
    /// Whether only its references can be stored: a constant's properties can be set then.
    let isObject: Bool
    /// What declares its members, for messages: `the section`, `'TodoStore'`.
    let owner: String

    /// What a call of this name may mean.
    func callable(_ name: String) -> [Requirement] {
        members.filter { $0.baseName == name }.map(\.requirement)
            + overloads.filter { $0.requirement.baseName == name }.map(\.requirement)
    }

    /// The base names of what can be called.
    var callableNames: Set<String> { Set(members.map(\.baseName) + overloads.map(\.requirement.baseName)) }
}

extension Callee {
    /// A part that is called by another one, which runs where the app's isolation says.
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
            owner: "the section")
    }

    init(_ service: Service, isOpen: Bool) {
        self.init(
            protocolName: service.name, members: service.members + service.inheritedMembers,
            overloads: service.overloads, isOpen: isOpen, inherited: service.inherited)
    }

    /// A protocol that specs or the app's own Swift declare; nil where its requirements are not known.
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
    /// The protocol of a value that is handed over: `Store` of `any Store`, `Store` and `(any Store)?`.
    var handedProtocol: String? {
        switch (wrapped ?? self).bare.shape {
        case .existential(let type): type.handedProtocol
        case .named(let components) where components.count == 1 && components[0].arguments.isEmpty: components[0].name
        default: nil
        }
    }
}
