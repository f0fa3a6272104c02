import Diagnostics

extension Rule {
    package static let unknownProtocol = Rule(
        id: "unknownProtocol",
        summary: "A protocol that a section inherits is declared in a spec where mocks are generated",
        explanation: """
            A mock has to conform to what its protocol inherits, so viper-gen must know those requirements. A protocol of the \
            project's own Swift is declared with what it requires: 'external protocol Loadable { func showLoading() }'. Where \
            'emit' holds neither mocks nor tests, any protocol may be inherited.
            """,
        wrong: "module TodoList { view: Loadable {} }",
        right: "external protocol Loadable { func showLoading() }\nmodule TodoList { view: Loadable {} }")
}

extension Diagnostic {
    static func unknownProtocol(_ name: String, inheritedBy owner: String, at location: SourceLocation?) -> Diagnostic {
        var diagnostic = Diagnostic(
            .unknownProtocol, "no spec declares '\(name)', so the mock of '\(owner)' could not conform to it",
            at: location)
        if let file = location?.file, name.isPlainIdentifier {
            let end = file.bytes.count
            let lineBreak = file.bytes.last == 0x0A || file.bytes.isEmpty ? "" : "\n"
            diagnostic.fixIts = [
                FixIt(
                    "declare it, with its requirements between the braces", range: end..<end,
                    replacement: "\(lineBreak)\nexternal protocol \(name) {}\n")
            ]
        } else {
            diagnostic.notes = [Note("inherit a protocol of this module, and declare it as 'external protocol'")]
        }
        return diagnostic
    }
}
