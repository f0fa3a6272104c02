/// The names that a file or macro gives to values, block within block, in the order of their declaration.
struct Names {
    private var declared: [(name: String, variable: Variable)] = []
    /// Where in `declared` each name stands, the innermost last.
    private var places: [String: [Int]] = [:]
    /// How many names there were as each block began.
    private var blocks: [Int] = []

    /// Outside of every block of the file or macro.
    var isOutermost: Bool { blocks.isEmpty }

    mutating func beginBlock() { blocks.append(declared.count) }

    /// The names of a block end with it.
    mutating func endBlock() {
        guard let count = blocks.popLast() else { return }
        for (name, _) in declared[count...] { places[name]?.removeLast() }
        declared.removeLast(declared.count - count)
    }

    mutating func declare(_ name: String, _ variable: Variable) {
        places[name, default: []].append(declared.count)
        declared.append((name, variable))
    }

    /// The variable of a name, from the inside out.
    func variable(_ name: String) -> Variable? { places[name]?.last.map { declared[$0].variable } }

    /// Whether `set` may change one of them.
    var holdsSet: Bool { declared.contains { $0.variable.isSet } }

    /// All of them, in the order in which they were declared; hidden ones as well.
    var all: [String] { declared.map(\.name) }

    /// All names from the inside out, those of a block sorted.
    var known: [String] {
        let starts = [0] + blocks
        return zip(starts, blocks + [declared.count]).reversed().flatMap { declared[$0..<$1].map(\.name).sorted() }
    }
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
