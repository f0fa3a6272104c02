import Diagnostics
import ViperSpec

extension Pipeline {
    /// The result of checking specs.
    package struct Checked {
        /// The resolved specs; nil if there is an error.
        package var program: Program?
        /// The findings.
        package var diagnostics: [Diagnostic]
        /// The findings that comments in the specs suppress.
        package var silenced: [Diagnostic]
    }

    /// Parses, resolves and checks specs. The result does not depend on the order of the files.
    package static func check(_ input: Input) -> Checked {
        let app = input.appFile
        let specs = input.parsedSpecs()
        let files = specs.map(\.0)
        let syntax = specs.flatMap(\.1)
        let misplaced = files.filter { $0.source.path != app.source?.path }.flatMap {
            MisplacedAppCheck.findings($0, app: app.syntax)
        }
        let checked = ProgramCheck.run(files, settings: app.settings, root: app.root, own: input.own)

        let ofKit = input.kitFindings
        let findings =
            syntax + app.settingsFindings + ofKit.unknownKit + ofKit.missingTemplates + misplaced
            + SpecFolderCheck.findings(files.map(\.source))
            + CascadingErrors(causedBy: syntax).removed(from: checked.findings)
            // It is not known which views an unknown kit can host.
            .filter { ofKit.unknownKit.isEmpty || $0.rule.id != Rule.foreignKit.id }
        let (kept, silenced) = Suppressions(files.map(\.source), rules: app.rules).applied(to: findings)
        let diagnostics = app.settings.adjusted(kept).sortedByPlace().withoutRepetitions
        return Checked(
            program: diagnostics.containsError ? nil : checked.program, diagnostics: diagnostics, silenced: silenced)
    }
}

extension Pipeline.Input {
    /// The findings about the kit and the templates in `App.viper`. If the kit is unknown because the folder of
    /// templates is missing, the second finding is a note of the first.
    fileprivate var kitFindings: (unknownKit: [Diagnostic], missingTemplates: [Diagnostic]) {
        var unknownKit = appFile.unknownKit(projectTemplates)
        let missingTemplates = appFile.missingTemplates(projectTemplates)
        // A misspelled kit has a fix-it; without one, it may be a custom kit.
        guard unknownKit.first?.fixIts.isEmpty ?? false else { return (unknownKit, missingTemplates) }
        unknownKit[0].notes += missingTemplates.map { .init($0.message, at: $0.location) }
        return (unknownKit, [])
    }

    /// Parses all specs, including `App.viper`, sorted by path. Of duplicate paths, the first counts.
    fileprivate func parsedSpecs() -> [(SpecFile, [Diagnostic])] {
        let app = appFile.syntax.map { [($0, appFile.syntaxFindings)] } ?? []
        let others = specs.unique(by: \.path).filter { $0.path != appFile.source?.path }
        return (app + others.map { SpecParser.parse($0) }).sorted { $0.0.source.path < $1.0.source.path }
    }
}

extension [Diagnostic] {
    /// The findings without adjacent duplicates.
    package var withoutRepetitions: [Diagnostic] {
        reduce(into: []) { kept, next in
            if kept.last != next { kept.append(next) }
        }
    }
}
