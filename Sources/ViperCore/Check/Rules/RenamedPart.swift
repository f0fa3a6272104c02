import Diagnostics
import SwiftSource

extension Rule {
    package static let renamedPart = Rule(
        id: "renamedPart",
        summary: "A body calls the parts of its module by the names that 'naming' gives them",
        explanation: """
            With 'naming { router { property wireframe } }' in App.viper a presenter holds its router as 'wireframe', and \
            that is what bodies call. The old name means nothing any more, unless the class has a property of that name.
            """,
        wrong: """
            app Todo { naming { router { property wireframe } } }
            module Notes {
                presenter { func didTap() { router.close() } }
                router { func close() { navigation.pop() } }
            }
            """,
        right: """
            app Todo { naming { router { property wireframe } } }
            module Notes {
                presenter { func didTap() { wireframe.close() } }
                router { func close() { navigation.pop() } }
            }
            """)
}

extension Diagnostic {
    static func renamedPart(_ name: Identifier, to property: String, in source: SourceFile) -> Diagnostic {
        Diagnostic(
            .renamedPart, "'\(name.name)' is called '\(property)' in this project",
            at: SourceLocation(source, name.range),
            fixIts: [FixIt("replace '\(name.name)' by '\(property)'", range: name.range, replacement: property)])
    }
}
