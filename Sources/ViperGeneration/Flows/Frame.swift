import Diagnostics
import SwiftSource
import ViperModel

/// The rest of a block under evaluation, and the names that it binds.
struct Frame {
    enum Kind {
        /// A body of the class: the names around it are not seen in it.
        case body
        case block
        /// A case of a `switch`, which a `break` leaves.
        case switchCase
        /// The body of a loop, which is done once: a `break` leaves it, and a `continue`.
        case loop
        /// A `do`, in which a call that fails takes a path of its own, or a `try?`, which has no `catch`.
        case attempt(catches: [Statement.Case])
    }

    var kind: Kind
    var source: SourceFile
    var statements: ArraySlice<Statement> = []
    var names: [String: TypedTerm] = [:]
    /// The types that are written of its names.
    var types: [String: TypeSyntax] = [:]
    /// What it does when it is left: the block of a `defer`, whose following statements have a frame of their own.
    var deferred: CodeBlock?
    /// Whether its only statement is the value of what is evaluated, as in a body of one expression.
    var isValue = false
}

extension FlowRun {
    /// The frame of a member's body at its beginning.
    func frame(of member: Member, _ body: Body) -> Frame {
        let statements = subject.block(of: member)?.statements ?? []
        return Frame(
            kind: .body, source: body.source, statements: statements[...],
            isValue: member.requirement.returnsValue && statements.count == 1)
    }

    /// Goes on in a block, and then after it.
    mutating func enter(_ block: CodeBlock, _ kind: Frame.Kind = .block, isValue: Bool = false) {
        frames.append(
            Frame(
                kind: kind, source: source, statements: block.statements[...],
                isValue: isValue && block.statements.count == 1))
    }

    /// Whether a `do` or `try?` is around the statement.
    var isInAttempt: Bool { frames.contains { if case .attempt = $0.kind { true } else { false } } }

    /// Whether the path may fork at the next statement.
    var mayFork: Bool {
        switch frames.last?.statements.first?.kind {
        case .conditional, .guarding, .switching, .loop: true
        case nil: false
        default: isInAttempt
        }
    }

    /// Evaluates what is in a frame, and gives what it returns.
    mutating func evaluateFrame(_ frame: Frame) throws -> TypedTerm {
        let base = frames.count
        frames.append(frame)
        while true {
            if let result = try step(above: base) { return result }
        }
    }

    /// Takes the next statement of the frames above the first `base` ones; what they return, once they are done.
    mutating func step(above base: Int = 0) throws -> TypedTerm? {
        guard let statement = frames[frames.count - 1].statements.popFirst() else {
            try leaveFrame()
            return frames.count == base ? .void : nil
        }
        guard calls.count <= Self.mostCalls else {
            throw Interruption.unclear("makes more than \(Self.mostCalls) calls")
        }
        do {
            guard let result = try run(statement, above: base) else { return nil }
            while frames.count > base { try leaveFrame() }
            return result
        } catch Interruption.thrown(let error) {
            try handle(error, above: base)
            return nil
        }
    }

    /// Defers a block until the frame is left. The names that follow are not seen in it.
    mutating func postpone(_ block: CodeBlock) {
        let following = Frame(kind: .block, source: source, statements: frames[frames.count - 1].statements)
        frames[frames.count - 1].statements = []
        frames[frames.count - 1].deferred = block
        frames.append(following)
    }

    /// Leaves the innermost frame, after what it deferred.
    @discardableResult
    private mutating func leaveFrame() throws -> Frame {
        if let block = frames[frames.count - 1].deferred.take() {
            _ = try evaluateFrame(Frame(kind: .block, source: source, statements: block.statements[...]))
        }
        return frames.removeLast()
    }

    /// Nobody reads a test of more calls, and each is held against all others.
    private static let mostCalls = 200

    /// Goes on in the `catch` of an error; throws it where no frame above the first `base` ones catches it.
    private mutating func handle(_ error: TypedTerm, above base: Int) throws {
        while frames.count > base {
            if case .attempt(let catches) = try leaveFrame().kind, try run(catches, of: error) { return }
        }
        throw Interruption.thrown(error)
    }

    /// Leaves the innermost loop, or with `break` a `switch` in it; without one, what is evaluated ends.
    mutating func jump(_ word: String, above base: Int) throws -> TypedTerm? {
        while frames.count > base {
            switch try leaveFrame().kind {
            case .loop: return nil
            case .switchCase where word == "break": return nil
            default: continue
            }
        }
        return .void
    }
}
