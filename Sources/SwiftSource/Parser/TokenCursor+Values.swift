import Diagnostics

extension TokenCursor {
    /// Parses the expression after `=`, and returns its text.
    mutating func parseValueText() -> Identifier? {
        let start = peek().range.lowerBound
        let before = index
        _ = inBody { $0.inPattern(.none) { $0.parseExpression() } }
        guard index > before else {
            report(
                Diagnostic(
                    .expectedValue, "expected a value after '=', found \(found.description)", at: placeOfMissing,
                    notes: ["write a value, or leave the '=' out"]))
            return nil
        }
        return Identifier(text(range(from: start)), range(from: start))
    }
}
