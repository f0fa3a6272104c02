import SwiftSource

/// A condition that is asked for its truth later than it stands in a body: `let isLong = count > 3`, or what a body of the class
/// returns.
final class Question: Sendable {
    let expression: Expression
    /// What the names in it stood for, where it stands.
    fileprivate let frames: [Frame]
    fileprivate let state: [String: TypedTerm]
    fileprivate let written: [MockProperty: TypedTerm]

    fileprivate init(_ expression: Expression, in run: FlowRun) {
        self.expression = expression
        (frames, state, written) = (run.frames, run.state, run.written)
    }
}

extension FlowRun {
    /// The question whether an expression is true, as it stands at this point of the run.
    func question(_ expression: Expression) -> Question { Question(expression, in: self) }

    /// Whether a condition that stands elsewhere is true on this path.
    mutating func answer(_ question: Question) throws -> Bool {
        let now = (frames, state, written)
        defer { (frames, state, written) = now }
        (frames, state, written) = (question.frames, question.state, question.written)
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
