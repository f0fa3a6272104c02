import Diagnostics

extension Rule {
    /// An assembly line after the module's head.
    package static let misplacedAssembly = Rule(
        id: "misplacedAssembly",
        summary: "Assembly lines stand at the head of a module",
        explanation: """
            let and guard let in a module make what its parts share, before any part is made. They are run in the order they \
            stand in, so they stand first, before declarations and sections.
            """,
        wrong: "module Wallet {\n    view {}\n    let format = AmountFormat()\n}",
        right: "module Wallet {\n    let format = AmountFormat()\n    view {}\n}")
}

extension Diagnostic {
    /// `range` is the keyword's.
    static func misplacedAssembly(at range: Range<Int>, in file: SourceFile) -> Diagnostic {
        Diagnostic(
            .misplacedAssembly, "an assembly line stands at the module's head", at: SourceLocation(file, range),
            notes: [Note("move it before the first declaration and section")])
    }
}
