/// What is known to be there at a point of a template: `{% if member.doc %}` makes it known of `member.doc`.
///
/// There are only a handful of them, kept in the order in which they became known.
struct Facts: Sendable, ExpressibleByArrayLiteral {
    private(set) var keys: [FactKey]

    init(arrayLiteral keys: FactKey...) { self.keys = keys }

    var isEmpty: Bool { keys.isEmpty }

    func contains(_ key: FactKey) -> Bool { keys.contains(key) }

    mutating func insert(_ key: FactKey) {
        if !contains(key) { keys.append(key) }
    }

    mutating func formUnion(_ other: Facts) {
        for key in other.keys { insert(key) }
    }

    func union(_ other: Facts) -> Facts {
        var result = self
        result.formUnion(other)
        return result
    }

    /// The facts that both hold: what is known behind a condition, whichever of two ways led there.
    func intersection(_ other: Facts) -> Facts {
        var result = self
        result.keys.removeAll { !other.contains($0) }
        return result
    }

    /// Nothing that was known of the variable in `slot` is any longer.
    mutating func forget(slot: Int) {
        keys.removeAll { $0.root == .slot(slot) }
    }
}

extension Facts: Equatable {
    /// Whether both hold the same facts, in whatever order.
    static func == (left: Facts, right: Facts) -> Bool {
        left.keys == right.keys || (left.keys.count == right.keys.count && left.keys.allSatisfy(right.contains))
    }
}

/// A value that can be named again: a name with members, constant indexes and filters without arguments.
struct FactKey: Equatable, Sendable {
    var root: Root
    var steps: [Step] = []

    enum Root: Equatable, Sendable {
        /// A name of the context, by its slot in the root record.
        case field(Int)
        /// A variable, by its slot in the frame.
        case slot(Int)
    }

    enum Step: Equatable, Sendable {
        case member(Int)
        case index(Int)
        case filter(Filter)
    }

    func appending(_ step: Step) -> FactKey {
        var key = self
        key.steps.append(step)
        return key
    }
}
