import Diagnostics

extension Rule {
    /// `subscript` among requirements.
    package static let subscriptInSection = Rule(
        id: "subscriptInSection",
        summary: "Sections and services have no subscripts",
        explanation:
            "A mock could not record which subscript was asked. Write a function, whose name says what is looked up.",
        wrong: "module TodoList {\n    interactor { subscript(id: Int) -> String { get } }\n}",
        right: "module TodoList {\n    interactor { func title(of id: Int) -> String }\n}")
}

extension Diagnostic {
    static func subscriptInSection(at range: Range<Int>, in file: SourceFile) -> Diagnostic {
        Diagnostic(
            .subscriptInSection, "'subscript' cannot be a member here", at: SourceLocation(file, range),
            notes: [Note("write a function instead")])
    }
}
