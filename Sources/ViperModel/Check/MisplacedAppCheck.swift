import Diagnostics
import ViperSpec

/// Checks that `app` is declared only once, in `App.viper`.
enum MisplacedAppCheck {
    static func findings(_ spec: SpecFile, app: SpecFile?) -> [Diagnostic] {
        func places(_ file: SpecFile) -> [SourceLocation] {
            file.declarations.compactMap { declaration in
                guard case .app(let app) = declaration else { return nil }
                return SourceLocation(file.source, app.name.range)
            }
        }
        let rightPlace = app.flatMap { places($0).first }
        return places(spec).map { place in
            guard let rightPlace else {
                return Diagnostic(
                    .misplacedApp, "'app' is outside App.viper", at: place,
                    notes: ["move it to App.viper at the project's root"])
            }
            return Diagnostic(
                .misplacedApp, "duplicate 'app' declaration", at: place,
                notes: [.init("first declared here", at: rightPlace)]
            )
        }
    }
}

extension Rule {
    package static let misplacedApp = Rule(
        id: "misplacedApp", summary: "'app' outside App.viper, or declared more than once",
        explanation: """
            The settings name the folder of the specs, so viper-gen reads App.viper before the specs. Declare 'app' \
            once, in App.viper at the project's root.
            """,
        wrong: "// Specs/Todo.viper\napp Todo { ui none }",
        right: "// App.viper\napp Todo { ui none }")
}
