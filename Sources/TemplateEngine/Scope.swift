/// The variables at a point of a template: the names from `for`, `set`, `with` and macros, the innermost last. The
/// content is a type while a template is checked, and a value while it is rendered.
struct Scope<Content> {
    private(set) var variables: [Variable] = []

    struct Variable {
        let name: String
        var content: Content
        let origin: Origin
    }

    /// The origin of a variable, which decides what `set` does in a block.
    enum Origin: Hashable {
        /// From `set` in the same template or macro: `set` changes it.
        case set
        /// From `for`, `with` or a macro's parameter: it cannot be changed.
        case given
        /// From the template around an include: `set` hides it until the end of the block.
        case inherited
    }

    /// The innermost variable of a name.
    func variable(_ name: String) -> Variable? { variables.last { $0.name == name } }

    mutating func declare(_ name: String, _ content: Content, _ origin: Origin = .given) {
        variables.append(Variable(name: name, content: content, origin: origin))
    }

    /// Sets a variable that `set` created, or creates one.
    mutating func set(_ name: String, _ content: Content) {
        if let index = variables.lastIndex(where: { $0.name == name }), variables[index].origin == .set {
            variables[index].content = content
        } else {
            declare(name, content, .set)
        }
    }

    /// Removes the variables of a block, which had `count` variables at its start.
    mutating func endBlock(_ count: Int) { variables.removeLast(variables.count - count) }

    /// The variables that an included template can use.
    var inherited: Self {
        Self(variables: variables.map { Variable(name: $0.name, content: $0.content, origin: .inherited) })
    }
}
