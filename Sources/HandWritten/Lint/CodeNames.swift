import Diagnostics
import SwiftSource
import ViperModel

/// The names that code uses, with the labels of its calls, so that rules can ask whether it may use a member: `show(row: 1)` may
/// be a use of `show(row:)`. Names that code declares are no uses, nor are those in comments and strings, those of parameters,
/// those behind `super.`, and both in `self.store = store`.
struct CodeNames {
    private var uses: [String: Uses] = [:]

    /// How a name is used.
    private struct Uses {
        /// The labels of each call, nil for an argument without one.
        var calls: Set<[String?]> = []
        /// Whether it is used where no labels tell what is called, too: `map(show)`, `show { … }`.
        var isUsedOtherwise = false

        mutating func formUnion(_ other: Uses) {
            calls.formUnion(other.calls)
            isUsedOtherwise = isUsedOtherwise || other.isUsedOtherwise
        }
    }

    func contains(_ name: String) -> Bool { uses[name] != nil }

    func containsAny(of names: Set<String>) -> Bool { names.contains { uses[$0] != nil } }

    /// All names that are used.
    var all: some Collection<String> { uses.keys }

    /// Whether some use may be one of a spec's member. The class may give parameters defaults, so calls may leave any out.
    func mayUse(specified member: Member) -> Bool { mayUse(member.requirement) { _ in true } }

    /// Whether some use may be one of a declared member: calls may leave out closures and parameters that have defaults.
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
        if uses.isUsedOtherwise || uses.calls.contains(where: { match.fits($0) }) { return true }
        // Swift 2 calls `func show(row: Row, at: Int)` as `show(row, at: 0)`.
        guard let first = function.parameters.first, first.label == first.name else { return false }
        return uses.calls.contains { $0.first == .some(nil) && match.fits([first.label?.name] + $0.dropFirst()) }
    }

    mutating func formUnion(_ other: CodeNames) {
        if uses.isEmpty { return uses = other.uses }
        for (name, more) in other.uses { uses[name, default: Uses()].formUnion(more) }
    }

    /// Adds a use of a name where no labels tell what is called.
    mutating func addUse(of name: String) { uses[name, default: Uses()].isUsedOtherwise = true }

    /// Adds a call of a name, with the labels of its arguments.
    mutating func addCall(of name: String, labels: [String?]) { uses[name, default: Uses()].calls.insert(labels) }

    /// Adds the names that tokens use.
    mutating func addNames(in tokens: ArraySlice<Token>, of source: SourceFile) {
        formUnion(UseReader.names(in: tokens, of: source))
    }

    /// Adds the names that a body in a spec uses.
    mutating func addNames(inBody body: Body) {
        addNames(in: Lexer.tokens(of: body.source, in: body.range)[...], of: body.source)
    }
}

/// The names that code in several places uses, such as a class and the bodies in its spec.
extension [CodeNames] {
    func contains(_ name: String) -> Bool { contains { $0.contains(name) } }

    /// Whether some use may be one of a spec's member.
    func mayUse(specified member: Member) -> Bool { contains { $0.mayUse(specified: member) } }
}

extension TypeSyntax {
    /// Whether it is the type of a closure, optional or not: such an argument may stand behind the parentheses of a call.
    fileprivate var isFunction: Bool {
        switch bare.shape {
        case .function: true
        case .optional(let type), .implicitlyUnwrapped(let type): type.isFunction
        default: false
        }
    }
}
