import Diagnostics
import ViperSpec

/// Checks that `app` stands in `App.viper` alone, and once.
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
                    .misplacedApp, "'app' belongs to App.viper at the project's root", at: place,
                    notes: ["move it there"])
            }
            return Diagnostic(
                .misplacedApp, "a project has one 'app'", at: place, notes: [.init("the first is here", at: rightPlace)]
            )
        }
    }
}

extension Rule {
    static let misplacedApp = Rule(
        id: "misplacedApp", summary: "'app' outside App.viper, or declared more than once",
        explanation: """
            viper-gen reads the settings before the specs, because they name the folder of the specs. Declare 'app' \
            once, in App.viper at the project's root.
            """,
        wrong: "// Specs/Todo.viper\napp Todo { ui none }",
        right: "// App.viper\napp Todo { ui none }")
}
