import Diagnostics
import SwiftSource
import ViperModel

/// The calls in a body, and whether the body may trap, wait or pass on `self`.
struct BodyReferences {
    /// The names of the class's own members that the body uses.
    private(set) var ownMembers: Set<String> = []
    /// The calls of members of the objects that the class refers to: `interactor.load()`.
    private(set) var calls: Set<Call> = []
    /// Whether the body cannot trap or wait, and does not pass on `self`.
    private(set) var isHarmless = true

    struct Call: Hashable {
        let name: String
        let member: String
    }

    private let source: SourceFile
    /// The names of the objects that the class refers to: `interactor`.
    private let knownNames: Set<String>
    private let members: Set<String>

    /// - Parameters:
    ///   - known: The names of the objects that the class refers to.
    ///   - members: The names of the class's own members.
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

    /// Records the use of a name. To pass on an object that the class refers to is harmful.
    private mutating func lookUp(_ name: String) {
        if knownNames.contains(name) { isHarmless = false }
        if members.contains(name) { ownMembers.insert(name) }
    }

    private func contains(_ text: String, in range: Range<Int>) -> Bool {
        source.contains(Array(text.utf8), in: range)
    }

    /// Returns the name of an object that the class refers to, if the expression is one: `router` for `self.router?`.
    private func knownName(_ expression: Expression) -> String? {
        switch expression.kind {
        case .optionalChain(let base): return knownName(base)
        case .name(let name) where knownNames.contains(name.name): return name.name
        case .member(let base, let name) where base.isSelf && knownNames.contains(name.name): return name.name
        default: return nil
        }
    }

    /// Returns whether the callee is `Task`. A task retains the captures of its closure only until it ends.
    private func isTask(_ callee: Expression) -> Bool {
        if case .name(let name) = callee.kind { name.name == "Task" } else { false }
    }

    /// Functions that end the process, wait, or fail for missing elements.
    private static let traps: Set<String> = [
        "fatalError", "precondition", "preconditionFailure", "assert", "assertionFailure", "exit", "abort", "sleep",
        "unsafelyUnwrapped", "removeFirst", "removeLast", "swapAt", "remove", "insert",
    ]
    /// Operators that may trap: `a - b` of unsigned numbers, `a / 0`, a range with reversed bounds.
    private static let operators: Set<String> = ["-", "-=", "/", "/=", "%", "%=", "..<", "..."]
}
