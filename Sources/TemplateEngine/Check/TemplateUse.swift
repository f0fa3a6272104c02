/// A use of a template or macro: an include, a call or an entry. It determines the types of the names.
struct TemplateUse: Hashable {
    let callee: Callee
    /// The type of the root record, whose fields are names too. If this is nil, the template or macro is checked
    /// without types.
    let root: RecordType?
    /// The names that are not fields of the root record.
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
