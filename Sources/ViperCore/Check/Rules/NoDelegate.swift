import Diagnostics
import SwiftSource

extension Rule {
    package static let noDelegate = Rule(
        id: "noDelegate",
        summary: "'on' names a module that has a delegate",
        explanation: """
            In an 'on' section the presenter answers what another module tells whoever opened it. What it tells stands in that \
            module's 'delegate' section.
            """,
        wrong: "module TodoAdd {}\nmodule TodoList { on TodoAdd { func didSave() {} } }",
        right: "module TodoAdd { delegate { func didSave() } }\nmodule TodoList { on TodoAdd { func didSave() {} } }")
}

extension Diagnostic {
    static func noDelegate(of module: Identifier, in source: SourceFile) -> Diagnostic {
        Diagnostic(
            .noDelegate, "module '\(module.name)' has no 'delegate' section that could be answered here",
            at: SourceLocation(source, module.range), notes: [Note("add 'delegate { … }' to '\(module.name)'")])
    }
}
