extension TokenCursor {
    /// `{ statements }`. Called at the opening brace.
    package mutating func parseCodeBlock() -> CodeBlock {
        let range = skipBalanced()
        return CodeBlock(statements: [], range: range.lowerBound + 1..<max(range.lowerBound + 1, range.upperBound - 1))
    }
}
