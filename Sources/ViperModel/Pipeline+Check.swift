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

    /// From texts to a program: parse, resolve, check. Neither it nor the findings depend on the order in which files are given.
    package static func check(_ input: Input) -> Checked {
        let app = input.appFile
        let specs = input.readSpecs()
        let (syntax, misplaced) = (specs.flatMap(\.syntax), specs.flatMap(\.misplaced))
        let sources = specs.map(\.draft.source)
        let drafts = (consume specs).map(\.draft)
        let checked = ProgramCheck.run(consume drafts, settings: app.settings, root: app.root, own: input.own)

        var unknownKit = app.unknownKit(input.projectTemplates)
        var missingTemplates = app.missingTemplates(input.projectTemplates)
        // A kit of the project's own is not known because its folder is not found.
        if unknownKit.first?.fixIts.isEmpty ?? false {
            unknownKit[0].notes += missingTemplates.map { .init($0.message, at: $0.location) }
            missingTemplates = []
        }
        let findings =
            syntax + app.settingsFindings + unknownKit + missingTemplates + misplaced
            + CascadingErrors(causedBy: syntax).removed(from: checked.findings)
            // Nobody knows which views a kit can show that is misspelt.
            .filter { unknownKit.isEmpty || $0.rule.id != Rule.foreignKit.id }
        let (kept, silenced) = Suppressions(sources, rules: app.rules).applied(to: findings)
        let diagnostics = app.settings.adjusted(kept).sortedByPlace().withoutRepetitions
        return Checked(
            program: diagnostics.containsError ? nil : checked.program, diagnostics: diagnostics, silenced: silenced)
    }

    /// A spec as it was read.
    fileprivate struct ReadSpec: Sendable {
        let draft: SpecDraft
        /// What is wrong with its text.
        let syntax: [Diagnostic]
        /// What stands in it and belongs into `App.viper`.
        var misplaced: [Diagnostic] = []
    }
}

extension Pipeline.Input {
    /// What all specs declare, `App.viper` among them, sorted by path. A syntax tree is gone before the next one comes.
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

    /// Each path once, `App.viper` left out.
    private var sortedSpecs: [SourceFile] {
        specs.unique(by: \.path).filter { $0.path != app?.path }.sorted { $0.path < $1.path }
    }
}

extension [Diagnostic] {
    /// Sorted findings, each of them once.
    package var withoutRepetitions: [Diagnostic] {
        reduce(into: []) { kept, next in
            if kept.last != next { kept.append(next) }
        }
    }
}
