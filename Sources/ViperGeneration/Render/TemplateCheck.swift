import Diagnostics
import ViperModel

extension Pipeline {
    /// Returns the findings in a project's own templates for all kits, including unused templates.
    package static func checkTemplates(_ input: Input) -> [Diagnostic] {
        (renderers(of: input).flatMap(\.diagnostics) + unusedTemplates(of: input)).sortedByPlace().withoutRepetitions
    }

    /// Returns a finding for each of the project's own templates that no kit uses.
    ///
    /// - Parameter used: The paths of templates that are known to be used.
    static func unusedTemplates(of input: Input, besides used: Set<String> = []) -> [Diagnostic] {
        let folder = input.appFile.settings.templates
        let known = input.builtInTemplates.map { String($0.pathBelow("Templates")) }
        let doubtful = input.projectTemplates.filter { file in
            !used.contains(file.path) && !known.contains { $0 == file.pathBelow(folder) }
        }
        // Creating the renderers of all kits takes long. Most projects do not need them: each of their templates is
        // known to be used, or replaces a built-in template.
        guard !doubtful.isEmpty else { return [] }
        let usedOrFaulty = renderers(of: input).reduce(into: Set()) { paths, renderer in
            paths.formUnion(renderer.used)
            paths.formUnion(renderer.diagnostics.compactMap(\.location?.file.path))
        }
        let names = known + ownKits(of: input).flatMap { kit in CustomKits.pieces.sorted().map { "\(kit)/\($0)" } }
        return doubtful.filter { !usedOrFaulty.contains($0.path) }.map { file in
            let near = nearest(to: String(file.pathBelow(folder)), in: names)
            return Diagnostic(
                .unusedTemplate, "template is never used", at: SourceLocation(file, 0..<0),
                notes: [
                    .init(
                        near.map { "did you mean '\($0)'?" }
                            ?? "if the template is meant to add a file, begin the template with a comment '{# file: … #}'"
                    )
                ])
        }
    }

    private static func ownKits(of input: Input) -> [String] {
        CustomKits.folders(in: input.projectTemplates.map { $0.pathBelow(input.appFile.settings.templates) }).sorted()
    }

    /// Returns the renderers for all settings that select different templates.
    private static func renderers(of input: Input) -> [Renderer] {
        (Kit.builtIn + ownKits(of: input).map(Kit.own)).flatMap { kit in
            TestFramework.allCases.flatMap { framework in
                kit.styles.map { style in
                    var app = input.appFile.settings
                    (app.kit, app.tests, app.style) = (kit, framework, style)
                    return Renderer(for: input, app)
                }
            }
        }
    }
}
