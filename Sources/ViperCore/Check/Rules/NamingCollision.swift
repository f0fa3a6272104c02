import Diagnostics

extension Rule {
    package static let namingCollision = Rule(
        id: "namingCollision",
        summary: "'naming' gives each part of a module names of its own",
        explanation: """
            Two types of a module cannot have one name, nor two of its files, nor two properties of one class: a presenter \
            holds its view, its interactor, its router and its delegate. What collides with a name in a spec, or with that of \
            another module, is reported there.
            """,
        wrong: "app Todo { naming { router { class \"{module}Module\" } } }",
        right: "app Todo { naming { router { class \"{module}Wireframe\" } } }")
}

extension Diagnostic {
    /// `first` and `second` with their articles: `the class of 'router'`.
    static func namingCollision(
        _ name: String, _ first: String, _ second: String, at location: SourceLocation?
    ) -> Diagnostic {
        Diagnostic(
            .namingCollision, "\(first) and \(second) would both be called '\(name)'", at: location,
            notes: [Note("give one of them another name")])
    }

    static func inheritedProperty(_ name: String, of type: String, at location: SourceLocation?) -> Diagnostic {
        Diagnostic(
            .namingCollision, "a view cannot hold its presenter as '\(name)', which '\(type)' already has",
            at: location,
            notes: [Note("choose another property of 'presenter'")])
    }
}
