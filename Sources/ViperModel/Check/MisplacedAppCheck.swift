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
    package static let misplacedApp = Rule(
        id: "misplacedApp", summary: "A project has one 'app', in App.viper at its root",
        explanation: """
            The settings are read before the specs, because they say where the specs are. So they stand in a file of their \
            own, once.
            """,
        wrong: "// Specs/Todo.viper\napp Todo { ui none }",
        right: "// App.viper\napp Todo { ui none }")
}
