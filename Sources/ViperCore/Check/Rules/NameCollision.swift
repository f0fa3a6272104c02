import Diagnostics

extension Rule {
    package static let nameCollision = Rule(
        id: "nameCollision",
        summary: "Every type that is generated has a name of its own",
        explanation: """
            From a module viper-gen makes protocols, classes, a destination ('TodoListModule'), dependencies and mocks. None \
            of their names may be that of a type in a spec, or of another module's part. Rename one of the declarations; a \
            section's protocol can be renamed alone: 'view as TodoListScreen { … }'.
            """,
        wrong: "struct TodoListModule { let id: Int }\nmodule TodoList {}",
        right: "struct TodoListInfo { let id: Int }\nmodule TodoList {}")
}

extension Diagnostic {
    static func nameCollision(_ emitted: EmittedName, first: EmittedName) -> Diagnostic {
        Diagnostic(
            .nameCollision, "\(emitted.what) would be named '\(emitted.name)', which is \(first.what)",
            at: emitted.location,
            notes: [first.location.map { Note("that is here; rename one of the two", at: $0) } ?? Note("rename it")])
    }

    static func hiddenSwiftName(
        _ name: String, what: String, harm: SwiftNames.Harm, at location: SourceLocation
    ) -> Diagnostic {
        let reason =
            switch harm {
            case .hidesWhatIsUsed: "which generated code uses"
            case .takesAMeaning: "by which viper-gen knows how to make and compare values"
            }
        return Diagnostic(
            .nameCollision, "\(what) hides Swift's own '\(name)', \(reason)", at: location,
            notes: [Note("choose a name that says more, such as 'Todo\(name)'")])
    }

    static func ambiguousName(_ name: String, what: String, target: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .nameCollision,
            "\(what) cannot be told from Foundation's or Testing's own, because a type has the target's name, '\(target)'",
            at: location, notes: [Note("rename one of the two")])
    }
}
