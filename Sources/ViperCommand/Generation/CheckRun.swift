import Diagnostics
import UserCode
import ViperGeneration
import ViperModel

/// A run of `check`: the stages of `generate` without writing, and the rules for user-owned Swift.
struct CheckRun {
    var project: Project
    let session: Session
    let modules: ModuleSelection
    /// The lowest severity that makes the run fail.
    let failing: Severity
    /// The path of the dependency file, which tells a build tool the files that the run read; nil for none.
    let depfile: String?
    /// Whether the run writes all findings to the baseline. Otherwise, it does not report findings that are in the
    /// baseline.
    var writesBaseline = false

    func run() throws(CommandFailure) -> ExitCode {
        let start = session.world.clock()
        let generation = Generation(project: project, session: session, request: GenerationRequest(modules: modules))
        try generation.check(depfile: depfile)
        let outcome: Outcome
        do {
            outcome = try generation.outcome()
        } catch .invalidInput(let diagnostics) {
            session.report(diagnostics + (try conflicts(in: generation)))
            return .invalidInput
        }
        let all = findings(outcome, deviations: outcome.changeSet.deviations)
        var (findings, remark) = try beyondBaseline(all)
        // In formats for programs, each file has its own finding, because programs count the files themselves.
        let isForPeople = [.text, .github].contains(session.shared.format)
        if isForPeople, session.shared.verbosity != .verbose { findings = findings.countingOutdatedFiles }
        session.report(findings)
        if session.shared.verbosity == .verbose { printOmittedTests(outcome.omittedTests(of: modules)) }
        let count = modules.names(among: outcome.modules)?.count ?? outcome.modules.count
        session.printStatus(
            "\(counted(count, "module")): \(summary(findings, beyondBaseline: !remark.isEmpty))\(remark) (\(Summary.hundredths(session.world.clock() - start)) s)"
        )
        try generation.writeDependencyFile(
            outcome.files.texts.paths + outcome.written.map(\.source.path)
                + outcome.rendered.filter(\.isInProject).map(\.path), in: depfile)
        return findings.contains { $0.severity >= failing } ? .findings : .success
    }

    /// Returns the findings that are not in the baseline, and a remark for the summary about the findings in the
    /// baseline.
    private func beyondBaseline(_ all: [Diagnostic]) throws(CommandFailure) -> ([Diagnostic], remark: String) {
        if writesBaseline {
            let old = try project.file(at: Baseline.path)
            let text = Baseline.text(all)
            let baseline = session.shared.writing == .forReal ? Baseline(text) : try Baseline(of: project)
            if session.shared.writing == .forReal, old?.bytes != Array(text.utf8) {
                try session.apply(
                    [FileChange(path: Baseline.path, old: old?.bytes, new: Array(text.utf8))], by: project.writer)
            }
            let known = text.utf8.count { $0 == 0x0A }
            return (baseline?.new(among: all).findings ?? all, ", \(known) in baseline")
        }
        guard let baseline = try Baseline(of: project) else { return (all, "") }
        let (found, fixed) = baseline.new(among: all)
        var remark = all.count > found.count ? ", \(all.count - found.count) in baseline" : ""
        let new = found + [baseline.renamedRule].compactMap(\.self)
        // A run for some modules cannot tell which findings were fixed in other modules.
        guard fixed > 0, modules == .all else { return (new, remark) }
        remark += ", \(fixed) fixed"
        let stale = Diagnostic(
            .staleBaseline,
            "\(counted(fixed, "finding")) of the baseline no longer \(fixed == 1 ? "occurs" : "occur")",
            at: .whole(Baseline.path), notes: ["run 'viper-gen check --write-baseline' to update the baseline"])
        return (failing == .warning ? new + [stale] : new, remark)
    }

