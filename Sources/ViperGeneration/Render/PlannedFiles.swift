import Diagnostics
import TemplateEngine
import ViperModel

/// The files that a program calls for, part by part: each part is rendered when it is asked for, and nothing of it is kept.
package struct PlannedFiles: Sendable {
    /// What is rendered in one go.
    package enum Part: Sendable {
        /// What the modules of a spec share, by its place in the plan.
        case shared(Int)
        /// The files of a module, by its place in the program.
        case module(Int)
    }

    /// What is left of a part when its files are gone: what the last files need to know.
    package struct Remainder: Sendable {
        /// The paths of its files, where templates add others.
        var paths: [String] = []
        /// What templates of the project's own have made that is no Swift, though it is to be.
        var faulty: [OwnOutput] = []
        /// The types whose fixture a person has to write.
        var unwritten: [String] = []
        /// The tests that are not written, because they could not run.
        package var omitted: [OmittedTest] = []
        /// What each template makes of a module that adds files for modules, in the templates' order.
        var added: [MadeFile?] = []
        /// What templates see of a module, where one adds a file for the app: one, or none. It is large where it stands.
        var record: [ModuleRecord] = []
    }

    private let plan: Plan
    package let program: Program
    /// What makes files of templates, the project's own among them.
    package let renderer: Renderer

    init(_ plan: Plan, of program: Program, by renderer: Renderer) {
        self.plan = plan
        self.program = program
        self.renderer = renderer
    }

    /// In the order of the plan; the `lastFiles` come behind their files.
    package var parts: [Part] {
        plan.shared.indices.map(Part.shared) + program.modules.indices.map(Part.module)
    }

    /// The files of a part, in the order in which they are written.
    package func files(
        of part: Part
    ) throws(Renderer.Failure) -> (files: [RenderedFile], remainder: Remainder) {
        var remainder = Remainder()
        let planned: [PlannedFile]
        switch part {
        case .shared(let index): planned = plan.shared[index]
        case .module(let index):
            let module = plan.module(at: index)
            planned = module.files
            remainder.unwritten = module.unwritten
            remainder.omitted = module.omitted
            remainder.added = try renderer.filesAdded(to: module)
            if renderer.addsFileForApp { remainder.record = [module.record] }
        }
        let made = try renderer.made(planned)
        if renderer.addsFiles { remainder.paths = made.map(\.file.path) }
        remainder.faulty = made.faulty
        return (made.map(\.file), remainder)
    }

    /// Those files of a part that stand below a folder; what templates add is not among them.
    package func files(of part: Part, below folder: String) throws(Renderer.Failure) -> [RenderedFile] {
        let planned =
            switch part {
            case .shared(let index): plan.shared[index]
            case .module(let index): plan.module(at: index).files
            }
        return try renderer.made(planned.filter { $0.path.isBelow(folder) }).map(\.file)
    }

    /// What comes last: what all modules share, and what the project's templates add; and what is to be said of all files.
    package func lastFiles(
        after parts: [Remainder]
    ) throws(Renderer.Failure) -> (files: [RenderedFile], findings: [Diagnostic]) {
        let support = try renderer.made(plan.support(unwritten: parts.flatMap(\.unwritten)))
        let added = try renderer.filesAdded(
            to: Array(parts.dropFirst(plan.shared.count)), of: program, for: plan.app,
            beside: parts.flatMap(\.paths) + support.map(\.file.path))
        // Of several files that the same templates make, the first says enough.
        var findings: [[String]: Diagnostic] = [:]
        for output in parts.flatMap(\.faulty) + support.faulty + added.faulty where findings[output.templates] == nil {
            findings[output.templates] = output.fault
        }
        return ((support + added).map(\.file), program.app.adjusted(Array(findings.values)).sortedByPlace())
    }
}

/// A file that was rendered, and what it says where a template of the project's own has made it.
struct MadeFile: Sendable {
    let file: RenderedFile
    let output: OwnOutput?
}

extension [MadeFile] {
    /// What is no Swift, though it is to be.
    fileprivate var faulty: [OwnOutput] { compactMap(\.output).filter { $0.fault != nil } }
}
