import Diagnostics

/// A template or macro with the types of the names that it sees where it is used. Each such instance is checked once.
struct InstanceKey: Hashable {
    enum Callee: Hashable {
        case template(String)
        case macro(String)
    }

    struct Parameter: Hashable {
        var name: String
        var kind: Variable.Kind
        var type: ValueType?
        /// Whether it is a name of the including template that was not given by `with`.
        var isInherited = false
    }

    var callee: Callee
    var root: RecordType
    /// The parameters in the order of their slots, which begin at 1.
    var parameters: [Parameter]
    /// The facts about the parameters and the context.
    var facts: Facts
    /// Whether a template with syntax errors leads here, so that a name may be missing because of these.
    var isDoubtful: Bool
}

/// An instance that is still to be checked.
struct PendingInstance {
    var key: InstanceKey
    var function: Int
    /// Where it is used; nil for entries.
    var use: SourceLocation?
}
