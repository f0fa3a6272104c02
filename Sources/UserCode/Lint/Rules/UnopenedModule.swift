import Diagnostics
import ViperModel
import ViperSpec

/// A check for modules that nothing opens.
enum UnopenedModule: LintRule {
    static let rule = Rule(
        id: "unopenedModule", severity: .warning, isAdjustable: true, summary: "Module is never opened",
        explanation: """
            No router opens the module, no Swift of the app target refers to its destination, and App.viper does not \
            name it as 'root'. So its screen never appears. Open the module from a router, or write 'root NAME' in \
            App.viper. A 'public' module is not reported, because other targets may open it. If App.viper names no \
            root, one unopened module is accepted as the root.
            """,
        wrong: "module List { router { func close() { navigation.pop() } } }\nmodule Detail {}",
        right: "module List { router { func open() { navigation.push(DetailModule()) } } }\nmodule Detail {}")

    static let styles = AppSettings.Style.allCases

    static func findings(in lint: LintContext) -> [Diagnostic] {
        let program = lint.program
        var opened = Set(program.modules.flatMap { module in module.opens.filter { $0 != module.name } })
        if let root = program.app.root { opened.insert(root) }
        let candidates = program.modules.indices.filter { index in
            let module = program.modules[index]
            // Without a generated assembly, hand-written Swift creates the module.
            let isBuilt = program.app.emit(of: module).contains(.assembly)
            return !opened.contains(module.name) && !module.isPublic && isBuilt
        }
        if candidates.isEmpty { return [] }
        let bodies = program.externalModules.compactMap(\.body).map { NameUsages(LintContext.Code($0).uses) }
        let used = NameUsages(joining: Array(lint.namesOfFiles.values) + bodies)
        let unopened = candidates.filter { !used.contains(lint.naming.destination(program.modules[$0].name)) }
        // A single unopened module is the root.
        if program.app.root == nil, unopened.count == 1 { return [] }
        return Set(unopened).intersection(lint.modules.map(\.index)).map { index in
            let module = program.modules[index]
            let call = "navigation.push(\(lint.naming.destination(module.name))(…))"
            return Diagnostic(
                rule, "module '\(module.name)' is never opened", at: module.location,
                notes: ["open it from a router with '\(call)', or add 'root \(module.name)' to App.viper"])
        }
    }
}
