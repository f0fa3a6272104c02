import Diagnostics
import SwiftSource
import ViperModel

/// What a body calls, and whether it may trap by itself or hand out what keeps its object alive.
struct BodyReferences {
    /// The names of the members of the same class that it uses.
    private(set) var ownMembers: Set<String> = []
    /// Its calls of members of what the class knows: `interactor.load()`.
    private(set) var calls: Set<Call> = []
    /// Whether nothing in it traps, waits, or gives `self` away.
    private(set) var isHarmless = true

    struct Call: Hashable {
        let name: String
        let member: String
    }

    private let source: SourceFile
    /// The names of what the class knows: `interactor`.
    private let knownNames: Set<String>
    /// The names of the class's own members.
    private let members: Set<String>

    /// `known` are the names of what the class knows, `members` those of its own members.
    init(_ body: Body, known: Set<String>, members: Set<String>) {
        source = body.source
        knownNames = known
        self.members = members
        if contains("as!", in: body.range) || contains("unowned", in: body.range) { isHarmless = false }
        body.block.forEachExpression { look(into: $0) }
    }

    private mutating func look(into expression: Expression) {
        switch expression.kind {
        case .subscripted, .forceUnwrap: isHarmless = false
        case .effect(let word, _) where word.name.hasSuffix("!"): isHarmless = false
        case .sequence(_, let operators) where operators.contains { Self.operators.contains($0.name) }:
            isHarmless = false
        case .assignment(_, let mark, _) where Self.operators.contains(mark.name): isHarmless = false
        case .name(let name):
            if name.name == "self" || Self.traps.contains(name.name) { isHarmless = false }
            lookUp(name.name)
        case .member(let base, let name) where base.isSelf: return lookUp(name.name)
        case .member(let base, let name):
            if let known = knownName(base) {
                calls.insert(Call(name: known, member: name.name))
                return
            }
            if Self.traps.contains(name.name) { isHarmless = false }
        case .closure(let closure):
            if contains("self", in: expression.range), !contains("weak self", in: expression.range) {
                isHarmless = false
            }
            return closure.body.forEachExpression { look(into: $0) }
        case .call(let callee, let arguments, let closures) where isTask(callee):
            for argument in arguments { look(into: argument.value) }
            for case .closure(let closure) in closures.map(\.value.kind) {
                closure.body.forEachExpression { look(into: $0) }
            }
            return
        default: break
        }
        if isHarmless { expression.forEachPart { look(into: $0) } }
    }

    /// Notes what a name of the class stands for: what the class knows is given away, and a member is used.
    private mutating func lookUp(_ name: String) {
        if knownNames.contains(name) { isHarmless = false }
        if members.contains(name) { ownMembers.insert(name) }
    }

    private func contains(_ text: String, in range: Range<Int>) -> Bool {
        source.contains(Array(text.utf8), in: range)
    }

    /// The name of what the class knows, where an expression is that: `router` of `self.router?`.
    private func knownName(_ expression: Expression) -> String? {
        switch expression.kind {
        case .optionalChain(let base): return knownName(base)
        case .name(let name) where knownNames.contains(name.name): return name.name
        case .member(let base, let name) where base.isSelf && knownNames.contains(name.name): return name.name
        default: return nil
        }
    }

    /// A task holds what its closure names only until it ends.
    private func isTask(_ callee: Expression) -> Bool {
        if case .name(let name) = callee.kind { name.name == "Task" } else { false }
    }

    /// Functions that end the process, wait, or need something to be there.
    private static let traps: Set<String> = [
        "fatalError", "precondition", "preconditionFailure", "assert", "assertionFailure", "exit", "abort", "sleep",
        "unsafelyUnwrapped", "removeFirst", "removeLast", "swapAt", "remove", "insert",
    ]
    /// Operators that may trap: `a - b` of unsigned numbers, `a / 0`, a range with its bounds in the wrong order.
    private static let operators: Set<String> = ["-", "-=", "/", "/=", "%", "%=", "..<", "..."]
}
