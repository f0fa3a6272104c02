import Diagnostics

extension Rule {
    package static let duplicateMember = Rule(
        id: "duplicateMember",
        summary: "A section or type states a member once",
        explanation: """
            Two members are the same where their names, labels, parameter types and results are; Swift refuses the second \
            one. Members that differ in any of these are overloads, and fine. Properties and cases have nothing but a name to \
            tell them apart; to Swift a function without parameters is named like a property.
            """,
        wrong: "module TodoList { view { func show(_ text: String); func show(_ message: String) } }",
        right: "module TodoList { view { func show(_ text: String); func show(error message: String) } }")
}

extension Diagnostic {
    /// `owner` is quoted: `'view'`.
    static func duplicateMember(
        _ name: String, in owner: String, at location: SourceLocation, first: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .duplicateMember, "'\(name)' stands twice in \(owner)", at: location,
            notes: [Note("the first is here; remove one, or give it another label", at: first)])
    }

    /// `owner` with its kind: `struct 'Row'`.
    static func repeatedName(
        _ name: String, in owner: String, at location: SourceLocation, first: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .duplicateMember, "'\(name)' stands twice in \(owner)", at: location,
            notes: [Note("the first is here; rename one of the two", at: first)])
    }

    static func propertyAndFunction(
        _ name: String, in owner: String, at location: SourceLocation, first: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .duplicateMember, "'\(name)' is a property and a function in \(owner), which Swift takes for one",
            at: location, notes: [Note("the other one is here; rename one of the two", at: first)])
    }
}
