import SwiftSource
import ViperModel

/// A member that gets another base name, with what is called after it: what mocks keep, and the entries of call logs.
package struct RenamedMember: Sendable {
    /// The base name that the member has, and the one that it gets.
    package let old: String
    package let new: String
    /// The member's full name, `show(error:)`, and the one that it is going to have.
    package let oldFullName: String
    package var newFullName: String { new + oldFullName.dropFirst(old.count) }
    /// The protocols that ask for it, and the classes that have it.
    package let contracts: Set<String>
    /// What specs say can be called by its base name: overloads, and forms without defaulted arguments.
    package let overloads: [Overload]
    /// New names of what mocks keep, by the mock and the old name.
    package var mocks: [String: [String: String]] = [:]
    /// New entries of the call log, by the old ones: `view.show(error:)`.
    package var logEntries: [String: String] = [:]
    /// The classes that arrange tests whose call log has such entries.
    package var testCases: Set<String> = []
    package let types: DeclaredTypes

    /// Something that can be called by the base name.
    package struct Overload: Sendable {
        package let member: NamedMember
        /// Whether it gets the new name.
        package let isRenamed: Bool

        package init(_ requirement: Requirement, isRenamed: Bool) {
            self.init(NamedMember(requirement), isRenamed: isRenamed)
        }

        init(_ member: NamedMember, isRenamed: Bool) {
            self.member = member
            self.isRenamed = isRenamed
        }
    }

    package init(
        _ oldFullName: String, to new: String, of contracts: Set<String>, overloads: [Overload], in types: DeclaredTypes
    ) {
        self.oldFullName = oldFullName
        old = String(oldFullName.prefix { $0 != "(" })
        self.new = new
        self.contracts = contracts
        self.overloads = overloads
        self.types = types
    }

    /// What a use of a name means.
    enum Meaning {
        /// The member, or what is called after it: the new name to write.
        case renamed(String)
        /// Another member.
        case other
        /// Perhaps the member, perhaps another one.
        case unclear
        /// Another member now, and this one or perhaps this one if it had the new name.
        case hidden
    }

    /// All names that some use may have to change.
    var names: Set<String> { mocks.values.reduce(into: [old]) { $0.formUnion($1.keys) } }

    /// What a name means behind a value of a type, which may not be known.
    func meaning(of name: String, in type: String?, _ use: NameUse) -> Meaning {
        guard let type else { return name == new ? .other : .unclear }
        for (mock, names) in mocks where types.isA(type, [mock]) {
            if let new = names[name] { return .renamed(new) }
        }
        guard name == old || name == new, isMember(of: type) else { return .other }
        let known = Set(overloads.map(\.member.fullName))
        let others = types.members(named: name, of: type).filter { name == new || !known.contains($0.fullName) }
            .map { Overload($0, isRenamed: false) }
        if name == new { return hides(others, use) ? .hidden : .other }
        let meant = use.meant(overloads + others, in: types)
        if meant.isEmpty { return .other }
        if meant.allSatisfy(\.isRenamed) { return .renamed(new) }
        return meant.contains(where: \.isRenamed) ? .unclear : .other
    }

    /// Whether a use of the new name, which means one of `others` now, or what is not declared here, would mean the member.
    private func hides(_ others: [Overload], _ use: NameUse) -> Bool {
        let renamed = overloads.filter(\.isRenamed)
        return use.meant(others, in: types).isEmpty
            || use.meant(others + renamed, in: types).contains(where: \.isRenamed)
    }

    /// Whether a type is one that has the member.
    func isMember(of type: String) -> Bool { types.isA(type, contracts) }
}
