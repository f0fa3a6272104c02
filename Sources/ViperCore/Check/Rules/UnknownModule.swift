import Diagnostics
import SwiftSource

extension Rule {
    package static let unknownModule = Rule(
        id: "unknownModule",
        summary: "A module that is named is declared in a spec",
        explanation: """
            'root' in App.viper and 'on' in a module name another module. One that exists in the project's own Swift is \
            declared as such: 'external module Name(inputs) { … }'.
            """,
        wrong: "module TodoAdd { delegate { func didSave() } }\nmodule TodoList { on TodoAd { func didSave() {} } }",
        right: "module TodoAdd { delegate { func didSave() } }\nmodule TodoList { on TodoAdd { func didSave() {} } }")
}

extension Diagnostic {
    static func unknownModule(
        _ name: Identifier, known: some Sequence<String>, in source: SourceFile
    ) -> Diagnostic {
        Diagnostic(
            .unknownModule, "there is no module '\(name.name)'", at: SourceLocation(source, name.range)
        ).suggesting(name, among: known)
    }
}
