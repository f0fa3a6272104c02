/// A template or macro with the types of the names that it sees where it is used.
struct TemplateUse: Hashable {
    let callee: Callee
    /// The record whose fields are names too; nil if it is not known who uses the template or macro, and so no name is known.
    let root: RecordType?
    /// The other names.
    var names: [String: Variable] = [:]

    enum Callee: Hashable {
        case template(String)
        case macro(String)
    }

    struct Variable: Hashable {
        /// Nil if it is not known, for an error is reported already.
        var type: ValueType?
        var origin: Scope<ValueType?>.Origin
    }
}
