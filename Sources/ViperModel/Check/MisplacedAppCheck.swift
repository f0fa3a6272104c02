import Diagnostics
import ViperSpec

/// `app` stands in `App.viper` alone.
enum MisplacedAppCheck {
    static func findings(_ spec: SpecFile, app: SpecFile?) -> [Diagnostic] {
        let first = app?.apps.first.map { SourceLocation($0.source, $0.app.name.range) }
        return spec.apps.map { source, app in
            .misplacedApp(at: SourceLocation(source, app.name.range), first: first)
        }
    }
}

extension SpecFile {
    fileprivate var apps: [(source: SourceFile, app: AppDeclaration)] {
        declarations.compactMap { declaration in
            guard case .app(let app) = declaration else { return nil }
            return (source, app)
        }
    }
}

extension Rule {
    static let misplacedApp = Rule(
        id: "misplacedApp", summary: "A project has one 'app', in App.viper at its root",
        explanation: """
            The settings are read before the specs, because they say where the specs are. So they stand in a file of their \
            own, once.
            """,
        wrong: "// Specs/Todo.viper\napp Todo { ui none }",
        right: "// App.viper\napp Todo { ui none }")
}

extension Diagnostic {
    static func misplacedApp(at location: SourceLocation, first: SourceLocation?) -> Diagnostic {
        if let first {
            return Diagnostic(
                .misplacedApp, "a project has one 'app'", at: location, notes: [.init("the first is here", at: first)])
        }
        return Diagnostic(
            .misplacedApp, "'app' belongs to App.viper at the project's root", at: location,
            notes: ["move it there"])
    }
}
