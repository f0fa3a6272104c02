import SwiftSource
import ViperModel

/// A member that gets a new base name. Derived names change with it: properties of mocks and entries of call logs.
package struct RenamedMember: Sendable {
    /// The member's current base name.
    package let old: String
    /// The member's new base name.
    package let new: String
    /// The member's current full name: `show(error:)`.
    package let oldFullName: String
    /// The member's new full name.
    package var newFullName: String { new + oldFullName.dropFirst(old.count) }
    /// The protocols that require the member, and the classes that implement it.
    package let contracts: Set<String>
    /// The overloads with the base name in specs. A call that omits arguments with defaults counts as an overload of
    /// its own.
    package let overloads: [Overload]
    /// The new names of mock properties, by the name of the mock and the old name.
    package var mocks: [String: [String: String]] = [:]
    /// The new entries of call logs, by the old entries, such as `view.show(error:)`.
    package var logEntries: [String: String] = [:]
    /// The base classes of tests whose call logs contain these entries.
    package var testCases: Set<String> = []
    /// The declared types of the app.
    package let types: DeclaredTypes

    /// An overload, or a form of it that omits arguments with defaults.
    package struct Overload: Sendable {
        package let member: NamedMember
        /// Whether the overload gets the new name.
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

    /// The meaning of a use of a name.
    enum UsageMeaning {
        /// The member or a name derived from it, with the new name.
        case renamed(String)
        /// Another member.
        case other
        /// Either the member or another member.
        case unclear
        /// Another member, which the renamed member would shadow or may shadow.
        case hidden
    }

    /// All names whose uses may change.
    var names: Set<String> { mocks.values.reduce(into: [old]) { $0.formUnion($1.keys) } }

    /// Returns the meaning of a name after a dot. `type` is the type of the value before the dot; nil if unknown.
    func meaning(of name: String, in type: String?, _ use: NameUse) -> UsageMeaning {
        guard let type else { return name == new ? .other : .unclear }
        for (mock, names) in mocks where types.isA(type, [mock]) {
            if let new = names[name] { return .renamed(new) }
        }
        guard name == old || name == new, isMember(of: type) else { return .other }
        let known = Set(overloads.map(\.member.fullName))
        let others = types.members(named: name, of: type).filter { name == new || !known.contains($0.fullName) }
            .map { Overload($0, isRenamed: false) }
        if name == new { return hides(others, use) ? .hidden : .other }
        let meant = use.meant(overloads + others)
        if meant.isEmpty { return .other }
        if meant.allSatisfy(\.isRenamed) { return .renamed(new) }
        return meant.contains(where: \.isRenamed) ? .unclear : .other
    }

    /// Returns whether a use of the new name would mean the renamed member. Before the rename, it means one of
    /// `others`, or a member of unknown origin.
    private func hides(_ others: [Overload], _ use: NameUse) -> Bool {
        let renamed = overloads.filter(\.isRenamed)
        return use.meant(others).isEmpty
            || use.meant(others + renamed).contains(where: \.isRenamed)
    }

    func isMember(of type: String) -> Bool { types.isA(type, contracts) }
}
