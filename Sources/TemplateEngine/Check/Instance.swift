import Diagnostics

/// A file or macro as it is used at some place: with the types of the names that it sees.
struct InstanceKey: Hashable {
    enum Callee: Hashable {
        case template(String)
        case macro(String)
    }

    struct Parameter: Hashable {
        var name: String
        var kind: Variable.Kind
        var type: ValueType?
        /// The including template's, not given by `with`.
        var isInherited = false
    }

    var callee: Callee
    var root: RecordType
    /// The parameters in the order of their slots, which begin at 1.
    var parameters: [Parameter]
    /// What is known of the parameters and the context.
    var facts: Facts
    /// A template that could not be understood wholly leads here, so what is missing may be missing because of that.
    var isDoubtful: Bool
}

/// An instance that is still to be checked.
struct PendingInstance {
    var key: InstanceKey
    var function: Int
    /// Where it is used; nil for entries.
    var use: SourceLocation?
}
