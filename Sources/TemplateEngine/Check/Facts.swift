/// The optional values that are known to be present at a point of a template, as `member.doc` inside `{% if member.doc %}`.
typealias Facts = Set<FactKey>

extension Facts {
    /// Forgets the facts about the variable in `slot`, which is set anew.
    mutating func forget(slot: Int) { self = filter { $0.root != .slot(slot) } }
}

/// A value that can be named again: a name with members, constant indexes and filters without arguments.
struct FactKey: Hashable, Sendable {
    var root: Root
    var steps: [Step] = []

    enum Root: Hashable, Sendable {
        /// A name of the context, by its slot in the root record.
        case field(Int)
        /// A variable, by its slot in the frame.
        case slot(Int)
    }

    enum Step: Hashable, Sendable {
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
