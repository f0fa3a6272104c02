import Diagnostics

extension Rule {
    package static let dependencyConflict = Rule(
        id: "dependencyConflict",
        summary: "A dependency's name has one type in the whole app",
        explanation: """
            One composition root provides what all modules ask for, by name. Two modules that ask for the same name with \
            different types cannot both be served. Rename one, write the types alike, or make the value in an assembly line: \
            'let factory = CardViewModelFactory()'.
            """,
        wrong: "module A { interactor(store: any StoreA) {} }\nmodule B { interactor(store: any StoreB) {} }",
        right: "module A { interactor(storeA: any StoreA) {} }\nmodule B { interactor(storeB: any StoreB) {} }")
}

extension Diagnostic {
    static func dependencyConflict(_ dependency: Dependency, first: Dependency) -> Diagnostic {
        Diagnostic(
            .dependencyConflict,
            "the dependency '\(dependency.name)' is '\(dependency.type.text)' here and '\(first.type.text)' elsewhere",
            at: dependency.location,
            notes: [Note("it is '\(first.type.text)' here; rename one, or write the types alike", at: first.location)])
    }
}
