/// The variables at a point of a template: the names that `for`, `set`, `with` and macros give, the innermost last. While a
/// template is checked, what is known of each is its type; while it is rendered, its value.
struct Scope<Content> {
    private(set) var variables: [Variable] = []

    struct Variable {
        let name: String
        var content: Content
        let origin: Origin
    }

    /// The origin of a variable, which decides what `set` does in a block.
    enum Origin: Hashable {
        /// From `set` in the same template or macro: it gets the new value.
        case set
        /// From `for`, `with` or a macro's parameter: it cannot be changed.
        case given
        /// From the template around an include: it is hidden until the end of the block.
        case inherited
    }

    /// The innermost variable of a name.
    func variable(_ name: String) -> Variable? { variables.last { $0.name == name } }

    mutating func declare(_ name: String, _ content: Content, _ origin: Origin = .given) {
        variables.append(Variable(name: name, content: content, origin: origin))
    }

    /// Gives a new value to a variable that `set` has made, or makes one.
    mutating func set(_ name: String, _ content: Content) {
        if let index = variables.lastIndex(where: { $0.name == name }), variables[index].origin == .set {
            variables[index].content = content
        } else {
            declare(name, content, .set)
        }
    }

    /// Removes the variables of a block, of which there were `count` when it began.
    mutating func endBlock(_ count: Int) { variables.removeLast(variables.count - count) }

    /// The variables that an included template can use.
    var inherited: Self {
        Self(variables: variables.map { Variable(name: $0.name, content: $0.content, origin: .inherited) })
    }
}
