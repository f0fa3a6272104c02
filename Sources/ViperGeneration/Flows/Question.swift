import SwiftSource

/// A condition that is asked for its truth later than it stands in a body: `let isLong = count > 3`, or what a body of the class
/// returns.
final class Question: Sendable {
    let expression: Expression
    /// The run where it stands: what the names in it stood for.
    let run: FlowRun

    init(_ expression: Expression, in run: FlowRun) {
        self.expression = expression
        self.run = run
    }
}

extension FlowRun {
    /// Whether a condition that stands elsewhere is true on this path.
    mutating func answer(_ question: Question) throws -> Bool {
        let now = (frames, state, written)
        defer { (frames, state, written) = now }
        (frames, state, written) = (question.run.frames, question.run.state, question.run.written)
        return try holds(question.expression)
    }
}

extension Expression {
    /// Whether its truth is found out by its parts.
    var isCondition: Bool {
        switch kind {
        case .tuple(let elements): elements.count == 1 && elements[0].value.isCondition
        case .prefix(let mark, _): mark.name == "!"
        case .member(_, let name): name.name == "isEmpty"
        case .sequence(_, let operators): operators.allSatisfy { Self.logical.contains($0.name) }
        default: false
        }
    }

    private static let logical: Set<String> = ["==", "!=", "<", ">", "<=", ">=", "&&", "||"]
}
