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
