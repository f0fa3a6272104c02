import Diagnostics
import ViperModel

extension Pipeline {
    /// What is wrong with a project's own templates, those of kits that it does not use among them, and which of them nothing
    /// uses. `others` are the paths of templates that are no part of this: those that `new` and `init` start with.
    package static func checkTemplates(_ input: Input, besides others: Set<String>) -> [Diagnostic] {
        let settings = input.appFile.settings
        let own = input.projectTemplates.filter { !others.contains(String($0.pathBelow(settings.templates))) }
        let folders = OwnKits.folders(in: own.map { $0.pathBelow(settings.templates) })
        let kits = Kit.builtIn + folders.sorted().map(Kit.own)
        var findings: [Diagnostic] = []
        var unused = Set(own.map(\.path))
        let combinations = kits.flatMap { kit in
            TestFramework.allCases.flatMap { framework in
                kit.styles.map { (kit, framework, $0) }
            }
        }
        for (kit, framework, style) in combinations {
            var app = settings
            (app.kit, app.tests, app.style) = (kit, framework, style)
            let renderer = Renderer(
                builtIn: input.builtInTemplates, project: own, folder: settings.templates, app: app,
                compile: input.compile)
            findings += renderer.diagnostics
            unused.subtract(renderer.used)
        }
        let known = input.builtInTemplates.map { String($0.pathBelow("Templates")) }
        for file in own where unused.contains(file.path) {
            let near = nearest(to: String(file.pathBelow(settings.templates)), in: known)
            findings.report(
                .unusedTemplate, "nothing uses this template", at: SourceLocation(file, 0..<0),
                notes: [
                    .init(
                        near.map { "did you mean '\($0)'?" }
                            ?? "a comment '{# file: … #}' at its beginning makes it add a file")
                ])
        }
        return findings.sortedByPlace().withoutRepetitions
    }
}
