extension TokenCursor {
    /// The expression after `=`, as written.
    mutating func parseValueText() -> Identifier? {
        let start = peek().range.lowerBound
        let before = index
        let saved = context
        context.isInBody = true
        context.pattern = .none
        _ = parseExpression()
        context = saved
        guard index > before else {
            report(.expectedValue(found: found, at: placeOfMissing))
            return nil
        }
        return Identifier(text(range(from: start)), range(from: start))
    }
}
