import Diagnostics
import SwiftSource
import ViperSpec

/// Determines the implementation of each member of a class: a body in the spec, a stored property, or your class.
/// Also finds members that two sections share.
extension ModuleResolver {
    /// Determines the implementations of all members of the module.
    mutating func resolveImplementations(of module: inout Module) {
        for part in module.parts {
            var sections = module.sections(of: part)
            resolveImplementations(ofClass: &sections, links: module.links(of: part, naming))
            module.setSections(sections, of: part)
        }
    }

    /// A member's position in the sections of a class.
    private struct Place: Hashable {
        var section: Int
        var member: Int
    }

    private mutating func resolveImplementations(ofClass sections: inout [Section], links: [PartLink]) {
        let names = storedNames(of: sections)
        func isStored(_ member: Member) -> Bool {
            guard let variable = member.requirement.variable, !member.requirement.isStatic else { return false }
            return names.contains(member.baseName) || links.contains { $0.satisfies(variable) }
        }
        let places = sections.indices.flatMap { section in
            sections[section].members.indices.map { Place(section: section, member: $0) }
        }
        let groups = Dictionary(grouping: places) { sections[$0.section].members[$0.member].signatureKey }
        for place in places {
            let key = sections[place.section].members[place.member].signatureKey
            guard let equalMembers = groups[key], equalMembers.first == place else { continue }
            resolveImplementation(equalMembers, of: &sections, isStored: isStored)
        }
        resolveInheritedImplementations(&sections, places: groups, isStored: isStored)
        makeParametersSettable(&sections)
        checkHelpers(of: sections)
    }

    /// Reports helpers that have the signature of another member of their class.
    private mutating func checkHelpers(of sections: [Section]) {
        if sections.allSatisfy(\.helpers.isEmpty) { return }
        var first = Dictionary(firstOf: sections.flatMap(\.allMembers).map { ($0.signatureKey, $0) })
        for helper in sections.flatMap(\.helpers) {
            guard let other = first[helper.signatureKey] else {
                first[helper.signatureKey] = helper
                continue
            }
            diagnostics.report(
                .conflictingMembers, "private '\(helper.fullName)' is declared by another section of the class too",
                at: helper.nameLocation,
                notes: [.init("the other declaration; rename one of the two", at: other.nameLocation)]
            )
        }
    }

    /// Determines the implementation of members with the same signature. If they are not stored properties, they
    /// share the implementation of one of them.
    private mutating func resolveImplementation(
        _ equalMembers: [Place], of sections: inout [Section], isStored: (Member) -> Bool
    ) {
        guard let implementer = implementer(of: equalMembers, in: sections) else { return }
        for place in equalMembers {
            let member = sections[place.section].members[place.member]
            let isStored = isStored(member)
            if isStored, case .body = member.implementation {
                diagnostics.report(
                    .conflictingMembers, "'\(member.baseName)' has a body, but is also a stored property",
                    at: member.nameLocation,
                    notes: ["write '{ get }' instead of the body, or rename one of them"])
            } else if isStored {
                sections[place.section].members[place.member] = member.implemented(.storedProperty)
            } else if place != implementer {
                checkSameEffects(sections[implementer.section].members[implementer.member], member)
                sections[place.section].members[place.member] = member.implemented(
                    .sharedWith(sections[implementer.section].kind))
            }
        }
    }

    /// Makes initializer parameters settable if a protocol requires a setter.
    private func makeParametersSettable(_ sections: inout [Section]) {
        let settable = sections.flatMap { $0.members + $0.inheritedMembers }.filter { member in
            if case .storedProperty = member.implementation { member.requirement.isSettable } else { false }
        }
        let names = Set(settable.map(\.baseName))
        for section in sections.indices {
            for index in sections[section].parameters.indices
            where names.contains(sections[section].parameters[index].name) {
                sections[section].parameters[index].isSettable = true
            }
        }
    }

