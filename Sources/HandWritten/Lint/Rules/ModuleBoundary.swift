import Diagnostics
import ViperModel

/// Looks for the insides of other modules.
enum ModuleBoundary: LintRule {
    static let rule = Rule(
        id: "moduleBoundary", isAdjustable: true,
        summary: "A module reaches another one by its Module value, its interface and its delegate alone",
        explanation: """
            What stands behind a module's destination is its own affair: who makes its view controller or calls its \
            presenter directly skips its assembly, and breaks when it is changed. Open it with \
            'navigation.push(DetailModule(…))'; declare in its 'interface' what others may call, and in its 'delegate' what \
            it tells them.
            """,
        wrong: "final class ListRouter {\n    func open() { show(DetailView()) }\n}",
        right: "final class ListRouter {\n    func open() { navigation.push(DetailModule()) }\n}")

    static func findings(in lint: LintContext) -> [Diagnostic] {
        lint.ownParts.flatMap { part in
            let uses = lint.firstUses(of: lint.typesOfModules(usedBy: part), in: part) { name in
                lint.insides[name].flatMap { $0.module == part.owner.module ? nil : $0.module }
            }
            return uses.map { use in
                let module = lint.program.modules[use.meaning]
                let isOpened = lint.program.app.emit(of: module).contains(.assembly)
                let destination = lint.naming.destination(module.name)
                let way = isOpened ? "open it with '\(destination)'" : "ask whoever makes it for it"
                return Diagnostic(
                    rule, "'\(part.name)' reaches '\(use.name)', which is inside the module '\(module.name)'",
                    at: use.location,
                    notes: ["\(way); its 'interface' and 'delegate' say what else others may use"])
            }
        }
    }
}
