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

        let unknownKit = app.unknownKit(input.projectTemplates)
        let findings =
            syntax + app.settingsFindings + unknownKit + app.missingTemplates(input.projectTemplates) + misplaced
            + SpecFolderCheck.findings(files.map(\.source))
            + CascadingErrors(causedBy: syntax).removed(from: checked.findings)
            // It is not known which views an unknown kit can host, so the rule `foreignKit` is skipped.
            .filter { unknownKit.isEmpty || $0.rule.id != Rule.foreignKit.id }
        let (kept, silenced) = Suppressions(files.map(\.source), rules: app.rules).applied(to: findings)
        let diagnostics = app.settings.adjusted(kept).sortedByPlace().withoutRepetitions
        return Checked(
            program: diagnostics.containsError ? nil : checked.program, diagnostics: diagnostics, silenced: silenced)
    }
}

extension Pipeline.Input {
    /// Parses all specs, including `App.viper`, sorted by path. Of specs with the same path, only the first counts.
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
