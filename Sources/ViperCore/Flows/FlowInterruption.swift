/// Why the evaluation of a body stops before its end.
enum FlowInterruption: Error {
    /// No test can be made of the path: a reason that completes "it …".
    case unclear(String)
    /// An error is thrown, which a `do` around it may catch.
    case thrown(Symbol)
}

/// How a block of statements ends.
enum Completion {
    case normal
    case returned(Symbol)
    /// `break` out of a `switch`.
    case left
}