    /// Prints the reasons why tests were not generated, one line for all tests with the same location and reason.
    private func printOmittedTests(_ tests: [OmittedTest]) {
        let counts = Dictionary(tests.map { ($0, 1) }, uniquingKeysWith: +)
        for test in tests.unique {
            let count = counts[test] ?? 1
            let (file, start) = (test.location.file, test.location.range.lowerBound)
            let place = file.position(of: start)
            session.printNotice(
                "\(project.prefix)\(file.path):\(place.line):\(place.column): no test: \(test.reason)"
                    + (count > 1 ? " (\(count) tests)" : ""))
        }
    }

    /// Returns the findings that `check` will report after the changes of `outcome` are written, and findings about
    /// changes that could not be made.
    static func findings(afterWriting outcome: Outcome, to project: Project, in session: Session)
        -> [Diagnostic]
    {
        CheckRun(project: project, session: session, modules: .all, failing: .error, depfile: nil)
            .findings(outcome, deviations: outcome.changeSet.findings)
    }

    func findings(_ outcome: Outcome, deviations: [Diagnostic]) -> [Diagnostic] {
        let (program, settings) = (outcome.program, outcome.settings)
        let going = Set(outcome.changeSet.changes.filter { $0.new == nil }.map(\.path))
        let written = outcome.written.filter { !going.contains($0.source.path) }
        let own = outcome.files.texts.ownTemplateNames
        let begun = outcome.rendered.filter { file in
            file.owner == .yours && file.template.map { own.contains($0.rawValue) } ?? true
        }
        let found = Lint.findings(
            Lint.Input(
                program: program, sources: written.below(settings.sources),
                tests: written.below(settings.testing), begunByTemplates: Set(begun.map(\.path)),
                modules: modules.names(among: outcome.modules),
                includesSharedCode: modules.removesStaleFiles && modules.holds(nil),
                found: deviations, silenced: outcome.silenced))
        return (outcome.diagnostics.filter { !isOfOthers($0, in: program) } + found).sortedByPlace()
            .withoutRepetitions
    }

    /// Returns whether the finding is in a module that is not selected.
    private func isOfOthers(_ finding: Diagnostic, in program: Program) -> Bool {
        guard modules != .all, let location = finding.location else { return false }
        return program.modules.contains { module in
            !modules.holds(module.name) && module.source.path == location.file.path
                && module.range.contains(location.range.lowerBound)
        }
    }

    /// Returns the findings about user-owned files that `check` can report even if specs have errors.
    private func conflicts(in generation: Generation) throws(CommandFailure) -> [Diagnostic] {
        let files = try project.handWritten(try generation.readApp().settings)
        return Lint.conflicts(in: files)
    }

    private func summary(_ findings: [Diagnostic], beyondBaseline: Bool) -> String {
        let errors = findings.count { $0.severity == .error }
        let warnings = findings.count - errors
        let parts = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }.map { counted($0, $1) }
        if parts.isEmpty { return beyondBaseline ? "no new findings" : "no findings" }
        return parts.joined(separator: ", ")
    }
}

extension ChangeSet {
    /// The differences between the disk and the specs. There is one finding for each file that `generate` would change
    /// or refuse to change.
    var deviations: [Diagnostic] {
        let news = changes.filter { $0.old == nil && $0.path.isGeneratedPath }
        let homes = Dictionary(firstOf: news.map { ($0.path.nameInFolder, $0.path) })
        return refusals + findings
            + [xcode.flatMap(Diagnostic.outdatedProject)].compactMap(\.self)
            + changes.filter { $0.path != xcode?.file?.path }.map { change in
                switch (change.old, change.new) {
                case (nil, _): .missingFile(change.path)
                case (_, nil): .staleFile(change.path, home: homes[change.path.nameInFolder] ?? moved[change.path])
                case (let old?, let new?):
                    change.path.isGeneratedPath
                        ? .outdatedFile(SourceFile(path: change.path, bytes: old), new: new)
                        : .outdatedUserFile(SourceFile(path: change.path, bytes: old), new: new)
                }
            }
    }
}

extension String {
    /// The name of a file with its outermost folder: `Sources/Feed.generated.swift`. The folder distinguishes sources
    /// from tests.
    fileprivate var nameInFolder: String { "\(prefix { $0 != "/" })/\(fileName)" }
}
