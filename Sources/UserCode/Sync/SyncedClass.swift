import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel

/// A user-owned class as the specs require it: the class as viper-gen would generate it now, and the requirements of
/// its sections.
struct SyncedClass: Sendable {
    /// The class in the rendered file.
    let rendered: RenderedType
    /// The `#if` conditions around the class in the rendered file: `#if canImport(UIKit) && !os(watchOS)`.
    let conditions: [String]
    /// The sections that the class implements.
    let sections: [Section]
    /// The module of the class; nil for the navigation, which all modules share.
    let module: Module?
    /// The path of the rendered file.
    let path: String
    /// The members that the sections require, each once.
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
        // If two sections share a member, the section that implements it takes precedence.
        return (all.filter { !$0.isShared } + all.filter(\.isShared)).unique(by: \.signatureKey)
    }

    var name: String { wanted.name.name }
    var wanted: DeclarationOutline { rendered.outline }

    /// The protocols to which generated code makes the class conform.
    var protocols: [String] { sections.map { $0.protocolName } }

    /// Returns whether a property stores a value that a view displays. Only the functions that set the value need the
    /// property, so your class may store the value in another way.
    func isShownValue(_ property: DeclarationOutline) -> Bool {
        guard sections.contains(where: { $0.kind == .view }), property.isStoredProperty else { return false }
        let isHandedOver = wanted.members.contains { member in
            member.kind == .initializer && member.parameters.contains { $0.name.name == property.name.name }
        }
        return !isHandedOver && !isMember(property)
    }

    /// Returns whether a property is a requirement that is implemented by hand, and is updated with the other members.
    func isMember(_ property: DeclarationOutline) -> Bool {
        let key = property.requirement?.signatureKey
        return members.contains { $0.isHandWritten && $0.signatureKey == key }
    }

    /// Returns the rendered declaration of a member; nil if the template omits it.
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
