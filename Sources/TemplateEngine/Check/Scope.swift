/// The names that a block adds.
struct Scope {
    var names: [String: Variable] = [:]
    /// The outermost scope of a file or macro.
    var isOutermost: Bool
}

/// A name that is not the context's.
struct Variable {
    enum Kind: Hashable, Sendable {
        case value
        /// `forloop`: this slot holds the position, the next one the length.
        case loop
    }

    var kind: Kind
    var slot: Int
    /// Nil where an error is reported already.
    var type: ValueType?
    /// Made by `set` in this file or macro, so that `set` may change it.
    var isSet: Bool
    /// Seen from the including template, without having been asked for by `with`.
    var isInherited = false
}
