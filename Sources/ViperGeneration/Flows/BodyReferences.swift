import Diagnostics
import SwiftSource
import ViperModel

/// What a body calls, and whether it may trap by itself or hand out what keeps its object alive.
struct BodyReferences {
    /// Members of the same class.
    private(set) var own: Set<String> = []
    /// Members of what the class knows: `interactor`, `load`.
    private(set) var calls: Set<Call> = []
    /// Nothing in it traps, waits, or gives `self` away.
    private(set) var isHarmless = true

    struct Call: Hashable {
        let name: String
        let member: String
    }

    private let source: SourceFile
    /// The names of what the class knows.
    private let known: Set<String>
    private let members: Set<String>

    /// `known` are the names of what the class knows, `members` those of its own members.
    init(_ body: Body, known: Set<String>, members: Set<String>) {
        source = body.source
        self.known = known
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
        case .name(let name) where name.name == "self" || known.contains(name.name): isHarmless = false
        case .name(let name):
            if Self.traps.contains(name.name) { isHarmless = false }
            if members.contains(name.name) { own.insert(name.name) }
        case .member(let base, let name) where base.isSelf:
            if known.contains(name.name) { isHarmless = false }
            if members.contains(name.name) { own.insert(name.name) }
            return
        case .member(let base, let name):
            if let part = part(base) {
                calls.insert(Call(name: part, member: name.name))
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

    private func contains(_ text: String, in range: Range<Int>) -> Bool {
        source.contains(Array(text.utf8), in: range)
    }

    /// Something that the class knows, by its name.
    private func part(_ expression: Expression) -> String? {
        switch expression.kind {
        case .optionalChain(let base): return part(base)
        case .name(let name) where known.contains(name.name): return name.name
        case .member(let base, let name) where base.isSelf && known.contains(name.name): return name.name
        default: return nil
        }
    }

    /// A task holds what its closure names only until it ends.
    private func isTask(_ callee: Expression) -> Bool {
        if case .name(let name) = callee.kind { name.name == "Task" } else { false }
    }

    /// They end the process, wait, or need something to be there.
    private static let traps: Set<String> = [
        "fatalError", "precondition", "preconditionFailure", "assert", "assertionFailure", "exit", "abort", "sleep",
        "removeFirst", "removeLast", "remove", "insert", "swapAt", "unsafelyUnwrapped",
    ]
    /// Of unsigned numbers, of zero, of bounds in the wrong order.
    private static let operators: Set<String> = ["-", "-=", "/", "/=", "%", "%=", "..<", "..."]
}
