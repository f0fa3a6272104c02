import Diagnostics
import ViperSpec

extension Pipeline {
    /// From texts to a program: parse, resolve, check. The program is nil where there is an error; neither it nor the findings
    /// depend on the order in which files are given.
    package static func check(_ input: Input) -> (program: Program?, diagnostics: [Diagnostic]) {
        let checked = checked(input)
        return (checked.program, checked.diagnostics)
    }

    /// What checking specs brings.
    struct Checked {
        var program: Program?
        var diagnostics: [Diagnostic]
        /// What comments keep from being said.
        var silenced: [Diagnostic]
        /// What other specs see of each, sorted by path.
        var interfaces: [Memo.File]
    }

    /// What is found in other specs than those that `meant` holds does not count.
    static func checked(_ input: Input, findingsIn meant: Set<String>? = nil) -> Checked {
        let app = input.appFile
        let (files, syntax, misplaced) = parsed(input)
        let sources = files.map(\.source)
        let interfaces = files.filter { $0.source.path != app.source?.path }.mapInParallel { file in
            Memo.File(path: file.source.path, digest: Digest(file.seenText))
        }
        let checked = ProgramCheck.run(consume files, settings: app.settings, root: app.root)

        let findings =
            syntax + app.settingsFindings + app.unknownKit(input.projectTemplates) + misplaced
            + Consequences(of: syntax).removed(from: checked.findings)
            .filter { $0.isIn(meant) }
        let (kept, silenced) = Silences(sources).applied(to: findings)
        let diagnostics = app.settings.adjusted(kept).sortedByPlace().withoutRepetitions
        return Checked(
            program: diagnostics.containsError ? nil : checked.program, diagnostics: diagnostics, silenced: silenced,
            interfaces: interfaces)
    }

    /// The syntax trees of all files, `App.viper` among them, sorted by path; what is wrong with their texts; and what stands
    /// in a spec and belongs into `App.viper`.
    private static func parsed(
        _ input: Input
    ) -> (files: [SpecFile], syntax: [Diagnostic], misplaced: [Diagnostic]) {
        let app = input.appFile
        let specs = input.sortedSpecs.mapInParallel { SpecParser.parse($0) }
        let files = ((app.syntax.map { [$0] } ?? []) + specs.map(\.0)).sorted { $0.source.path < $1.source.path }
        return (
            files, app.syntaxFindings + specs.flatMap(\.1),
            MisplacedAppCheck.findings(specs.map(\.0), app: app.syntax)
        )
    }
}

extension Pipeline.Input {
    /// Each path once, `App.viper` left out.
    fileprivate var sortedSpecs: [SourceFile] {
        var seen: Set<String> = app.map { [$0.path] } ?? []
        return specs.filter { seen.insert($0.path).inserted }.sorted { $0.path < $1.path }
    }
}

extension Diagnostic {
    /// It stands in one of some files, or in none.
    fileprivate func isIn(_ paths: Set<String>?) -> Bool {
        guard let paths, let path = location?.file.path else { return true }
        return paths.contains(path)
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
