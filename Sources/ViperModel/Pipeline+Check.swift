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
        let specs = input.readSpecs()
        let (syntax, misplaced) = (specs.flatMap(\.syntax), specs.flatMap(\.misplaced))
        let sources = specs.map(\.draft.source)
        // The check takes the drafts over, so that none of them outlives its use there.
        let drafts = (consume specs).map(\.draft)
        let checked = ProgramCheck.run(consume drafts, settings: app.settings, root: app.root, own: input.own)

        let ofKit = input.kitFindings
        let findings =
            syntax + app.settingsFindings + ofKit.unknownKit + ofKit.missingTemplates + misplaced
            + CascadingErrors(causedBy: syntax).removed(from: checked.findings)
            // Which views an unknown kit can show is not known.
            .filter { ofKit.unknownKit.isEmpty || $0.rule.id != Rule.foreignKit.id }
        let (kept, silenced) = Suppressions(sources, rules: app.rules).applied(to: findings)
        let diagnostics = app.settings.adjusted(kept).sortedByPlace().withoutRepetitions
        return Checked(
            program: diagnostics.containsError ? nil : checked.program, diagnostics: diagnostics, silenced: silenced)
    }

    /// A spec as it was read.
    fileprivate struct ReadSpec: Sendable {
        let draft: SpecDraft
        /// The syntax errors of its text.
        let syntax: [Diagnostic]
        /// Findings about declarations in it that are allowed in `App.viper` only.
        var misplaced: [Diagnostic] = []
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

    /// What all specs declare, `App.viper` among them, sorted by path. Each syntax tree is reduced to its draft at once.
    fileprivate func readSpecs() -> [Pipeline.ReadSpec] {
        let settings = appFile.settings
        let app = appFile.syntax
        let specs = sortedSpecs.mapInParallel { source in
            let (file, findings) = SpecParser.parse(source)
            return Pipeline.ReadSpec(
                draft: SpecDraft(file, settings: settings), syntax: findings,
                misplaced: MisplacedAppCheck.findings(file, app: app))
        }
        let own = app.map { app in
            Pipeline.ReadSpec(draft: SpecDraft(app, settings: settings), syntax: appFile.syntaxFindings)
        }
        return ((own.map { [$0] } ?? []) + specs).sorted { $0.draft.source.path < $1.draft.source.path }
    }

    /// The specs without `App.viper` and without repeated paths, sorted by path.
    private var sortedSpecs: [SourceFile] {
        specs.unique(by: \.path).filter { $0.path != app?.path }.sorted { $0.path < $1.path }
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
