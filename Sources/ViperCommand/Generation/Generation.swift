import Diagnostics
import UserCode
import ViperGeneration
import ViperModel

/// The stages of viper-gen, from the files of a project to the changes on disk. Each command runs these stages, but may
/// start later or end earlier:
///
///     read       disk → ProjectFiles                    Generation+Reading.swift
///     check      texts → Pipeline.Checked               ViperModel/Pipeline+Check.swift
///     plan       program and templates → Plan           ViperGeneration/Render/Plan.swift
///     render     plan → [RenderedFile], in memory       ViperGeneration/Render/Plan.swift
///     outline    own Swift → [UserFile]                 UserCode/UserFiles/UserFile.swift
///     reconcile  files, own Swift, disk → ChangeSet     Generation+Reconciling.swift
///     write      changes → disk, all or nothing         ChangeSet+Writing.swift
struct Generation {
    let project: Project
    let session: Session
    var request = GenerationRequest()

    /// Runs all stages except writing. Reports nothing, and does not change the disk.
    func outcome() throws(CommandFailure) -> Outcome {
        let files = try read()
        let checked = Pipeline.check(files.texts)
        let (plan, findings) = try plan(checked, of: files)
        let rendered = try render(plan, beside: findings)
        let written = UserFile.read(files.swift, unit: files.settings.indentation.text)
        let changeSet = try reconcile(rendered, of: plan, with: files, written)
        return Outcome(
            files: files, plan: plan, diagnostics: findings, silenced: checked.silenced,
            rendered: request.additions + rendered, written: written, changeSet: changeSet)
    }
}

/// The result of all stages except writing.
struct Outcome: Sendable {
    let files: ProjectFiles
    let plan: Plan
    /// The findings about specs and templates.
    let diagnostics: [Diagnostic]
    /// The findings that are suppressed by comments in specs.
    let silenced: [Diagnostic]
    /// All rendered files, including those of modules that are not selected.
    let rendered: [RenderedFile]
    /// The user-owned Swift.
    let written: [UserFile]
    let changeSet: ChangeSet

    var settings: AppSettings { files.settings }
    var program: Program { plan.program }

    /// The sorted names of the modules, without external ones.
    var modules: [String] { program.modules.map(\.name).sorted() }

    /// The files that the generated files depend on: specs, templates, and Swift with types that specs mention.
    var read: [String] { files.texts.paths + program.own.map(\.source.path) }

    /// All findings about specs, templates and files.
    var findings: [Diagnostic] { diagnostics + settings.adjusted(changeSet.findings) }

    /// Returns the tests of the selected modules that are not generated, because they could not run.
    func omittedTests(of modules: ModuleSelection) -> [OmittedTest] {
        plan.modules.filter { modules.holds($0.name) }.flatMap(\.omitted)
    }
}
