import SwiftSource
import ViperModel

/// The names that code uses, with the labels of its calls. Rules ask whether the code may use a member: `show(row: 1)`
/// may be a use of `show(row:)`.
struct NameUsages {
    /// The labels of each call, by the called name; nil for a use without a call, such as `map(show)`.
    private var uses: [String: Set<[String?]?>] = [:]

    init(_ uses: some Sequence<UsedName>) {
        for use in uses { self.uses[use.name, default: []].insert(use.labels) }
    }

    /// Combines the names that several pieces of code use.
    init(joining all: some Sequence<NameUsages>) {
        for names in all { uses.merge(names.uses) { $0.union($1) } }
    }

    func contains(_ name: String) -> Bool { uses[name] != nil }

    /// All names that are used.
    var all: some Collection<String> { uses.keys }

    /// Returns whether a use may refer to a member of a spec. Calls may omit any argument, because the class may give
    /// parameters defaults.
    func mayUse(specified member: Member) -> Bool { mayUse(member.requirement) { _ in true } }

    /// Returns whether a use may refer to a declared member. Calls may omit closures and parameters that have defaults.
    func mayUse(declared requirement: Requirement) -> Bool {
        mayUse(requirement) { $0.defaultValue != nil || $0.type?.isFunction ?? true }
    }

    private func mayUse(_ requirement: Requirement, leavingOut mayBeLeftOut: (Parameter) -> Bool) -> Bool {
        guard let uses = uses[requirement.baseName] else { return false }
        guard let function = requirement.function, !function.parameters.contains(where: \.isVariadic) else {
            return true
        }
        let optional = function.parameters.indices.filter { mayBeLeftOut(function.parameters[$0]) }
        let match = ParameterMatch(parameters: function.parameters, optional: Set(optional))
        // Swift 2 calls `func show(row: Row, at: Int)` as `show(row, at: 0)`.
        let first = function.parameters.first.flatMap { $0.label == $0.name ? $0.label?.name : nil }
        return uses.contains { labels in
            guard let labels else { return true }
            return match.fits(labels)
                || first != nil && labels.first == .some(nil) && match.fits([first] + labels.dropFirst())
        }
    }
}

/// The names that several pieces of code use, such as a class and the bodies in its spec.
extension [NameUsages] {
    func contains(_ name: String) -> Bool { contains { $0.contains(name) } }

    /// Returns whether a use may refer to a member of a spec.
    func mayUse(specified member: Member) -> Bool { contains { $0.mayUse(specified: member) } }
}

extension TypeSyntax {
    /// Whether the type is a function type, optional or not. A call may pass such an argument as a trailing closure.
    fileprivate var isFunction: Bool {
        switch bare.shape {
        case .function: true
        case .optional(let type), .implicitlyUnwrapped(let type): type.isFunction
        default: false
        }
    }
}
