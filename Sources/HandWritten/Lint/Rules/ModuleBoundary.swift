import Diagnostics
import ViperModel

/// Looks for the insides of other modules.
enum ModuleBoundary: LintRule {
    static let rule = Rule(
        id: "moduleBoundary", isAdjustable: true,
        summary: "A module reaches another one by its Module value, its interface and its delegate alone",
        explanation: """
            What stands behind a module's destination is its own affair: who makes its view controller or calls its presenter \
            directly skips its assembly, and breaks when it is changed. Open it with 'navigation.push(DetailModule(…))'; declare \
            in its 'interface' what others may call, and in its 'delegate' what it tells them.
            """,
        wrong: "final class ListRouter {\n    func open() { show(DetailView()) }\n}",
        right: "final class ListRouter {\n    func open() { navigation.push(DetailModule()) }\n}")

    static func findings(in lint: LintContext) -> [Diagnostic] {
        lint.ownParts.flatMap { part -> [Diagnostic] in
            func inside(_ name: String) -> LintContext.Inside? {
                lint.insides[name].flatMap { $0.module == part.owner.module ? nil : $0 }
            }
            return lint.firstUses(in: part) { inside($0) != nil }.compactMap { name, location -> Diagnostic? in
                guard let index = inside(name)?.module else { return nil }
                let module = lint.program.modules[index].name
                return finding(
                    name, of: module, destination: lint.naming.destination(module), by: part.declaration.name.name,
                    at: location)
            }
        }
    }

    private static func finding(
        _ name: String, of module: String, destination: String, by type: String, at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            rule, "'\(type)' reaches '\(name)', which is inside the module '\(module)'", at: location,
            notes: [Note("open it with '\(destination)'; its 'interface' and 'delegate' say what else others may use")])
    }
}
