/// The names of variables at a point of a template or macro: a stack of scopes.
struct Names {
    private var declared: [(name: String, variable: Variable)] = []
    /// The indexes in `declared` of each name, the innermost last.
    private var places: [String: [Int]] = [:]
    /// How many names there were when each open block began.
    private var blocks: [Int] = []

    /// Whether the point is outside of all blocks of the template or macro.
    var isOutermost: Bool { blocks.isEmpty }

    mutating func beginBlock() { blocks.append(declared.count) }

    /// Ends a block, and its names with it.
    mutating func endBlock() {
        guard let count = blocks.popLast() else { return }
        for (name, _) in declared[count...] { places[name]?.removeLast() }
        declared.removeLast(declared.count - count)
    }

    mutating func declare(_ name: String, _ variable: Variable) {
        places[name, default: []].append(declared.count)
        declared.append((name, variable))
    }

    /// The innermost variable of a name.
    func variable(_ name: String) -> Variable? { places[name]?.last.map { declared[$0].variable } }

    /// Whether there is a variable that `set` may change.
    var holdsSet: Bool { declared.contains { $0.variable.isSet } }

    /// All of them, in the order in which they were declared; hidden ones as well.
    var all: [String] { declared.map(\.name) }

    /// All names from the inside out, those of a block sorted.
    var known: [String] {
        let starts = [0] + blocks
        return zip(starts, blocks + [declared.count]).reversed().flatMap { declared[$0..<$1].map(\.name).sorted() }
    }
}

/// A variable of a template: a name that is none of the context's fields.
struct Variable {
    enum Kind: Hashable, Sendable {
        case value
        /// The variable `forloop`, whose slot holds the position, and the next slot the length.
        case loop
    }

    var kind: Kind
    var slot: Int
    /// Nil where an error is reported already.
    var type: ValueType?
    /// Whether `set` has made it in this template or macro, and so may change it.
    var isSet: Bool
    /// Whether it is a variable of the including template that was not given by `with`.
    var isInherited = false
}
