import Diagnostics
import HandWritten
import ViperGeneration
import ViperModel

/// The whole tool in one place: from the texts of a project to the changes that bring its disk in line with them. Every command
/// is these stages with another beginning or end:
///
///     read       disk → ProjectFiles                    Generation+Reading.swift
///     check      texts → Pipeline.Checked               ViperModel/Pipeline+Check.swift
///     plan       program and templates → Plan           ViperGeneration/Render/Plan.swift
///     render     plan → Rendering, in memory            ViperGeneration/Render/Rendering.swift
///     outline    own Swift → [WrittenFile]              HandWritten/Written/WrittenFile.swift
///     reconcile  rendering, own Swift, disk → ChangeSet Generation+Reconciling.swift
///     write      changes → disk, all or nothing         ChangeSet+Writing.swift
struct Generation {
    let project: Project
    let session: Session
    var request = GenerationRequest()

    /// Does everything up to writing. Nothing is reported, and nothing on the disk changes.
    func outcome() throws(CommandFailure) -> Outcome {
        let files = try read()
        session.begin("reading \(counted(files.texts.specs.count, "spec"))")
        let checked = Pipeline.check(files.texts)
        let (plan, findings) = try plan(checked, of: files)
        session.begin("generating \(counted(plan.fileCount, "file"))")
        let rendering = try render(plan, beside: findings)
        session.begin("comparing with your Swift")
        let written = WrittenFile.read(try files.swift.sources(), unit: files.settings.indentation.text)
        let changeSet = try reconcile(rendering, of: plan, with: files, written)
        return Outcome(
            files: files, plan: plan, diagnostics: findings + rendering.findings, silenced: checked.silenced,
            rendered: request.additions + rendering.files, written: written, changeSet: changeSet)
    }
}

/// What a run would do, with nothing reported and nothing written.
struct Outcome: Sendable {
    /// What was read.
    let files: ProjectFiles
    /// What the specs call for; no error is in them.
    let plan: Plan
    /// What is to be said of specs and templates.
    let diagnostics: [Diagnostic]
    /// What comments in the specs keep from being said.
    let silenced: [Diagnostic]
    /// The files to be, whether or not they are selected.
    let rendered: [RenderedFile]
    /// The Swift that people own.
    let written: [WrittenFile]
    let changeSet: ChangeSet

    var settings: AppSettings { files.settings }
    var program: Program { plan.program }

    /// The names of the modules, sorted; external ones are not among them.
    var modules: [String] { program.modules.map(\.name).sorted() }

    /// The files that the generated ones come from: specs, templates, and the Swift whose types specs mention.
    var read: [String] { files.texts.paths + program.own.map(\.source.path) }

    /// All that is to be said of specs, templates and files.
    var findings: [Diagnostic] { diagnostics + settings.adjusted(changeSet.findings) }

    /// The tests of the selected modules that are not written, because they could not run.
    func omittedTests(of modules: ModuleSelection) -> [OmittedTest] {
        plan.modules.filter { modules.holds($0.name) }.flatMap(\.omitted)
    }
}
