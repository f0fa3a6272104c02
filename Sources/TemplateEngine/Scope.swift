/// The variables that a template can use at a point: the names from `for`, `set`, `with` and macro parameters,
/// innermost last. `Content` is a type when a template is checked, and a value when it is rendered.
struct Scope<Content> {
    private(set) var variables: [Variable] = []

    struct Variable {
        let name: String
        var content: Content
        let origin: Origin
    }

    /// The origin of a variable. It determines whether `set` in a block can change the variable.
    enum Origin: Hashable {
        /// An earlier `set` in the same template or macro. A later `set` changes the variable.
        case set
        /// `for`, `with` or a macro's parameter. `set` cannot change the variable.
        case given
        /// The including template. `set` hides the variable until the end of the block.
        case inherited
    }

    /// Returns the innermost variable with a name.
    func variable(_ name: String) -> Variable? { variables.last { $0.name == name } }

    mutating func declare(_ name: String, _ content: Content, _ origin: Origin = .given) {
        variables.append(Variable(name: name, content: content, origin: origin))
    }

    /// Changes the variable if an earlier `set` created it. Otherwise creates a variable.
    mutating func set(_ name: String, _ content: Content) {
        if let index = variables.lastIndex(where: { $0.name == name }), variables[index].origin == .set {
            variables[index].content = content
        } else {
            declare(name, content, .set)
        }
    }

    /// Removes the variables that a block declared. `count` is the number of variables before the block.
    mutating func endBlock(_ count: Int) { variables.removeLast(variables.count - count) }

    /// The scope of an included template: the same variables, marked as inherited.
    var inherited: Self {
        Self(variables: variables.map { Variable(name: $0.name, content: $0.content, origin: .inherited) })
    }
}
