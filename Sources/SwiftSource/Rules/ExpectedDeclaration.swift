import Diagnostics

extension Rule {
    package static let expectedDeclaration = Rule(
        id: "expectedDeclaration",
        summary: "Between a type's braces stand declarations",
        explanation: """
            A type holds functions, properties, initialisers, cases and other types, each of which begins with its keyword, \
            a modifier or an attribute. Statements stand in a function's body.
            """,
        wrong: "struct Row { title: String }",
        right: "struct Row { let title: String }")
}

extension Diagnostic {
    static func expectedDeclaration(found: FoundToken, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .expectedDeclaration, "expected a declaration, found \(found.description)", at: location,
            notes: [Note("a member begins with a keyword such as 'func', 'var' or 'case'")])
    }
}
