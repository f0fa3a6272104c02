import Diagnostics

extension Rule {
    package static let differsInYours = Rule(
        id: "differsInYours",
        summary: "A file of yours stores and takes what the spec says",
        explanation: """
            The spec gives a class other things than before: an input or a dependency is gone, or has another type. Where a class \
            stands as it was generated it is changed along; here your code uses what is gone, or spells it in its own way, so the \
            change is yours to make. What state is may differ from the spec on purpose; that is a warning.
            """,
        wrong: "interactor { … }   // and ListInteractor has init(store: any Store), and uses 'store'",
        right: "interactor(store: any Store) { … }")
}

extension Diagnostic {
    /// `text` is what the spec asks for; empty where there is nothing to show.
    static func differsInYours(
        _ message: String, at location: SourceLocation, text: String, because reason: String? = nil,
        severity: Severity = .error
    ) -> Diagnostic {
        var diagnostic = Diagnostic(
            .differsInYours, message, at: location, notes: reason.map { [Note("it is left alone: \($0)")] } ?? [],
            fixIts: text.isEmpty
                ? [] : [FixIt("what the spec asks for", range: location.range, replacement: "\n" + text + "\n")])
        diagnostic.severity = severity
        return diagnostic
    }
}