    /// Returns the names of state and of initializer parameters.
    private func storedNames(of sections: [Section]) -> Set<String> {
        sections.reduce(into: []) { names, section in
            names.formUnion(section.parameters.map(\.name))
            names.formUnion(section.state.map(\.name))
        }
    }

    /// Returns the member whose implementation all these members share: the member with a body. If none has a body,
    /// returns the first member. Reports a second body.
    private mutating func implementer(of places: [Place], in sections: [Section]) -> Place? {
        let withBody = places.filter { place in
            if case .body = sections[place.section].members[place.member].implementation { true } else { false }
        }
        if let first = withBody.first, withBody.count > 1 {
            let firstMember = sections[first.section].members[first.member]
            for place in withBody.dropFirst() {
                let member = sections[place.section].members[place.member]
                let kinds = [first, place].map { sections[$0.section].kind.rawValue }
                diagnostics.report(
                    .conflictingMembers,
                    "'\(member.fullName)' has a body in both '\(kinds[0])' and '\(kinds[1])', which share one class",
                    at: member.nameLocation,
                    notes: [.init("other body here; remove one of them", at: firstMember.nameLocation)])
            }
        }
        return withBody.first ?? places.first
    }

    /// Reports two members that conflict in Swift: properties with different types, or functions that differ only in
    /// `throws`.
    private mutating func checkSameEffects(_ first: Member, _ second: Member) {
        if let a = first.requirement.variable, let b = second.requirement.variable,
            let aType = a.type, let bType = b.type, !aType.isSpelled(as: bType.text)
        {
            diagnostics.report(
                .conflictingMembers,
                "'\(second.fullName)' has a different type than the presenter's other property with this name",
                at: second.nameLocation,
                notes: [.init("declared here; use the same type, or rename one property", at: first.nameLocation)])
        }
        guard let a = first.requirement.function, let b = second.requirement.function,
            a.effects.throwing.text.withoutInsignificantSpaces != b.effects.throwing.text.withoutInsignificantSpaces
        else { return }
        diagnostics.report(
            .conflictingMembers,
            "'\(second.fullName)' differs from another member of the presenter only in 'throws'",
            at: second.nameLocation,
            notes: [
                .init("declared here; write the same 'throws' in both places, or rename one", at: first.nameLocation)
            ])
    }

    /// Determines the implementations of inherited requirements that no section declares, so that the class
    /// implements each of them once.
    private mutating func resolveInheritedImplementations(
        _ sections: inout [Section], places: [String: [Place]], isStored: (Member) -> Bool
    ) {
        var inheritedBy: [String: SectionKind] = [:]
        for index in sections.indices {
            guard !sections[index].inheritedMembers.isEmpty else { continue }
            let statedKeys = Set(sections[index].members.map(\.signatureKey))
            let kind = sections[index].kind
            sections[index].inheritedMembers = sections[index].inheritedMembers.compactMap { inherited in
                let key = inherited.signatureKey
                guard !statedKeys.contains(key) else { return nil }
                if isStored(inherited) { return inherited.implemented(.storedProperty) }
                if let place = places[key]?.first {
                    return inherited.implemented(.sharedWith(sections[place.section].kind))
                }
                if case .inExtension = inherited.implementation { return inherited }
                if let other = inheritedBy[key] { return inherited.implemented(.sharedWith(other)) }
                inheritedBy[key] = kind
                return inherited.implemented(.handWritten)
            }
        }
    }
}

extension Rule {
    static let conflictingMembers = Rule(
        id: "conflictingMembers",
        summary: "Conflicting members in one class",
        explanation: """
            The presenter's class implements the sections 'presenter', 'output', 'interface' and 'on'. If two sections \
            declare the same signature, they share one method, so only one of the sections may give it a body. Swift \
            also rejects two methods that differ only in 'throws', and two properties with the same name. If a \
            requirement has the name of a state variable or of a section parameter, that property implements the \
            requirement. So the requirement cannot have a body.
            """,
        wrong: "module A { presenter { func load() throws }; interface { func load() } }",
        right: "module A { presenter { func load() throws }; interface { func load() throws } }")
}
