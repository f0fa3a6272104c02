import Diagnostics
import SwiftSource

extension Rule {
    /// A section other than `delegate` and `interface` in an external module.
    package static let externalModuleShape = Rule(
        id: "externalModuleShape",
        summary: "An external module has a body, a delegate and an interface, and nothing else",
        explanation: """
            How it works inside is the project's own Swift. The spec knows what it takes (inputs), the expression that makes \
            its screen, whom it tells (delegate) and what can be asked of it (interface).
            """,
        wrong: "external module Details { view { func show() } }",
        right: "external module Details { DetailsAssembly.make() }")
}

extension Diagnostic {
    static func externalModuleShape(_ section: Identifier, in file: SourceFile) -> Diagnostic {
        Diagnostic(
            .externalModuleShape, "an external module has no '\(section.name)' section",
            at: SourceLocation(file, section.range),
            notes: [Note("only 'delegate' and 'interface' of an external module are known to specs")])
    }
}
