/// A template or macro with the types of the names it sees in one use.
struct TemplateUse: Hashable {
    let callee: Callee
    /// The record whose fields are names, too; nil if the use, and so the types of names, are unknown.
    let root: RecordType?
    /// The other names.
    var names: [String: Variable] = [:]

    enum Callee: Hashable {
        case template(String)
        case macro(String)
    }

    struct Variable: Hashable {
        /// The type; nil if it is unknown because of an error that was already reported.
        var type: ValueType?
        var origin: Scope<ValueType?>.Origin
    }
}
