import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel

/// A class that a person owns, as the specs want it to be: what it is rendered as, and what sections ask of it.
struct SyncedClass: Sendable {
    /// The class in the rendered file.
    let rendered: RenderedType
    /// The conditions around it there: `#if canImport(UIKit) && !os(watchOS)`.
    let conditions: [String]
    /// The sections that it implements.
    let sections: [Section]
    /// The module that it is a part of; nil for the navigation, which all modules share.
    let module: Module?
    /// Where the file is, or would be.
    let path: String
    /// All that its sections ask for, each member once.
    let members: [Member]

    init(_ rendered: RenderedType, conditions: [String], sections: [Section], module: Module?, path: String) {
        self.rendered = rendered
        self.conditions = conditions
        self.sections = sections
        self.module = module
        self.path = path
        members = Self.members(of: sections)
    }

    private static func members(of sections: [Section]) -> [Member] {
        let all = sections.flatMap { $0.members + $0.inheritedMembers }
        // Where two sections share one, the one that says how it is implemented counts.
        return (all.filter { !$0.isShared } + all.filter(\.isShared)).unique(by: \.signatureKey)
    }

    var name: String { wanted.name.name }
    var wanted: DeclarationOutline { rendered.outline }

    /// Protocols that generated code makes it conform to.
    var protocols: [String] { sections.map { $0.protocolName } }

    /// Whether a property holds what a view shows, which only the members that set it need: a person may keep it otherwise.
    func isShownValue(_ property: DeclarationOutline) -> Bool {
        guard sections.contains(where: { $0.kind == .view }), property.isStoredProperty else { return false }
        let isHandedOver = wanted.members.contains { member in
            member.kind == .initializer && member.parameters.contains { $0.name.name == property.name.name }
        }
        return !isHandedOver && !isMember(property)
    }

    /// Whether a property is a requirement that a person implements; it is brought in line with the other members.
    func isMember(_ property: DeclarationOutline) -> Bool {
        let key = property.requirement?.signatureKey
        return members.contains { $0.isHandWritten && $0.signatureKey == key }
    }

    /// How a member is rendered; nil where the template leaves it out.
    func wanted(_ member: Member) -> DeclarationOutline? { rendered.members[member.signatureKey] }
}

extension Member {
    fileprivate var isShared: Bool {
        if case .sharedWith = implementation { true } else { false }
    }

    /// The requirement with the documentation that the spec gives it.
    var documented: Requirement {
        var requirement = requirement
        requirement.documentation = Documentation(lines: documentation, range: 0..<0)
        return requirement
    }
}

extension DeclarationOutline {
    var isStoredProperty: Bool { kind == .variable && bodyRange == nil && requirement != nil }
}
