import Diagnostics
import ViperSpec

extension Pipeline {
    /// The result of checking specs.
    package struct Checked {
        /// What the specs mean; nil where one of them has an error.
        package var program: Program?
        /// What is wrong with them.
        package var diagnostics: [Diagnostic]
        /// The findings that comments in the specs suppress.
        package var silenced: [Diagnostic]
    }

    /// Makes a program of specs: parses, resolves and checks them. Neither the program nor the findings depend on the order in
    /// which the files are given.
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
            // Which views an unknown kit can show is not known.
            .filter { ofKit.unknownKit.isEmpty || $0.rule.id != Rule.foreignKit.id }
        let (kept, silenced) = Suppressions(files.map(\.source), rules: app.rules).applied(to: findings)
        let diagnostics = app.settings.adjusted(kept).sortedByPlace().withoutRepetitions
        return Checked(
            program: diagnostics.containsError ? nil : checked.program, diagnostics: diagnostics, silenced: silenced)
    }
}

extension Pipeline.Input {
    /// The findings about the kit and the templates that `App.viper` names. Where the kit is unknown because the folder of
    /// templates is missing, the second is a note of the first.
    fileprivate var kitFindings: (unknownKit: [Diagnostic], missingTemplates: [Diagnostic]) {
        var unknownKit = appFile.unknownKit(projectTemplates)
        let missingTemplates = appFile.missingTemplates(projectTemplates)
        // A misspelt kit has a fix-it; one without may be a kit of the project's own.
        guard unknownKit.first?.fixIts.isEmpty ?? false else { return (unknownKit, missingTemplates) }
        unknownKit[0].notes += missingTemplates.map { .init($0.message, at: $0.location) }
        return (unknownKit, [])
    }

    /// The syntax trees of all specs, `App.viper` among them, sorted by path; of two with one path the first.
    fileprivate func parsedSpecs() -> [(SpecFile, [Diagnostic])] {
        let app = appFile.syntax.map { [($0, appFile.syntaxFindings)] } ?? []
        let others = specs.unique(by: \.path).filter { $0.path != appFile.source?.path }
        return (app + others.map { SpecParser.parse($0) }).sorted { $0.0.source.path < $1.0.source.path }
    }
}

extension [Diagnostic] {
    /// Sorted findings without those that repeat the one before them.
    package var withoutRepetitions: [Diagnostic] {
        reduce(into: []) { kept, next in
            if kept.last != next { kept.append(next) }
        }
    }
}
